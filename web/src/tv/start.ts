/** A table for the whole room, on a television. */

import "../tokens.css";
import "../shell.css";
import "../lib/games/looks.css";
import "./tv.css";

import { mount } from "svelte";

import { settings } from "$lib/settings.svelte";
import { layOut } from "./drawings";
import Tv from "./Tv.svelte";

layOut();

void settings.load().then(() => {
  const target = document.getElementById("app");
  if (target) mount(Tv, { target });
});
