import { expect, it } from "vitest";
import { quickplayOf, realPlayReturn, withoutQuickplay } from "./quickplay.ts";

it.each([
  ["", "", null],
  ["#quickplay", "", "quickplay"],
  ["#quickplay_realplay", "", "quickplay_realplay"],
  ["#rules", "quickplay=true", "quickplay"],
  ["", "quickplay=true&realplay=true", "quickplay_realplay"],
  ["", "realplay=true", "quickplay_realplay"],
  ["", "quickplay=1", null],
])("%s ?%s", (hash, query, expected) => {
  expect(quickplayOf(hash, new URLSearchParams(query))).toBe(expected);
});

it("returns to the game, ready to play", () => {
  expect(realPlayReturn("/casino/slots/sevens?x=1#rules")).toBe(
    "/casino/slots/sevens?x=1#quickplay_realplay",
  );
});

it.each([
  ["", ""],
  ["?realplay=true", ""],
  ["?quickplay=true&realplay=true&x=1", "?x=1"],
  ["?a=1&b=%26", "?a=1&b=%26"],
])("of %j the query %j is left", (search, left) => {
  expect(withoutQuickplay(search)).toBe(left);
});
