// Invitations that this tab has made or shown: whoever may come in may bring others along.

const place = (table: string): string => `invite-${table}`;

export const inviteTo = (table: string): string => sessionStorage.getItem(place(table)) ?? "";

export function keepInvite(table: string, secret: string): void {
  sessionStorage.setItem(place(table), secret);
}

/** Behind an address: what lets a stranger in. */
export const INVITE = "#invite=";
export const hashOf = (secret: string): string => (secret ? INVITE + secret : "");
