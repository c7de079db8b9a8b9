import { expect, it } from "vitest";
import type { SlotHold, SlotPick, SlotSpin } from "../../math/slots/slot-state.ts";
import { hasFeature } from "./has-feature.ts";

const spin: SlotSpin = {
  free: false,
  stops: [],
  landed: [],
  reveal: null,
  expanded: [],
  multiplier: 1,
  screens: [],
  lanterns: [],
  lanternWin: 0,
  scatters: { places: [], win: 0, freeSpins: 0 },
  hold: null,
  coins: [],
  win: 0,
};
const hold: SlotHold = { rounds: [], full: null, total: 0, win: 0 };
const pick: SlotPick = { prizes: [], left: [], win: 0 };

it("takes free spins, hold and win and picks for features", () => {
  expect(hasFeature({ spins: [spin, { ...spin, free: true }] })).toBe(true);
  expect(hasFeature({ spins: [{ ...spin, hold }] })).toBe(true);
  expect(hasFeature({ spins: [spin], pick })).toBe(true);
});

it("takes neither a plain spin nor its respins for one", () => {
  expect(hasFeature({ spins: [spin] })).toBe(false);
  expect(hasFeature({ spins: [spin, { ...spin, respin: true }] })).toBe(false);
});
