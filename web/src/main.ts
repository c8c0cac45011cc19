import "./tokens.css";
import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });

// Only a secure context may keep the shell for later; the page About says so where it is not.
if (isSecureContext && "serviceWorker" in navigator) void keepShell();

/**
 * What was loaded before the worker was there is kept as well; the worker keeps what comes later.
 * Keeping a file fetches it, and the observer is told of that, too: so each is kept only once.
 */
async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const shell = await caches.open("throneroom-shell");
  const kept = new Set<string>();
  const keep = (name: string) => {
    if (kept.has(name) || !new URL(name).pathname.startsWith("/assets/")) return;
    kept.add(name);
    void shell.add(name);
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => keep(entry.name)));
  observer.observe({ type: "resource", buffered: true });
}
