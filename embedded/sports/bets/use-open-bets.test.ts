import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { expect, test } from "vitest";
import { mergeBets } from "./use-open-bets.ts";

const bet = (id: string, minute: number, status: SportsBet["status"] = "OPEN") =>
  ({ id, status, placedAt: `2030-01-01T12:0${minute}:00Z` }) as SportsBet;

test("older bets follow the newest ones, and a live update of an older bet replaces it in place", () => {
  const cashedOut = bet("b2", 2, "CASHED_OUT");
  const merged = mergeBets([cashedOut, bet("b4", 4), bet("b3", 3)], [bet("b2", 2), bet("b1", 1)]);
  expect(merged.map(({ id }) => id)).toEqual(["b4", "b3", "b2", "b1"]);
  expect(merged[2]).toBe(cashedOut);
});
