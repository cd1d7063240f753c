import { describe, expect, test } from "vitest";

import { fitOf, isFit, withFit } from "./fits";
import { olderSheet, plainValue } from "./sheets";

const OLD = "@supports not (color:color-mix(in srgb,red,red))";
const flat = (css: string): string => css.replace(/\s+/g, " ").replace(/ ?([{};:]) ?/g, "$1").trim();
/** What such a browser reads besides, and what all do. */
const both = (css: string): string => flat(olderSheet(css));

describe("a rule", () => {
  test("that all browsers know stays alone", () => {
    expect(both(".a{color:red;width:calc(var(--u)*2)}")).toBe(".a{color:red;width:calc(var(--u)*2)}");
  });

  test("that they do not is said again, whole, after it and for them alone", () => {
    expect(both(".a{--die:min(68px,var(--u)*1.7);color:red}")).toBe(flat(`.a{--die:min(68px,var(--u)*1.7);color:red}${OLD}{.a{--die:calc(var(--u)*1.7);color:red}}`));
  });

  test("of key frames stays as it is", () => {
    expect(both("@keyframes land{from{scale:.4}}")).toBe("@keyframes land{from{scale:.4}}");
  });

  test("keeps grids apart by the first name of a gap too", () => {
    expect(both(".a{gap:4px 7px}")).toBe(".a{grid-gap:4px 7px;gap:4px 7px}");
  });

  test("that moves and turns does both by one property, in that order", () => {
    expect(both(".a{rotate:-24deg;translate:-50% -50%}")).toContain("transform:translate(-50%,-50%) rotate(-24deg)");
    expect(both(".a{rotate:7deg;transform:scale(2)}")).toContain("transform:rotate(7deg) scale(2)");
  });

  test("as wide as its frame up to some pixels has both bounds", () => {
    expect(both(".a{width:min(720px,100%)}")).toContain(flat(`${OLD}{.a{width:100%;max-width:720px}}`));
  });

  test("that makes a frame says so, and its size does not follow what is in it", () => {
    expect(both(".a{container-type:size}")).toContain("--measured:1;contain:size layout style");
  });

  test("for a frame of some size names the frame", () => {
    expect(both("@container (max-width:190px){.b{gap:0}.tv .c{color:red}}")).toContain(
      flat(`${OLD}{[data-fits~="max-width:190px"] .b{grid-gap:0;gap:0}.tv [data-fits~="max-width:190px"] .c{color:red}}`),
    );
  });
});

test.each([
  ["min(18px,var(--u)*.4)", "calc(var(--u)*.4)"],
  ["min(100%,calc(var(--u)*.56))", "calc(var(--u)*.56)"],
  ["700 min(58px,var(--u)*1.4)/1 var(--f)", "700 calc(var(--u)*1.4)/1 var(--f)"],
  ["clamp(60px,50%,82px)", "50%"],
  ["repeat(2,minmax(0,1fr))", "repeat(2,minmax(0,1fr))"],
  ["calc(100cqw - 34px)", "calc(calc(var(--cqw)*100) - 34px)"],
  ["color-mix(in srgb,var(--a) 88%,var(--b))", "var(--a)"],
  ["color-mix(in srgb,var(--a) 22%,#ebe3d2)", "#ebe3d2"],
  ["0 0 9px color-mix(in srgb,var(--a) 20%,transparent)", "0 0 9px var(--a)"],
  ["repeating-linear-gradient(90deg,var(--a) 0 8px,#fff 8px 16px)", "repeating-linear-gradient(90deg,var(--a) 0,var(--a) 8px,#fff 8px,#fff 16px)"],
  ["radial-gradient(60% 60% at 40% 30%,red 0,blue 70%)", "radial-gradient(60% 60% at 40% 30%,red 0,blue 70%)"],
  ["radial-gradient(circle at 10px 20px,red 1px,blue)", "radial-gradient(circle at 10px 20px,red 1px,blue)"],
])("%s is %s in words of 2018", (modern, plain) => {
  expect(plainValue(modern)).toBe(plain);
});

describe("a frame", () => {
  test("is asked for its bounds in either way of writing them", () => {
    expect(fitOf("(min-width: 130px) and (max-width: 190px)")).toBe("min-width:130px&max-width:190px");
    expect(fitOf("(width>=130px) and (height<=190px)")).toBe("min-width:130px&max-height:190px");
  });

  test("cannot be asked anything else", () => {
    expect(() => fitOf("(orientation: portrait)")).toThrow("no frame can be asked this: orientation:portrait");
  });

  test("fits up to its bounds, and not beyond any of them", () => {
    const fit = "min-width:130px&max-width:190px";

    expect([129, 130, 190, 191].map((width) => isFit(fit, width, 50))).toEqual([false, true, true, false]);
    expect([120, 121].map((height) => isFit("max-height:120px", 10, height))).toEqual([true, false]);
  });

  test("stands between what is around all frames and what is in it", () => {
    expect(withFit(".tv .stage .row .tr", "max-width:9px")).toBe('.tv .stage [data-fits~="max-width:9px"] .row .tr');
    expect(withFit('[data-theme="nuit"] .face', "max-width:9px")).toBe('[data-theme="nuit"] [data-fits~="max-width:9px"] .face');
  });
});
