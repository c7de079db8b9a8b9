import { MEASURES } from "@parlour/contracts/entities/report";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Flow } from "./flow.ts";
import { measures, netRevenueOf, sumOf } from "./measures.ts";

const place = fc.constantFrom(
  "player:cash",
  "player:bonus",
  "player:pendingWithdrawal",
  "house:payments",
  "house:revenueCasino",
  "house:revenueSports",
  "house:promotions",
  "house:jackpots",
  "house:studioJackpots",
  "house:affiliates",
  "house:adjustments",
  "house:fees",
  "house:chargebacks",
);
const flow: fc.Arbitrary<Flow> = fc.record({
  day: fc.constant("2030-01-01"),
  brandId: fc.constant("main"),
  currency: fc.constant("USD"),
  type: fc.constantFrom("BET", "WIN", "ROLLBACK", "DEPOSIT", "WITHDRAWAL", "JACKPOT", "BONUS"),
  source: place,
  destination: place,
  gameId: fc.constant(""),
  amountMinor: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  transfers: fc.constant(1),
});
/** No part of the product moves money between two revenue accounts, so these flows are excluded. */
const possible = flow.filter(
  ({ source, destination }) =>
    source !== destination && !(source.includes("revenue") && destination.includes("revenue")),
);
const way = (type: string, source: string, destination: string) => ({ type, source, destination });

describe("the measures", () => {
  it("add up: gross revenue is stakes less wins and jackpot contributions", () => {
    fc.assert(
      fc.property(fc.array(possible, { maxLength: 40 }), (flows) => {
        const parts = sumOf("stakes", flows) - sumOf("wins", flows) - sumOf("jackpotContributions", flows);
        expect(sumOf("grossRevenue", flows)).toBe(parts);
        // Net revenue has the same meaning in reports and in affiliates' statements: commission is paid out of it.
        expect(netRevenueOf(flows)).toBe(parts - sumOf("promotionCost", flows));
      }),
    );
  });

  it("count reverse flows as negative", () => {
    fc.assert(
      fc.property(fc.constantFrom(...MEASURES), possible, (measure, { type, source, destination }) => {
        fc.pre(type !== "ROLLBACK" && measure !== "stakes" && measure !== "wins");
        const back = measures[measure](way(type, destination, source));
        expect(measures[measure](way(type, source, destination)) + back).toBe(0);
      }),
    );
  });

  it.each(["house:jackpots", "house:studioJackpots"])(
    "include contributions to %s and wins from it",
    (pool) => {
      expect(measures.jackpotContributions(way("JACKPOT", "house:revenueCasino", pool))).toBe(1);
      expect(measures.wins(way("JACKPOT", "house:revenueCasino", pool))).toBe(0);
      expect(measures.jackpotWins(way("JACKPOT", pool, "player:cash"))).toBe(1);
    },
  );

  it("count fees and chargebacks as such, not as adjustments", () => {
    const fee = way("WITHDRAWAL", "house:payments", "house:fees");
    const chargeback = way("DEPOSIT", "house:chargebacks", "house:payments");
    expect([measures.fees(fee), measures.adjustments(fee)]).toEqual([1, 0]);
    expect([measures.chargebacks(chargeback), measures.adjustments(chargeback)]).toEqual([1, 0]);
  });

  it("cover a deposit and its chargeback, a withdrawal and its fee, a bet and its rollback", () => {
    expect(measures.deposits(way("DEPOSIT", "house:payments", "player:cash"))).toBe(1);
    expect(measures.deposits(way("DEPOSIT", "player:cash", "house:payments"))).toBe(-1);
    expect(measures.withdrawals(way("WITHDRAWAL", "player:cash", "player:pendingWithdrawal"))).toBe(0);
    expect(measures.withdrawals(way("WITHDRAWAL", "player:pendingWithdrawal", "house:payments"))).toBe(1);
    expect(measures.withdrawals(way("WITHDRAWAL", "house:payments", "house:fees"))).toBe(0);
    expect(measures.stakes(way("BET", "player:cash", "house:revenueCasino"))).toBe(1);
    expect(measures.stakes(way("ROLLBACK", "house:revenueCasino", "player:cash"))).toBe(-1);
    expect(measures.promotionCost(way("BET", "house:promotions", "house:revenueCasino"))).toBe(1);
  });
});
