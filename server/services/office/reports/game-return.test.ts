import fc from "fast-check";
import { expect, it } from "vitest";
import type { GameDay } from "./flow.ts";
import { checkReturn } from "./game-return.ts";

/** The game is a fair coin that pays 1.9 times the stake: 95% is returned, with a standard deviation of 0.95. */
const proven = { returnToPlayer: 95, deviation: 0.95 };

function play(wins: readonly boolean[], stake = 100n): GameDay {
  const day: GameDay = {
    day: "2030-01-01",
    brandId: "main",
    currency: "USD",
    gameId: "1",
    bets: wins.length,
    stakeMinor: stake * BigInt(wins.length),
    winMinor: 0n,
    stakeSquares: stake * stake * BigInt(wins.length),
    winSquares: 0n,
    stakeWins: 0n,
  };
  for (const won of wins) {
    const win = won ? (stake * 19n) / 10n : 0n;
    day.winMinor += win;
    day.winSquares += win * win;
    day.stakeWins += stake * win;
  }
  return day;
}
const alternating = Array.from({ length: 10_000 }, (_, index) => index % 2 === 0);

it("accepts a game that pays as proven", () => {
  const check = checkReturn(play(alternating), proven)!;
  expect(check.actual).toBeCloseTo(95);
  expect(check.low).toBeCloseTo(95 - 3.2905 * 0.95, 2);
  expect(check.isOutside).toBe(false);
});

it("spans the returns of all variants of a game", () => {
  const variants = {
    usual: { returnToPlayer: 95 },
    tight: { returnToPlayer: 90 },
    loose: { returnToPlayer: 99 },
  };
  const check = checkReturn(play(alternating), { ...proven, variants })!;
  expect(check.low).toBeCloseTo(90 - 3.2905 * 0.95, 2);
  expect(check.high).toBeCloseTo(99 + 3.2905 * 0.95, 2);
});

it("estimates the variance from the results where the maths does not give it, with the same outcome", () => {
  const known = checkReturn(play(alternating), proven)!;
  const learnt = checkReturn(play(alternating), { returnToPlayer: 95 })!;
  expect(learnt.low).toBeCloseTo(known.low, 6);
  expect(learnt.high).toBeCloseTo(known.high, 6);
});

it("reports a game that pays too much or too little, once enough was played", () => {
  const generous = Array.from({ length: 10_000 }, (_, index) => index % 20 < 11);
  expect(checkReturn(play(generous), proven)?.isOutside).toBe(true);
  expect(checkReturn(play(generous.map((won) => !won)), proven)?.isOutside).toBe(true);
  expect(checkReturn(play(generous.slice(0, 900)), proven)?.isOutside).toBe(false);
  expect(checkReturn(play([]), proven)).toBeUndefined();
});

it("does not depend on the size of stakes, only on their spread", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (size) => {
      const check = checkReturn(play(alternating.slice(0, 100), BigInt(size * 10)), proven)!;
      expect(check.high - check.proven).toBeCloseTo(3.2905 * 9.5, 6);
    }),
  );
});
