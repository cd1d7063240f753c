/** The companion on its own: a static folder, without a server behind it. */

import "../tokens.css";
import "../shell.css";
import "../lib/games/looks.css";

import { mount } from "svelte";

import { settings } from "$lib/settings.svelte";
import Alone from "./Alone.svelte";

await settings.load();
const target = document.getElementById("app");
if (target) mount(Alone, { target });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("./sw.js").catch(() => null);
