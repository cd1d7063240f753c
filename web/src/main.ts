import "./tokens.css";
import "./shell.css";
import "./lib/games/looks.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { fileOf } from "./offline/edition";

await settings.load();
const target = document.getElementById("app");
if (target) mount(App, { target });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register(fileOf("sw.js"));
