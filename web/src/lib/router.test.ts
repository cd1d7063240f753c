// @vitest-environment node
import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "", origin: "http://here" });
vi.stubGlobal("addEventListener", () => undefined);
const { router } = await import("./router.svelte");

function matched(path: string, prefix: string): string | null {
  router.path = path;
  return router.match(prefix);
}

test("what ends in a slash has something behind it", () => {
  expect(matched("/t/abc", "/t/")).toBe("abc");
  expect(matched("/t/a%20b/", "/t/")).toBe("a b");
  expect(matched("/t/", "/t/")).toBeNull();
  expect(matched("/t", "/t/")).toBeNull();
});

test("everything else has nothing behind it", () => {
  expect(matched("/rules", "/rules")).toBe("");
  expect(matched("/rules/", "/rules")).toBe("");
  expect(matched("/rulesofthumb", "/rules")).toBeNull();
});

test("an address that cannot be read is taken as it is", () => {
  expect(matched("/t/%E0%A4%A", "/t/")).toBe("%E0%A4%A");
});
