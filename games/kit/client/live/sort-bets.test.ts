import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { expect, test } from "vitest";
import { sortBets } from "./sort-bets.ts";

const bet = (id: string, stake: number, currency: string, practice = false) =>
  ({ id, stake, currency, practice }) as LiveBet;

test("sorts own bets first, then real money, then stakes by what they are worth", () => {
  const bets = [
    bet("yen", 500, "JPY"),
    bet("practice", 1_000, "USD", true),
    bet("dollars", 20, "USD"),
    bet("mine", 1, "USD"),
    bet("bitcoin", 0.001, "BTC"),
  ];
  const sorted = sortBets(bets, new Set(["mine"]));
  expect(sorted.map(({ id }) => id)).toEqual(["mine", "bitcoin", "dollars", "yen", "practice"]);
});
