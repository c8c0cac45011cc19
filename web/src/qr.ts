// A QR code as one path.

import { encode } from "uqr";

const QUIET = 4; // modules of white around the code, as readers expect

export function qr(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: QUIET });
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: dark.join("") };
}
