import { describe, expect, it } from "vitest";
import { type AutoBetPlan, gainOf, isOver, nextStake } from "./auto-bet.ts";

const plan: AutoBetPlan = {
  rounds: null,
  lossLimit: null,
  profitLimit: null,
  singleWinLimit: null,
  stopOnFeature: false,
  afterWin: null,
  afterLoss: null,
};
const round = (stake: number, win: number) => ({ stake, win, jackpot: null, promotional: false });

describe("auto-bet", () => {
  it("stops at the number of rounds, and never without a rule", () => {
    expect(isOver({ ...plan, rounds: 3 }, 2, 0, round(100, 0))).toBe(false);
    expect(isOver({ ...plan, rounds: 3 }, 3, 0, round(100, 0))).toBe(true);
    expect(isOver(plan, 1_000_000, -1_000_000, round(100, 0))).toBe(false);
  });

  it("stops when losses, the profit or a single win reach their limit", () => {
    expect(isOver({ ...plan, lossLimit: 500 }, 1, -499, round(100, 0))).toBe(false);
    expect(isOver({ ...plan, lossLimit: 500 }, 1, -500, round(100, 0))).toBe(true);
    expect(isOver({ ...plan, profitLimit: 500 }, 1, 500, round(100, 600))).toBe(true);
    expect(isOver({ ...plan, singleWinLimit: 600 }, 1, -900, round(100, 600))).toBe(true);
    const jackpot = { ...round(100, 0), jackpot: { amount: 600 } };
    expect(isOver({ ...plan, singleWinLimit: 600 }, 1, 0, jackpot)).toBe(true);
  });

  it("stops at a feature or a jackpot, if the plan says so", () => {
    const feature = { ...round(100, 0), hasFeature: true };
    const jackpot = { ...round(100, 0), jackpot: { amount: 600 } };
    for (const last of [feature, jackpot]) {
      expect(isOver(plan, 1, 0, last)).toBe(false);
      expect(isOver({ ...plan, stopOnFeature: true }, 1, 0, last)).toBe(true);
    }
    expect(isOver({ ...plan, stopOnFeature: true }, 1, 0, round(100, 600))).toBe(false);
  });

  it("raises the stake after a loss and returns to the first stake after a win", () => {
    const martingale = { ...plan, afterLoss: 100 };
    expect(nextStake(martingale, 100, 400, -400)).toBe(800);
    expect(nextStake(martingale, 100, 800, 800)).toBe(100);
    expect(nextStake(martingale, 100, 400, 0)).toBe(400);
  });

  it("counts the whole payout of a promotional round as a gain", () => {
    expect(gainOf(round(100, 40))).toBe(-60);
    expect(gainOf({ ...round(100, 40), promotional: true })).toBe(40);
  });
});
