import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Slot } from "../../../math/slots/slot.ts";
import type { Skin } from "../skin.ts";
import { createSprites } from "./sprites.ts";

let now = 0;
const painted: string[] = [];
const slot = { symbols: { A: "apple", B: "bell", C: "crown" } } as unknown as Slot;
/** In this test, painting a symbol takes three milliseconds. */
const paint = (name: string) => () => {
  painted.push(name);
  now += 3;
};
const skin = {
  symbols: { apple: paint("apple"), bell: paint("bell"), crown: paint("crown") },
} as unknown as Skin;

beforeEach(() => {
  now = 0;
  painted.length = 0;
  const context = { setTransform: () => undefined, drawImage: () => undefined };
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => context }) });
  vi.stubGlobal("performance", { now: () => now });
});
afterEach(() => vi.unstubAllGlobals());

test("a frame paints what fits into its time, and what stands on the reels first", () => {
  const sprites = createSprites(slot, skin, 50, 1);
  expect(sprites.find("C")).toBeUndefined();
  expect(sprites.paint(2)).toBe(true);
  expect(painted).toEqual(["crown"]);
  expect(sprites.find("C")).toBeDefined();
  expect(sprites.paint(4)).toBe(true);
  expect(painted).toEqual(["crown", "apple", "bell"]);
  expect(sprites.paint(4)).toBe(false);
  expect(sprites.find("A")?.blurred).not.toBe(sprites.find("A")?.sharp);
});

test("while the phone is turned, the former symbols are shown", () => {
  const former = createSprites(slot, skin, 50, 1);
  former.paint(100);
  const sprites = createSprites(slot, skin, 80, 1, former);
  expect(sprites.find("A")).toBe(former.find("A"));
  sprites.paint(100);
  expect(sprites.find("A")).not.toBe(former.find("A"));
});
