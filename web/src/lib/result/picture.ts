/** A picture of a result, drawn here: to be kept or given to others. */

import type { Box, Curve } from "../wire/types";
import { isOneTeam } from "./curve";

const WIDE = 1200;
const HIGH = 630;
const PAPER = "#FDFAF3";
const INK = "#1D1A2B";
const FAINT = "#453F55";
const HAIR = "#C9BDA8";
const SEATS = ["#B3321F", "#1F5E9C", "#8A6400", "#2B6B3F", "#6B3A8C", "#23212E", "#A03A6A", "#0F6A73"];
const DISPLAY = '"Grenze Gotisch", serif';
const NAMES = '"Grenze", serif';
const PLAIN = '"Alegreya Sans", sans-serif';
/** As many names as stand under each other. */
const ROWS = 6;

export interface Shown {
  game: string;
  box: Box;
  /** How it ended, in a sentence. */
  ending: string;
  /** Duration, length and the like. */
  facts: readonly string[];
  ranks: readonly { seat: number; name: string; winner: boolean; score: string }[];
  curve: Curve | null;
  /** By seat: the colour that the game itself gives the player. */
  inks: readonly (string | null)[];
  address: string;
}

export async function picture(shown: Shown): Promise<Blob> {
  await Promise.all([`700 72px ${DISPLAY}`, `600 34px ${NAMES}`, `500 24px ${PLAIN}`, `700 24px ${PLAIN}`].map((font) => document.fonts.load(font)));
  const canvas = new OffscreenCanvas(WIDE, HIGH);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  paper(pen, shown.box);
  heading(pen, shown);
  ranks(pen, shown);
  if (shown.curve && shown.curve.standings.length > 1) lines(pen, shown.curve, shown.inks, 660, 232, 476, 260);
  pen.fillStyle = FAINT;
  pen.font = `500 24px ${PLAIN}`;
  pen.fillText(fitted(pen, shown.facts.join("  ·  "), 1000), 96, 560);
  pen.font = `700 24px ${PLAIN}`;
  pen.textAlign = "right";
  pen.fillText(shown.address, WIDE - 64, 594);
  return canvas.convertToBlob({ type: "image/png" });
}

type Pen = OffscreenCanvasRenderingContext2D;

/** The box's paper at the spine, a printer's double rule round the rest. */
function paper(pen: Pen, box: Box): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = box.paper ?? "#3D4658";
  pen.fillRect(0, 0, 56, HIGH);
  pen.fillStyle = box.motif ?? "#4C566A";
  for (let y = 21; y < HIGH; y += 42) lozenge(pen, 28, y, 9, 15);
  pen.strokeStyle = INK;
  pen.lineWidth = 3;
  pen.strokeRect(1.5, 1.5, WIDE - 3, HIGH - 3);
  pen.strokeStyle = HAIR;
  pen.lineWidth = 1.5;
  pen.strokeRect(66, 10, WIDE - 76, HIGH - 20);
}

function lozenge(pen: Pen, x: number, y: number, half: number, tall: number): void {
  pen.beginPath();
  pen.moveTo(x, y - tall);
  pen.lineTo(x + half, y);
  pen.lineTo(x, y + tall);
  pen.lineTo(x - half, y);
  pen.fill();
}

function heading(pen: Pen, { game, ending }: Shown): void {
  pen.fillStyle = INK;
  pen.textBaseline = "alphabetic";
  pen.font = `700 72px ${DISPLAY}`;
  pen.fillText(fitted(pen, game, 800), 94, 104);
  pen.font = `600 34px ${NAMES}`;
  pen.fillText(fitted(pen, ending, 1040), 96, 160);
  pen.textAlign = "right";
  pen.font = `700 40px ${DISPLAY}`;
  pen.fillText("Sortilège", WIDE - 64, 76);
  pen.textAlign = "left";
}

function inkOf(seat: number, inks: Shown["inks"]): string {
  return inks[seat] ?? SEATS[seat % SEATS.length] ?? INK;
}

function ranks(pen: Pen, { ranks: all, inks }: Shown): void {
  const many = all.length > ROWS;
  const step = many ? 26 : 52;
  const size = many ? 11 : 19;
  for (const [place, { seat, name, winner, score }] of all.entries()) {
    const y = 226 + place * step;
    pen.fillStyle = inkOf(seat, inks);
    pen.beginPath();
    pen.arc(96 + size, y, size, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = "#fff";
    pen.font = `700 ${many ? 14 : 24}px ${PLAIN}`;
    pen.textAlign = "center";
    pen.fillText(name.charAt(0).toUpperCase(), 96 + size, y + (many ? 5 : 8));
    pen.textAlign = "left";
    pen.fillStyle = INK;
    pen.font = `600 ${many ? 22 : 34}px ${NAMES}`;
    const shown = fitted(pen, name, 330);
    pen.fillText(shown, 96 + 2 * size + 14, y + (many ? 7 : 11));
    if (winner) {
      pen.fillStyle = "#7C5C12";
      const end = 96 + 2 * size + 14 + pen.measureText(shown).width;
      star(pen, end + 8 + size, y, size);
    }
    pen.fillStyle = INK;
    pen.font = `700 ${many ? 22 : 36}px ${DISPLAY}`;
    pen.textAlign = "right";
    pen.fillText(score, 600, y + (many ? 7 : 12));
    pen.textAlign = "left";
  }
}

function star(pen: Pen, x: number, y: number, size: number): void {
  pen.beginPath();
  for (let point = 0; point < 10; point++) {
    const far = point % 2 === 0 ? size : size * 0.45;
    const turn = (point * Math.PI) / 5 - Math.PI / 2;
    pen.lineTo(x + far * Math.cos(turn), y + far * Math.sin(turn));
  }
  pen.fill();
}

function lines(pen: Pen, { standings }: Curve, inks: Shown["inks"], left: number, top: number, wide: number, high: number): void {
  const last = standings.at(-1)?.ply ?? 1;
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  pen.strokeRect(left, top, wide, high);
  pen.strokeStyle = HAIR;
  pen.setLineDash([6, 7]);
  pen.beginPath();
  pen.moveTo(left, top + high / 2);
  pen.lineTo(left + wide, top + high / 2);
  pen.stroke();
  pen.setLineDash([]);
  pen.lineWidth = 3.5;
  const seats = isOneTeam(standings) ? 1 : (standings[0]?.chances.length ?? 0);
  for (let seat = 0; seat < seats; seat++) {
    pen.strokeStyle = inkOf(seat, inks);
    pen.beginPath();
    for (const { ply, chances } of standings) {
      pen.lineTo(left + (ply / last) * wide, top + high - 6 - (chances[seat] ?? 0) * (high - 12));
    }
    pen.stroke();
  }
}

/** Words that fit into so many pixels. */
function fitted(pen: Pen, words: string, wide: number): string {
  if (pen.measureText(words).width <= wide) return words;
  let shorter = words;
  while (shorter && pen.measureText(`${shorter}…`).width > wide) shorter = shorter.slice(0, -1);
  return `${shorter}…`;
}

/** Gives it to the device's own way of sharing, or keeps it as a file: says whether it is one. */
export async function give(blob: Blob, name: string, link: string): Promise<boolean> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text: link });
      return false;
    } catch (wrong) {
      if (wrong instanceof DOMException && wrong.name === "AbortError") return false;
    }
  }
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return true;
}
