/** All drawings, in the page: browsers of old televisions do not draw what lies in another file. */

const SPRITES = import.meta.glob<string>(["../sprite.svg", "../lib/games/*/sprite.svg"], { query: "?raw", import: "default", eager: true });

export function layOut(): void {
  const folder = document.createElement("div");
  Object.assign(folder.style, { position: "absolute", width: "0", height: "0", overflow: "hidden" });
  folder.innerHTML = Object.values(SPRITES).join("");
  document.body.append(folder);
}
