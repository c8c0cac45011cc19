import "./tokens.css";
import "./fonts/fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });

// Only a secure context may keep the shell for later; the page About says so where it is not.
if (isSecureContext && "serviceWorker" in navigator) void keepShell();

/** What was loaded before the worker was there is kept as well; the worker keeps what comes later. */
async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const shell = await caches.open("throneroom-shell");
  const keep = (entries: PerformanceEntryList) =>
    shell.addAll(entries.map((entry) => entry.name).filter((name) => new URL(name).pathname.startsWith("/assets/")));
  new PerformanceObserver((list) => void keep(list.getEntries())).observe({ type: "resource", buffered: true });
}
