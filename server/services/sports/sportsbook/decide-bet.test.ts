import { describe, expect, test } from "vitest";
import type { Bet } from "./bet.ts";
import { afterOperation, betTransitions } from "./bet-operation.ts";
import { betDecider } from "./decide-bet.ts";
import type { SportsEventRecord } from "./event.ts";
import { matchState, noon, resultMarket, sampleEvent, totalMarket } from "./testing/index.ts";

const selection = (position: number, outcome: string, price = 2000, market = resultMarket) => ({
  position,
  eventId: `sample-${position}`,
  legs: [{ market, outcome, name: null, settlement: null }],
  price,
  settlement: null,
  place: null,
});

const betOn = (selections: Bet["selections"], change: Partial<Bet> = {}): Bet => ({
  id: "bet_1",
  playerId: "player_1",
  sessionId: null,
  type: selections.length === 1 ? "SINGLE" : "MULTIPLE",
  currency: "USD",
  stakePerLine: 1_000n,
  leftPerLine: 1_000n,
  lines: 1,
  isEachWay: false,
  maximumPayout: 1_000_000n,
  grantId: null,
  priceChange: "any",
  status: "OPEN",
  operation: null,
  payout: 0n,
  cashedOut: 0n,
  autoCashOut: null,
  corrections: 0,
  refusal: null,
  placedAt: noon,
  confirmsAt: null,
  settledAt: null,
  selections,
  ...change,
});

type Outcome = Partial<SportsEventRecord>;
const won: Outcome = {
  status: "ENDED",
  state: matchState([
    [1, 0],
    [0, 0],
  ]),
};
const lost: Outcome = {
  status: "ENDED",
  state: matchState([
    [0, 1],
    [0, 0],
  ]),
};
const open: Outcome = {};
const cancelled: Outcome = { status: "CANCELLED" };
const abandoned: Outcome = {
  status: "ABANDONED",
  state: matchState([[1, 0]], { ended: false, elapsed: 0.5 }),
};

const decide = (bet: Bet, outcomes: readonly Outcome[]) =>
  betDecider(
    new Map(
      outcomes.map((change, index) => [`sample-${index}`, sampleEvent({ id: `sample-${index}`, ...change })]),
    ),
  )(bet).operation;

describe("an open bet", () => {
  const home = (position: number) => selection(position, "home");
  test.each([
    ["wins", [home(0)], [won], { kind: "settle", payout: "2000", status: "WON" }],
    ["loses", [home(0)], [lost], { kind: "settle", payout: "0", status: "LOST" }],
    ["stays open", [home(0)], [open], null],
    ["is void when its event is cancelled", [home(0)], [cancelled], { kind: "void" }],
    ["is void when its event is abandoned before the decision", [home(0)], [abandoned], { kind: "void" }],
    ["waits for all selections", [home(0), home(1)], [won, open], null],
    [
      "is lost with the first lost selection",
      [home(0), home(1)],
      [lost, open],
      { kind: "settle", payout: "0" },
    ],
    [
      "counts a void selection as price 1",
      [home(0), home(1)],
      [won, cancelled],
      { kind: "settle", payout: "2000" },
    ],
    ["wins all selections", [home(0), home(1)], [won, won], { kind: "settle", payout: "4000" }],
  ] as const)("%s", (_name, selections, outcomes, expected) => {
    const operation = decide(betOn(selections), outcomes);
    if (expected === null) expect(operation).toBeNull();
    else expect(operation).toMatchObject(expected);
  });

  test("pays the part that cash-outs have left", () => {
    expect(decide(betOn([home(0)], { leftPerLine: 250n, cashedOut: 900n }), [won])).toMatchObject({
      payout: "500",
    });
  });

  test("is settled in half time if its market is about the first half", () => {
    const half = selection(0, "home", 3000, "result:points:s1:::");
    const state = matchState(
      [
        [1, 0],
        [0, 0],
      ],
      { ended: false, elapsed: 0.1 },
    );
    expect(decide(betOn([half]), [{ status: "LIVE", state }])).toMatchObject({ payout: "3000" });
  });

  test("a system pays its winning lines", () => {
    const bet = betOn([home(0), home(1), home(2)], { type: "2/3", lines: 3 });
    expect(decide(bet, [won, won, lost])).toMatchObject({ payout: "4000", status: "WON" });
    expect(decide(bet, [won, lost, lost])).toMatchObject({ payout: "0", status: "LOST" });
    expect(decide(bet, [lost, lost, open])).toMatchObject({ payout: "0" });
    expect(decide(bet, [won, lost, open])).toBeNull();
  });

  test("a bet builder loses with its first lost leg and wins with all of them", () => {
    const legs = [home(0).legs[0]!, selection(0, "under", 2000, totalMarket).legs[0]!];
    const builder = { ...home(0), legs, price: 3500 };
    expect(decide(betOn([builder]), [won])).toMatchObject({ payout: "3500" });
    expect(
      decide(betOn([builder]), [
        {
          status: "ENDED",
          state: matchState([
            [2, 0],
            [1, 0],
          ]),
        },
      ]),
    ).toMatchObject({ payout: "0" });
    expect(decide(betOn([builder]), [cancelled])).toMatchObject({ kind: "void" });
  });

  test("a free bet pays the winnings without the stake", () => {
    expect(decide(betOn([home(0)], { grantId: "grant_1" }), [won])).toMatchObject({ payout: "1000" });
  });
});

describe("an each-way bet on an outright", () => {
  const terms = { places: 3, over: 1, under: 5 };
  const eachWay = (outcome: string) => ({
    ...selection(0, outcome, 6000, "outright:points:match:::1"),
    place: { terms, settlement: null },
  });
  const ranked = (ranking: string[][]): Outcome => ({
    status: "ENDED",
    isOutright: true,
    state: { ...matchState([]), ranking },
  });
  const bet = betOn([eachWay("b")], { isEachWay: true, lines: 2 });
  test.each([
    ["wins both parts", ranked([["b"], ["a"], ["c"], ["d"]]), { payout: "8000", status: "WON" }],
    ["is placed", ranked([["a"], ["b"], ["c"], ["d"]]), { payout: "2000", status: "WON" }],
    ["shares the last place", ranked([["a"], ["c"], ["b", "d"]]), { payout: "1000", status: "WON" }],
    ["shares the win", ranked([["a", "b"], ["c"], ["d"]]), { payout: "5000", status: "WON" }],
    ["is not placed", ranked([["a"], ["c"], ["d"], ["b"]]), { payout: "0", status: "LOST" }],
    ["did not take part", ranked([["a"], ["c"], ["d"]]), { kind: "void" }],
    ["is cancelled", cancelled, { kind: "void" }],
  ] as const)("%s", (_name, outcome, expected) => {
    expect(decide(bet, [outcome])).toMatchObject(expected);
  });

  test("waits for the end of the season", () => {
    expect(decide(bet, [{ isOutright: true }])).toBeNull();
  });
});

describe("a corrected result", () => {
  const settled = (status: Bet["status"], payout: bigint, change: Partial<Bet> = {}) =>
    betOn([selection(0, "home")], { status, payout, ...change });
  test.each([
    ["from lost to won", settled("LOST", 0n), won, { kind: "resettle", payout: "2000", status: "WON" }],
    ["from won to lost", settled("WON", 2_000n), lost, { kind: "resettle", payout: "0", status: "LOST" }],
    [
      "from won to void",
      settled("WON", 2_000n),
      cancelled,
      { kind: "resettle", payout: "1000", status: "VOID" },
    ],
    ["from void to lost", settled("VOID", 1_000n), lost, { kind: "resettle", payout: "0", status: "LOST" }],
    ["that changes nothing", settled("WON", 2_000n), won, null],
    [
      "of a bet that was cashed out",
      settled("CASHED_OUT", 0n, { cashedOut: 1_500n, leftPerLine: 0n }),
      lost,
      null,
    ],
  ] as const)("%s", (_name, bet, outcome, expected) => {
    const operation = decide(bet, [outcome]);
    if (expected === null) expect(operation).toBeNull();
    else expect(operation).toMatchObject(expected);
  });

  test("each correction has an id of its own", () => {
    expect(decide(settled("LOST", 0n, { corrections: 1 }), [won])).toMatchObject({ id: "bet_1/resettle/2" });
  });
});

test("every movement of money leads to a state that its table lists", () => {
  const operations = [
    { kind: "place", id: "1" },
    { kind: "refund", id: "2" },
    { kind: "settle", id: "3", payout: "0", status: "LOST" },
    { kind: "void", id: "4" },
    { kind: "cashOut", id: "5", stakePerLine: "1000", payout: "900" },
    { kind: "cashOut", id: "6", stakePerLine: "400", payout: "300" },
    { kind: "resettle", id: "7", payout: "2000", status: "WON" },
  ] as const;
  expect(new Set(operations.map(({ kind }) => kind))).toEqual(new Set(Object.keys(betTransitions)));
  for (const operation of operations) {
    const { from, to } = betTransitions[operation.kind];
    for (const status of from) {
      const after = afterOperation(betOn([selection(0, "home")], { status, operation }), operation, noon);
      expect(to).toContain(after.status);
      expect(after.operation).toBeNull();
    }
  }
});
