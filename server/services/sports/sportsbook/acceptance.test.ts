import { findBetType } from "@parlour/sports";
import { describe, expect, test } from "vitest";
import { acceptPrices, liabilityOf, stakeRange } from "./acceptance.ts";
import { conflictsOf, offerSelections } from "./slip.ts";
import { noon, resultMarket, sampleEvent, totalMarket } from "./testing/index.ts";

const offer = (price: number | null, status: "OPEN" | "SUSPENDED" | "CLOSED" = "OPEN") => ({
  status,
  price,
  cause: null,
  eachWay: null,
});

describe("price changes", () => {
  test.each([
    ["the price asked for", 2000, 2000, ["any", "better", "none"]],
    ["a better price", 2000, 2100, ["any", "better"]],
    ["a worse price", 2000, 1900, ["any"]],
  ] as const)("%s", (_name, asked, current, accepting) => {
    for (const priceChange of ["any", "better", "none"] as const) {
      const answer = acceptPrices({ prices: [asked], priceChange }, [offer(current)]);
      const refusal = { code: "PRICE_CHANGED", selections: [{ price: current / 1000 }] };
      expect(answer).toEqual((accepting as readonly string[]).includes(priceChange) ? [current] : refusal);
    }
  });

  test("one worse price among better ones is a change for the worse", () => {
    const answer = acceptPrices({ prices: [2000, 3000], priceChange: "better" }, [offer(2500), offer(2900)]);
    expect(answer).toMatchObject({ code: "PRICE_CHANGED" });
  });

  test.each(["SUSPENDED", "CLOSED"] as const)(
    "a %s selection refuses the bet whatever the consent",
    (status) => {
      const answer = acceptPrices({ prices: [2000, 2000], priceChange: "any" }, [
        offer(2000),
        offer(null, status),
      ]);
      expect(answer).toEqual({ code: "MARKET_SUSPENDED", selections: [{ price: 2 }, { price: null }] });
    },
  );
});

describe("what is on offer", () => {
  const home = { event: "sample-1", legs: [{ market: resultMarket, outcome: "home" }] };
  const builder = { event: "sample-1", legs: [...home.legs, { market: totalMarket, outcome: "over" }] };
  const statusOf = (change: Parameters<typeof sampleEvent>[0], selection = home, builders = new Map()) =>
    offerSelections(new Map([["sample-1", sampleEvent(change)]]), [selection], builders, noon)[0]!;
  const suspended = sampleEvent().markets.map((market) => ({ ...market, isSuspended: true }));

  test.each([
    ["before the match", {}, { status: "OPEN", price: 2000 }],
    ["suspended by the provider", { isSuspended: true }, { status: "SUSPENDED" }],
    ["held by a trader", { isHeld: true }, { status: "SUSPENDED" }],
    ["with a message missing", { hasGap: true }, { status: "SUSPENDED" }],
    ["in a suspended market", { markets: suspended }, { status: "SUSPENDED" }],
    ["in a market that is gone", { markets: [] }, { status: "CLOSED" }],
    ["after the start", { startsAt: noon }, { status: "CLOSED" }],
    ["after the end", { status: "ENDED" }, { status: "CLOSED" }],
    ["live with a recent message", { status: "LIVE" }, { status: "OPEN" }],
    ["live without one", { status: "LIVE", updatedAt: new Date(0) }, { status: "SUSPENDED" }],
  ] as const)("a selection %s", (_name, change, expected) => {
    expect(statusOf(change as Parameters<typeof sampleEvent>[0])).toMatchObject(expected);
  });

  test("a bet builder has the model's price until the score changes", () => {
    const priced = new Map([[0, { answer: { price: 3100, chance: { won: 0.3, returned: 0 } }, version: 0 }]]);
    expect(statusOf({}, builder, priced)).toMatchObject({ status: "OPEN", price: 3100 });
    expect(statusOf({ scoreVersion: 7 }, builder, priced)).toMatchObject({ status: "SUSPENDED" });
    const refused = new Map([[0, { answer: { cause: "NOT_COMBINABLE" }, version: 0 }]]);
    expect(statusOf({}, builder, refused)).toMatchObject({ status: "CLOSED", cause: "NOT_COMBINABLE" });
  });

  test("two selections of one event are a conflict", () => {
    expect(conflictsOf([home, { event: "other" }, builder], new Map())).toEqual([[0, 2]]);
  });

  test("an outright and a match of its season are a conflict, two matches are not", () => {
    const events = new Map(
      [
        sampleEvent({ id: "match", season: "season-1" }),
        sampleEvent({ id: "later", season: "season-1" }),
        sampleEvent({ id: "season-1", season: "season-1", isOutright: true }),
        sampleEvent({ id: "elsewhere", season: "season-9" }),
      ].map((event) => [event.id, event]),
    );
    const conflicts = (...ids: string[]) =>
      conflictsOf(
        ids.map((event) => ({ event })),
        events,
      );
    expect(conflicts("match", "season-1")).toEqual([[0, 1]]);
    expect(conflicts("elsewhere", "season-1", "season-1", "later")).toEqual([[1, 2, 3]]);
    expect(conflicts("match", "later", "elsewhere")).toEqual([]);
    expect(conflicts("elsewhere", "season-1")).toEqual([]);
  });
});

describe("stakes", () => {
  const single = findBetType("SINGLE", 1)!;
  const double = findBetType("MULTIPLE", 2)!;
  const trixie = findBetType("TRIXIE", 3)!;
  test.each([
    // The house may owe 10,000.00 on the outcome, so at odds of 3.00 the stake is at most 5,000.00.
    ["the liability of the outcome", single, [3000], [1_000_000], 500_000n],
    // The maximum payout is 250,000.00.
    ["the highest payout", double, [50_000, 100_000], [1e12, 1e12], 5_000n],
    [
      "the smallest room of all selections, shared by the lines",
      trixie,
      [2000, 2000, 2000],
      [1e9, 400_000, 1e9],
      100_000n,
    ],
    ["no room at all", single, [2000], [-5], 0n],
  ] as const)("are limited by %s", (_name, type, prices, room, max) => {
    expect(stakeRange(type, prices, room, "USD")).toEqual({ min: 10n, max });
  });

  test("are scaled to the currency", () => {
    expect(stakeRange(single, [2000], [1_000_000], "JPY").max).toBe(
      stakeRange(single, [2000], [1_000_000], "USD").max,
    );
    expect(liabilityOf(1_000n, 3500, "USD")).toBe(2_500);
  });
});

test("half of an each-way stake counts with a part of the odds only", () => {
  const terms = { places: 3, over: 1, under: 4 };
  // The bet is 50 to win at 9/1 and 50 to place at 9/4.
  expect(liabilityOf(10_000n, 10_000, "USD", terms)).toBe(56_250);
  const single = findBetType("SINGLE", 1)!;
  const { max } = stakeRange(single, [10_000], [56_250], "USD", null, [terms]);
  expect(max).toBe(5_000n);
  expect(stakeRange(single, [10_000], [5_000_000], "USD", 10_000, [terms]).max).toBe(5_000n);
});
