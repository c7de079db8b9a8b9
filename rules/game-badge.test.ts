import { expect, it } from "vitest";
import { gameBadge } from "./game-badge.ts";

it.each([
  [null, false, null],
  ["new", false, "new"],
  ["live", false, "live"],
  ["jackpot", true, "free"],
  [null, true, "free"],
  ["unheard-of", false, null],
] as const)("%s, free games: %s", (badge, isFree, expected) => {
  expect(gameBadge(badge, isFree)).toBe(expected);
});
