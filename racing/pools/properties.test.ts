import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { betTypes, poolTypeNames } from "../bets/bet-types.ts";
import { countLines } from "../bets/count-lines.ts";
import { listLines } from "../bets/testing-lines.ts";
import type { PoolRace } from "./pool-race.ts";
import { type PoolRules, poolRulesOf } from "./pool-rules.ts";
import { type PoolInput, settlePool } from "./settle-pool.ts";
import { checkStatement, imbalanceOf, poolStatement } from "./statement.ts";

const runners = [1, 2, 3, 4, 5];

/**
 * Generates any kind of race: with coupled entries, early and late scratches, dead heats and fallers, or
 * abandoned.
 */
const anyRace = fc
  .record({
    isCoupled: fc.boolean(),
    fates: fc.array(fc.constantFrom("runs", "runs", "runs", "runs", "scratched", "late", "falls"), {
      minLength: 5,
      maxLength: 5,
    }),
    order: fc.shuffledSubarray(runners, { minLength: 5 }),
    ties: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
    isVoid: fc.integer({ min: 0, max: 9 }),
    favourite: fc.option(fc.constantFrom(...runners)),
  })
  .map(({ isCoupled, fates, order, ties, isVoid, favourite }): PoolRace => {
    const groups: number[][] = [];
    for (const runner of order.filter((one) => fates[one - 1] === "runs")) {
      if (groups.length > 0 && ties[runner - 1] === 0) groups.at(-1)!.push(runner);
      else groups.push([runner]);
    }
    return {
      entries: runners.map((runner) => ({ runner, interest: isCoupled && runner === 5 ? 1 : runner })),
      scratched: runners.filter((one) => fates[one - 1] === "scratched"),
      scratchedLate: runners.filter((one) => fates[one - 1] === "late"),
      order: isVoid === 0 ? null : groups,
      favourite,
    };
  });

const anyInput = (unit: fc.Arbitrary<bigint>): fc.Arbitrary<PoolInput> =>
  fc.constantFrom(...poolTypeNames).chain((type) => {
    const { shape, parts } = betTypes[type];
    return fc
      .record({
        races: fc.array(anyRace, {
          minLength: shape === "legs" ? parts : 1,
          maxLength: shape === "legs" ? parts : 1,
        }),
        bets: fc.array(
          fc.record({
            unitMinor: unit,
            parts: fc.array(fc.uniqueArray(fc.constantFrom(...runners), { minLength: 1, maxLength: 3 }), {
              minLength: parts,
              maxLength: parts,
            }),
          }),
          { maxLength: 8 },
        ),
        carryInMinor: fc.bigInt({ min: 0n, max: 1_000n }),
        isMandatory: fc.boolean(),
        takeoutBps: fc.integer({ min: 0, max: 10_000 }),
        breakStepMinor: fc.constantFrom(1n, 5n, 10n, 7n),
        minimumDividendMinor: fc.constantFrom(100n, 105n, 120n),
      })
      .map(
        ({ bets, races, carryInMinor, isMandatory, ...rules }): PoolInput => ({
          rules: { ...poolRulesOf(type), ...rules } as PoolRules,
          races,
          carryInMinor,
          isMandatory,
          bets: bets
            .filter(({ parts: selection }) => countLines(shape, selection) > 0)
            .map(({ unitMinor, parts: selection }, index) => ({
              id: `bet-${index}`,
              unitMinor,
              selections: [selection],
            })),
        }),
      );
  });

describe("any pool", () => {
  it("conserves money to the last minor unit, and owes no one less than nothing", () => {
    fc.assert(
      fc.property(anyInput(fc.bigInt({ min: 1n, max: 9_999n })), (input) => {
        const settled = settlePool(input);
        expect(imbalanceOf(settled)).toBe(0n);
        const { breakageMinor, subsidyMinor, bets, ...rest } = settled;
        expect(breakageMinor === 0n || subsidyMinor === 0n).toBe(true);
        for (const amount of [breakageMinor, subsidyMinor, rest.carryOverMinor, rest.takeoutMinor])
          expect(amount >= 0n).toBe(true);
        expect(bets.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n)).toBe(settled.payoutsMinor);
        for (const bet of bets) expect(bet.refundMinor >= 0n && bet.refundMinor <= bet.stakeMinor).toBe(true);
        // If the minimum dividend only returns the stake, the house loses at most its takeout, so no pool can
        // be exploited.
        if (input.rules.minimumDividendMinor === input.rules.unitMinor)
          expect(subsidyMinor <= rest.takeoutMinor).toBe(true);
        // Dividends are never below the minimum, because the house pays the difference.
        for (const one of settled.dividends)
          expect(one.dividendMinor >= input.rules.minimumDividendMinor).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it("pays a ticket exactly what its lines would be paid one by one", () => {
    fc.assert(
      // With stakes in whole units no payout is rounded, so both calculations must agree to the minor unit.
      fc.property(anyInput(fc.constantFrom(100n, 200n, 700n)), (input) => {
        const { shape } = betTypes[input.rules.type];
        const apart: PoolInput = {
          ...input,
          bets: input.bets.flatMap(({ id, unitMinor, selections }) =>
            listLines(shape, selections[0]!).map((line, index) => ({
              id: `${id}/${index}`,
              unitMinor,
              selections: [line.map((one) => [one])],
            })),
          ),
        };
        const { bets: whole, ...figures } = settlePool(input);
        const { bets: lines, ...apartFigures } = settlePool(apart);
        expect(apartFigures).toEqual(figures);
        for (const bet of whole) {
          const own = lines.filter(({ id }) => id.startsWith(`${bet.id}/`));
          expect(own.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n)).toBe(bet.payoutMinor);
          expect(own.reduce((sum, { refundMinor }) => sum + refundMinor, 0n)).toBe(bet.refundMinor);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("has a statement that names every figure that was changed", () => {
    fc.assert(
      fc.property(anyInput(fc.constantFrom(100n)), (input) => {
        const statement = poolStatement(input);
        expect(checkStatement(input, statement)).toEqual([]);
        const changed = { ...statement, takeoutMinor: statement.takeoutMinor + 1n };
        expect(checkStatement(input, changed)).toHaveLength(2);
      }),
      { numRuns: 50 },
    );
  });
});
