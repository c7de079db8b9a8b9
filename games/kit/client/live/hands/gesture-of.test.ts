import { expect, test } from "vitest";
import { gestureOf, type SeenTable } from "./gesture-of.ts";

/** The gestures of a sequence of moments, without those at which the hands stay as they are. */
function gesturesOf(moments: readonly SeenTable[]) {
  return moments.slice(1).flatMap((now, at) => gestureOf(moments[at]!, now) ?? []);
}
const at = (phase: SeenTable["phase"], cards = 0, round: number | null = 1): SeenTable => ({
  phase,
  cards,
  round,
});

test("the hands invite, close the betting, deal every card, show the result and collect the cards", () => {
  const round = [
    at("CONNECTING", 0, null),
    at("BETTING"),
    at("BETTING"),
    at("CLOSING"),
    at("RUNNING", 1),
    at("RUNNING", 2),
    at("RUNNING", 2),
    at("RESULT", 2),
    at("BETTING", 0, 2),
  ];
  expect(gesturesOf(round)).toEqual(["invite", "close", "deal", "deal", "show", "collect"]);
});

test("the hands stay still when a page joins a running round or loses its connection", () => {
  expect(gesturesOf([at("CONNECTING", 0, null), at("RUNNING", 4, 7)])).toEqual([]);
  expect(gesturesOf([at("RUNNING", 4), at("CONNECTING", 4), at("RUNNING", 4)])).toEqual([]);
});
