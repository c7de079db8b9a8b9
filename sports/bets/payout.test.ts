import fc from "fast-check";
import { expect, test } from "vitest";
import { betTypesFor, findBetType, lineCount, namedSystems } from "./bet-types.ts";
import { payoutOf, potentialPayout, type SettledBet, totalStakeMinor } from "./payout.ts";
import { deadHeat, HALF_LOST, HALF_WON, LOST, type Settlement, VOID, WON } from "./settlement.ts";

const noMaximum = 10n ** 18n;

function bet(
  id: string,
  selections: [price: number, win: Settlement, place?: Settlement][],
  more: Partial<SettledBet> = {},
): SettledBet {
  return {
    type: findBetType(id, selections.length)!,
    stakePerLineMinor: 1_000n,
    selections: selections.map(([price, win, place]) => ({
      price,
      win,
      ...(place && { place: { settlement: place, terms: { over: 1, under: 5, places: 3 } } }),
    })),
    eachWay: false,
    freeBet: false,
    maximumPayoutMinor: noMaximum,
    ...more,
  };
}

test.each<[string, Settlement, bigint]>([
  ["won", WON, 1_950n],
  ["lost", LOST, 0n],
  ["void", VOID, 1_000n],
  ["half won", HALF_WON, 1_475n],
  ["half lost", HALF_LOST, 500n],
  ["a dead heat of two", deadHeat(1, 2), 975n],
  ["a dead heat of three for two places", deadHeat(2, 3), 1_300n],
  ["a dead heat for no place", deadHeat(0, 2), 0n],
  ["a dead heat with a place for each", deadHeat(2, 2), 1_950n],
])("a single that is %s", (_, settlement, paid) => {
  expect(payoutOf(bet("SINGLE", [[1_950, settlement]])).payoutMinor).toBe(paid);
});

test.each<[string, string, [number, Settlement][], bigint]>([
  [
    "a double",
    "MULTIPLE",
    [
      [2_000, WON],
      [3_000, WON],
    ],
    6_000n,
  ],
  [
    "a double with a void leg",
    "MULTIPLE",
    [
      [2_000, WON],
      [3_000, VOID],
    ],
    2_000n,
  ],
  [
    "a double with a half won and a half lost leg",
    "MULTIPLE",
    [
      [2_000, HALF_WON],
      [3_000, HALF_LOST],
    ],
    750n,
  ],
  [
    "a trixie with one loser",
    "TRIXIE",
    [
      [2_000, WON],
      [3_000, WON],
      [4_000, LOST],
    ],
    6_000n,
  ],
  [
    "a trixie with a void leg",
    "TRIXIE",
    [
      [2_000, WON],
      [3_000, WON],
      [4_000, VOID],
    ],
    6_000n + 2_000n + 3_000n + 6_000n,
  ],
  [
    "a patent with one winner",
    "PATENT",
    [
      [2_000, WON],
      [3_000, LOST],
      [4_000, LOST],
    ],
    2_000n,
  ],
  [
    "a yankee, all void",
    "YANKEE",
    [
      [2_000, VOID],
      [2_000, VOID],
      [2_000, VOID],
      [2_000, VOID],
    ],
    11_000n,
  ],
  [
    "a lucky 15, all won at evens",
    "LUCKY_15",
    [
      [2_000, WON],
      [2_000, WON],
      [2_000, WON],
      [2_000, WON],
    ],
    80_000n,
  ],
  [
    "two of three",
    "2/3",
    [
      [2_000, WON],
      [3_000, WON],
      [4_000, WON],
    ],
    26_000n,
  ],
])("%s", (_, id, selections, paid) => {
  expect(payoutOf(bet(id, selections)).payoutMinor).toBe(paid);
});

test("the named systems have the usual numbers of lines", () => {
  expect(Object.fromEntries(namedSystems.map((type) => [type.id, lineCount(type)]))).toEqual({
    TRIXIE: 4,
    PATENT: 7,
    YANKEE: 11,
    LUCKY_15: 15,
    CANADIAN: 26,
    LUCKY_31: 31,
    HEINZ: 57,
    LUCKY_63: 63,
    SUPER_HEINZ: 120,
    GOLIATH: 247,
  });
});

test("a slip offers what fits its selections, and no bet type that does not", () => {
  expect(betTypesFor(1).map(({ id }) => id)).toEqual(["SINGLE"]);
  expect(betTypesFor(3).map(({ id }) => id)).toEqual(["MULTIPLE", "TRIXIE", "PATENT", "2/3"]);
  expect(betTypesFor(21)).toEqual([]);
  for (const [id, selections] of [
    ["TRIXIE", 4],
    ["SINGLE", 2],
    ["MULTIPLE", 1],
    ["3/3", 3],
    ["0/3", 3],
    ["9/18", 18],
    ["nonsense", 3],
  ] as const)
    expect(findBetType(id, selections)).toBeUndefined();
  expect(totalStakeMinor(findBetType("HEINZ", 6)!, 10n, false)).toBe(570n);
  expect(totalStakeMinor(findBetType("PATENT", 3)!, 10n, true)).toBe(140n);
});

test.each<[string, string, [number, Settlement, Settlement][], bigint]>([
  ["wins", "SINGLE", [[6_000, WON, WON]], 6_000n + 2_000n],
  ["is placed", "SINGLE", [[6_000, LOST, WON]], 2_000n],
  ["loses", "SINGLE", [[6_000, LOST, LOST]], 0n],
  ["is void", "SINGLE", [[6_000, VOID, VOID]], 2_000n],
  ["dead-heats for the last place", "SINGLE", [[6_000, LOST, deadHeat(1, 2)]], 1_000n],
  [
    "is a double, one winner and one placed",
    "MULTIPLE",
    [
      [6_000, WON, WON],
      [11_000, LOST, WON],
    ],
    6_000n,
  ],
  [
    "is a double with a void selection",
    "MULTIPLE",
    [
      [6_000, VOID, VOID],
      [11_000, LOST, WON],
    ],
    3_000n,
  ],
  [
    "is a patent, one winner, one placed and one lost",
    "PATENT",
    [
      [6_000, WON, WON],
      [11_000, LOST, WON],
      [3_000, LOST, LOST],
    ],
    // In units of the stake per line, the win part pays 6 for one single. The place part pays 2 and 3 for two
    // singles, and 6 for their double.
    17_000n,
  ],
  ["shares the win of two", "SINGLE", [[6_000, deadHeat(1, 2), WON]], 3_000n + 2_000n],
  ["is withdrawn after the others were ranked", "SINGLE", [[6_000, VOID, WON]], 2_000n],
])("an each-way bet that %s", (_, id, selections, paid) => {
  expect(payoutOf(bet(id, selections, { eachWay: true })).payoutMinor).toBe(paid);
});

test("a free bet pays winnings only, and comes back when it is void", () => {
  const free = { freeBet: true };
  expect(payoutOf(bet("SINGLE", [[3_000, WON]], free))).toMatchObject({
    payoutMinor: 2_000n,
    freeBetReturnedMinor: 0n,
  });
  expect(payoutOf(bet("SINGLE", [[3_000, HALF_LOST]], free))).toMatchObject({
    payoutMinor: 0n,
    freeBetReturnedMinor: 0n,
  });
  expect(payoutOf(bet("SINGLE", [[3_000, VOID]], free))).toMatchObject({
    payoutMinor: 0n,
    freeBetReturnedMinor: 1_000n,
  });
  // Two lines win at 3.0, the winner's single and its double with the void leg: each pays 3,000 less its
  // stake of 1,000.
  expect(
    payoutOf(
      bet(
        "PATENT",
        [
          [3_000, WON],
          [2_000, VOID],
          [2_000, LOST],
        ],
        free,
      ),
    ),
  ).toMatchObject({
    payoutMinor: 4_000n,
    freeBetReturnedMinor: 1_000n,
  });
});

test("the maximum payout caps a bet and shows what it would have paid", () => {
  const capped = payoutOf(
    bet(
      "MULTIPLE",
      [
        [50_000, WON],
        [50_000, WON],
      ],
      { maximumPayoutMinor: 1_000_000n },
    ),
  );
  expect(capped).toMatchObject({ payoutMinor: 1_000_000n, uncappedMinor: 2_500_000n });
  const { type, ...rest } = bet("SINGLE", [[1_950, WON]]);
  expect(potentialPayout({ ...rest, type, prices: [1_950] }).payoutMinor).toBe(1_950n);
});

test("a bet is rounded down once, not line by line", () => {
  // Three doubles of 3 minor units pay 6.75 each: 20.25 in total, but only 18 if each line were rounded down.
  const odd = bet(
    "2/3",
    [
      [1_500, WON],
      [1_500, WON],
      [1_500, WON],
    ],
    { stakePerLineMinor: 3n },
  );
  expect(payoutOf(odd).payoutMinor).toBe(20n);
});

const settlements = fc.oneof(
  fc.constantFrom(WON, LOST, VOID, HALF_WON, HALF_LOST),
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 4 }))
    .map(([places, tied]) => deadHeat(places, tied)),
);
const placeSettlements = settlements.filter(({ kind }) => kind !== "HALF_WON" && kind !== "HALF_LOST");
const selection = fc.tuple(fc.integer({ min: 1_001, max: 50_000 }), settlements);

test("multiples and systems agree with enumerating every subset of the selections", () => {
  fc.assert(
    fc.property(
      fc.array(selection, { minLength: 1, maxLength: 7 }),
      fc.nat(20),
      fc.bigInt({ min: 1n, max: 10_000_000n }),
      (selections, chosen, stakePerLineMinor) => {
        const types = betTypesFor(selections.length);
        const type = types[chosen % types.length]!;
        const paid = payoutOf(bet(type.id, selections, { stakePerLineMinor })).payoutMinor;
        expect(paid).toBe(enumerated(selections, type.sizes, stakePerLineMinor));
      },
    ),
    { numRuns: 300 },
  );
});

const places = fc.tuple(fc.integer({ min: 1_001, max: 50_000 }), settlements, placeSettlements);

test("each-way multiples and systems agree with enumerating both parts", () => {
  fc.assert(
    fc.property(
      fc.array(places, { minLength: 1, maxLength: 6 }),
      fc.nat(20),
      fc.bigInt({ min: 1n, max: 10_000_000n }),
      (selections, chosen, stakePerLineMinor) => {
        const types = betTypesFor(selections.length);
        const type = types[chosen % types.length]!;
        const paid = payoutOf(bet(type.id, selections, { stakePerLineMinor, eachWay: true })).payoutMinor;
        // The terms are a fifth of the odds, so both parts have a common denominator of 60,000 per selection.
        const win = selections.map(([price, settled]) => 5n * twelveThousandths(BigInt(price), settled));
        const place = selections.map(([price, settled, placed]) => {
          if (settled.kind === "VOID" || placed.kind === "VOID") return 60_000n;
          if (placed.kind === "LOST") return 0n;
          const whole = 60_000n + 12n * BigInt(price - 1000);
          return placed.kind === "DEAD_HEAT" ? (whole * BigInt(placed.places)) / BigInt(placed.tied) : whole;
        });
        const total = subsets(win, type.sizes, 60_000n) + subsets(place, type.sizes, 60_000n);
        expect(paid).toBe((total * stakePerLineMinor) / 60_000n ** BigInt(selections.length));
      },
    ),
    { numRuns: 300 },
  );
});

/** Adds up every line by brute force, in exact fractions with a denominator of 12,000 per selection. */
function enumerated(selections: [number, Settlement][], sizes: readonly number[], stake: bigint): bigint {
  const factors = selections.map(([price, settlement]) => twelveThousandths(BigInt(price), settlement));
  return (subsets(factors, sizes, 12_000n) * stake) / 12_000n ** BigInt(selections.length);
}

/**
 * Adds up every subset of the right size, enumerated as bit masks. A selection outside the subset counts as
 * 1, which is the whole denominator.
 */
function subsets(factors: readonly bigint[], sizes: readonly number[], denominator: bigint): bigint {
  const n = factors.length;
  let total = 0n;
  for (let mask = 1; mask < 2 ** n; mask++) {
    const members = factors.filter((_, i) => mask & (1 << i));
    if (!sizes.includes(members.length)) continue;
    total +=
      members.reduce((product, factor) => product * factor, 1n) * denominator ** BigInt(n - members.length);
  }
  return total;
}

function twelveThousandths(price: bigint, settlement: Settlement): bigint {
  const outcomes = {
    WON: price * 12n,
    LOST: 0n,
    VOID: 12_000n,
    HALF_WON: price * 6n + 6_000n,
    HALF_LOST: 6_000n,
    // The place part pays a fifth of the odds.
    PLACED: price * 2n + 4_000n,
  };
  if (settlement.kind !== "DEAD_HEAT") return outcomes[settlement.kind];
  return (price * 12n * BigInt(settlement.places)) / BigInt(settlement.tied);
}

test("nothing depends on the order of selections, and a better settlement never pays less", () => {
  const ranked = [LOST, HALF_LOST, VOID, HALF_WON, WON];
  fc.assert(
    fc.property(
      fc.array(selection, { minLength: 3, maxLength: 3 }),
      fc.nat(4),
      fc.nat(4),
      (selections, a, b) => {
        const first = payoutOf(bet("PATENT", selections)).payoutMinor;
        expect(payoutOf(bet("PATENT", selections.toReversed())).payoutMinor).toBe(first);
        const settledAs = (rank: number) =>
          payoutOf(bet("PATENT", [[selections[0]![0], ranked[rank]!], selections[1]!, selections[2]!]))
            .payoutMinor;
        expect(settledAs(Math.max(a, b))).toBeGreaterThanOrEqual(settledAs(Math.min(a, b)));
      },
    ),
  );
});
