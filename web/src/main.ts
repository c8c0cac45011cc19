import "./tokens.css";
import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });

// Only a secure context may keep the shell for later; the page About says so where it is not.
if (isSecureContext && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
