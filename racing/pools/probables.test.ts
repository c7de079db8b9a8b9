import { describe, expect, it } from "vitest";
import type { PoolType } from "../bets/bet-types.ts";
import { box, partWheel, straight } from "../bets/build-selection.ts";
import type { PoolBet } from "./distribute.ts";
import { plainRace } from "./pool-race.ts";
import { poolRulesOf } from "./pool-rules.ts";
import { pairProbables, straightProbables, willPays } from "./probables.ts";
import { settlePool } from "./settle-pool.ts";

const field = [1, 2, 3, 4, 5];
const race = { ...plainRace(field, null), scratched: [5] };
const bet = (id: string, unitMinor: bigint, ...selections: PoolBet["selections"]): PoolBet => ({
  id,
  unitMinor,
  selections,
});
const singles = [
  bet("a", 1_000n, straight(1)),
  bet("b", 2_500n, straight(2)),
  bet("c", 700n, straight(3)),
  bet("d", 900n, straight(5)),
];

describe("probables", () => {
  it("of the win pool are what it pays if betting stops now", () => {
    const rules = poolRulesOf("win");
    const rows = straightProbables({ rules, bets: singles, race });
    expect(rows.map(({ interest }) => interest)).toEqual([1, 2, 3, 4]);
    for (const { interest, lowestMinor, highestMinor } of rows) {
      expect(lowestMinor).toBe(highestMinor);
      const paid = settlePool({ rules, bets: singles, races: [{ ...race, order: [[interest]] }] });
      expect(paid.dividends[0]?.dividendMinor ?? null).toBe(lowestMinor);
    }
  });

  it.each<[PoolType, number]>([
    ["place", 2],
    ["show", 3],
  ])("of the %s pool are the lowest and highest over all ways to be placed", (type, places) => {
    const rules = poolRulesOf(type);
    const found = new Map<number, bigint[]>();
    const orders = (length: number): number[][] =>
      length === 0
        ? [[]]
        : orders(length - 1).flatMap((line) =>
            [1, 2, 3, 4].filter((one) => !line.includes(one)).map((one) => [...line, one]),
          );
    for (const order of orders(places)) {
      const settled = settlePool({
        rules,
        bets: singles,
        races: [{ ...race, order: order.map((one) => [one]) }],
      });
      for (const { key, dividendMinor } of settled.dividends)
        found.set(Number(key), [...(found.get(Number(key)) ?? []), dividendMinor]);
    }
    for (const { interest, lowestMinor, highestMinor } of straightProbables({ rules, bets: singles, race })) {
      const paid = (found.get(interest) ?? []).toSorted((a, b) => Number(a - b));
      expect([lowestMinor, highestMinor]).toEqual([paid[0] ?? null, paid.at(-1) ?? null]);
    }
  });

  it.each<PoolType>(["exacta", "quinella", "daily-double"])(
    "of the %s grid are what each pair pays",
    (type) => {
      const rules = poolRulesOf(type);
      const bets = [
        bet("a", 100n, box([1, 2, 3], 2)),
        bet("b", 250n, straight(2, 1)),
        bet("c", 300n, partWheel([4, 5], [1, 2])),
      ];
      const races = type === "daily-double" ? [race, race] : [race];
      const rows = pairProbables({ rules, bets, races });
      expect(rows.length).toBeGreaterThan(4);
      for (const { first, second, dividendMinor, stakesMinor } of rows) {
        const results =
          type === "daily-double"
            ? [
                { ...race, order: [[first]] },
                { ...race, order: [[second]] },
              ]
            : [{ ...race, order: [[first], [second]] }];
        const paid = settlePool({ rules, bets, races: results }).dividends;
        expect(paid).toMatchObject([{ dividendMinor, stakesMinor }]);
      }
    },
  );

  it("will-pays show what each horse of the last race would pay", () => {
    const rules = { ...poolRulesOf("pick-3"), takeoutBps: 2000 };
    const bets = [
      bet("a", 1_000n, straight(1, 2, 3)),
      bet("b", 1_000n, straight(1, 2, 4)),
      bet("c", 8_000n, straight(4, 4, 4)),
    ];
    const races = [plainRace(field, [[1]]), plainRace(field, [[2]]), plainRace(field, null)];
    const rows = Object.fromEntries(
      willPays({ rules, bets, races }).map(({ interest, dividends }) => [interest, dividends]),
    );
    expect(rows[3]).toEqual([{ key: "3/3", dividendMinor: 800n }]);
    expect(rows[4]).toEqual([{ key: "3/3", dividendMinor: 800n }]);
    expect(rows[1]).toEqual([{ key: "2/3", dividendMinor: 400n }]);
  });
});
