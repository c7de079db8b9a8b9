import fc from "fast-check";
import { expect, test } from "vitest";
import type { MatchState } from "../model/match-state.ts";
import { marketKinds } from "./kinds.ts";
import {
  type Market,
  type MarketContext,
  marketId,
  marketKindIds,
  parseMarketId,
  type Score,
} from "./market.ts";
import { settleOutcome } from "./settle-market.ts";

const context: MarketContext = {
  segments: 2,
  scoreLists: { "points:match": ["0-0", "1-0", "2-1"] },
  marginBands: [1, 2, 4],
  drawPossible: true,
  players: [
    { id: "p1", name: "One", side: "home", share: 0.3 },
    { id: "p2", name: "Two", side: "away", share: 0.3 },
  ],
};

function played(segments: Score[], more: Partial<MatchState> = {}): MatchState {
  return { segments, elapsed: 1, detail: [], counts: {}, goals: [], ended: true, ...more };
}

/**
 * The settlement of every outcome as text, such as `home:W`. W means won, L lost, V void, HW half won and HL
 * half lost.
 */
function settled(
  market: Partial<Market> & Pick<Market, "kind">,
  state: MatchState,
  rules: MarketContext = context,
): string {
  const full: Market = { of: "points", period: "match", ...market };
  const short: Record<string, string> = { WON: "W", LOST: "L", VOID: "V", HALF_WON: "HW", HALF_LOST: "HL" };
  return marketKinds[full.kind]
    .outcomes(full, rules)
    .map((outcome) => `${outcome}:${short[settleOutcome(full, outcome, state, rules)?.kind ?? ""] ?? "?"}`)
    .join(" ");
}

const twoOne = played(
  [
    [1, 0],
    [1, 1],
  ],
  {
    goals: [
      { side: "home", player: "p1" },
      { side: "away", player: "p2" },
      { side: "home", player: "p1" },
    ],
    counts: { corners: [7, 3] },
  },
);
const goalless = played([
  [0, 0],
  [0, 0],
]);
const threeNil = played([
  [0, 0],
  [3, 0],
]);

/** Two innings, of two overs and of one. */
const innings = played(
  [
    [12, 0],
    [0, 7],
  ],
  {
    detail: [6, 0],
    overs: [
      [
        [8, 0],
        [4, 2],
      ],
      [[7, 0]],
    ],
  },
);

test.each<[Partial<Market> & Pick<Market, "kind">, MatchState, string]>([
  [{ kind: "winner" }, twoOne, "home:W away:L"],
  [{ kind: "winner" }, goalless, "home:V away:V"],
  [{ kind: "result" }, twoOne, "home:W draw:L away:L"],
  [{ kind: "result", period: "s2" }, twoOne, "home:L draw:W away:L"],
  [{ kind: "result", period: "s3" }, twoOne, "home:V draw:V away:V"],
  [{ kind: "result", of: "corners" }, twoOne, "home:W draw:L away:L"],
  [{ kind: "result", of: "segments" }, twoOne, "home:W draw:L away:L"],
  [{ kind: "doubleChance" }, twoOne, "home-draw:W home-away:W draw-away:L"],
  [{ kind: "doubleChance" }, goalless, "home-draw:W home-away:L draw-away:W"],
  [{ kind: "drawNoBet" }, goalless, "home:V away:V"],
  [{ kind: "handicap", line: 0 }, goalless, "home:V away:V"],
  [{ kind: "handicap", line: -0.5 }, twoOne, "home:W away:L"],
  [{ kind: "handicap", line: -0.75 }, twoOne, "home:HW away:HL"],
  [{ kind: "handicap", line: -1 }, twoOne, "home:V away:V"],
  [{ kind: "handicap", line: -1.25 }, twoOne, "home:HL away:HW"],
  [{ kind: "handicap", line: -1.5 }, twoOne, "home:L away:W"],
  [{ kind: "handicap", line: 0.25 }, goalless, "home:HW away:HL"],
  [{ kind: "handicap", of: "corners", line: -4.5 }, twoOne, "home:L away:W"],
  [{ kind: "total", line: 2.5 }, twoOne, "over:W under:L"],
  [{ kind: "total", line: 2.75 }, twoOne, "over:HW under:HL"],
  [{ kind: "total", line: 3 }, twoOne, "over:V under:V"],
  [{ kind: "total", line: 3.25 }, twoOne, "over:HL under:HW"],
  [{ kind: "total", line: 3.5 }, twoOne, "over:L under:W"],
  [{ kind: "total", period: "f1", line: 0.5 }, twoOne, "over:W under:L"],
  [{ kind: "teamTotal", side: "away", line: 1.5 }, twoOne, "over:L under:W"],
  [{ kind: "teamTotal", side: "home", line: 2 }, twoOne, "over:V under:V"],
  [{ kind: "bothScore" }, twoOne, "yes:W no:L"],
  [{ kind: "bothScore", period: "s1" }, twoOne, "yes:L no:W"],
  [{ kind: "correctScore" }, twoOne, "0-0:L 1-0:L 2-1:W other:L"],
  [{ kind: "correctScore" }, threeNil, "0-0:L 1-0:L 2-1:L other:W"],
  [
    { kind: "periodMatch", period: "s1" },
    threeNil,
    "home-home:L home-draw:L home-away:L draw-home:W draw-draw:L draw-away:L away-home:L away-draw:L away-away:L",
  ],
  [{ kind: "oddEven" }, twoOne, "odd:W even:L"],
  [{ kind: "oddEven" }, goalless, "odd:L even:W"],
  [{ kind: "margin" }, twoOne, "home:1:W home:2-3:L home:4+:L away:1:L away:2-3:L away:4+:L draw:L"],
  [{ kind: "margin" }, threeNil, "home:1:L home:2-3:W home:4+:L away:1:L away:2-3:L away:4+:L draw:L"],
  [
    { kind: "margin" },
    played([
      [0, 4],
      [0, 5],
    ]),
    "home:1:L home:2-3:L home:4+:L away:1:L away:2-3:L away:4+:W draw:L",
  ],
  [{ kind: "margin" }, goalless, "home:1:L home:2-3:L home:4+:L away:1:L away:2-3:L away:4+:L draw:W"],
  [{ kind: "winToNil", side: "home" }, threeNil, "yes:W no:L"],
  [{ kind: "winToNil", side: "home" }, twoOne, "yes:L no:W"],
  [{ kind: "winToNil", side: "away" }, goalless, "yes:L no:W"],
  [
    { kind: "winnerTotal", line: 2.5 },
    twoOne,
    "home-over:W home-under:L draw-over:L draw-under:L away-over:L away-under:L",
  ],
  [
    { kind: "winnerTotal", line: 0.5 },
    goalless,
    "home-over:L home-under:L draw-over:L draw-under:W away-over:L away-under:L",
  ],
  // Of two segments, one was level and the other won by the home side, with three points in all.
  [
    { kind: "winnerTotal", of: "segments", line: 3.5 },
    twoOne,
    "home-over:L home-under:W away-over:L away-under:L",
  ],
  [{ kind: "bothTotal", line: 0.5 }, twoOne, "yes:W no:L"],
  [{ kind: "bothTotal", line: 1.5 }, twoOne, "yes:L no:W"],
  [{ kind: "bothTotal", line: 0.5, period: "s3" }, twoOne, "yes:V no:V"],
  [{ kind: "bothScore", of: "segments" }, twoOne, "yes:L no:W"],
  [{ kind: "winToNil", of: "segments", side: "home" }, twoOne, "yes:W no:L"],
  [
    { kind: "periodMatch", of: "segments", period: "s1" },
    twoOne,
    "home-home:W home-away:L away-home:L away-away:L",
  ],
  [{ kind: "highestPeriod" }, twoOne, "s1:L s2:W equal:L"],
  [{ kind: "highestPeriod" }, goalless, "s1:L s2:L equal:W"],
  [{ kind: "nextGoal", number: 2 }, twoOne, "home:L none:L away:W"],
  [{ kind: "nextGoal", number: 4 }, twoOne, "home:L none:W away:L"],
  [{ kind: "nextPoint", number: 2 }, { ...twoOne, order: "hha" }, "home:W away:L"],
  [{ kind: "nextPoint", number: 3 }, { ...twoOne, order: "hha" }, "home:L away:W"],
  [{ kind: "nextPoint", number: 4 }, { ...twoOne, order: "hha" }, "home:V away:V"],
  [{ kind: "nextPoint", number: 1 }, twoOne, "home:V away:V"],
  [{ kind: "overTotal", period: "s1", number: 1, line: 7.5 }, innings, "over:W under:L"],
  [{ kind: "overTotal", period: "s1", number: 2, line: 7.5 }, innings, "over:L under:W"],
  [{ kind: "overTotal", period: "s2", number: 1, line: 7 }, innings, "over:V under:V"],
  [{ kind: "overTotal", period: "s1", number: 3, line: 7.5 }, innings, "over:V under:V"],
  [{ kind: "overWicket", period: "s1", number: 1 }, innings, "yes:L no:W"],
  [{ kind: "overWicket", period: "s1", number: 2 }, innings, "yes:W no:L"],
  [{ kind: "overWicket", period: "s2", number: 2 }, innings, "yes:V no:V"],
  [{ kind: "overWicket", period: "s1", number: 1 }, twoOne, "yes:V no:V"],
  [{ kind: "nextScorer", number: 1 }, twoOne, "p1:W p2:L"],
  [{ kind: "nextScorer", number: 4 }, twoOne, "p1:L p2:L"],
  [{ kind: "scorer", number: 1 }, twoOne, "p1:W p2:W"],
  [{ kind: "scorer", number: 2 }, twoOne, "p1:W p2:L"],
  [{ kind: "playerTotal", of: "p1", line: 1.5 }, twoOne, "over:W under:L"],
  [{ kind: "playerTotal", of: "p1", line: 2 }, twoOne, "over:V under:V"],
  [{ kind: "playerTotal", of: "p2", line: 1.5 }, twoOne, "over:L under:W"],
])("%j", (market, state, expected) => {
  expect(settled(market, state)).toBe(expected);
});

const tallied: MarketContext = { ...context, tally: { id: "points", worth: 1 } };
const byTally = (market: Partial<Market> & Pick<Market, "kind">, state: MatchState) =>
  settled(market, state, tallied);

test.each<[Partial<Market> & Pick<Market, "kind">, MatchState["tallies"], string]>([
  [{ kind: "scorer", number: 20 }, { p1: 20, p2: 19 }, "p1:W p2:L"],
  [{ kind: "scorer", number: 1 }, { p1: 0, p2: 1 }, "p1:L p2:W"],
  [{ kind: "playerTotal", of: "p1", line: 19.5 }, { p1: 20, p2: 19 }, "over:W under:L"],
  [{ kind: "playerTotal", of: "p2", line: 19 }, { p1: 20, p2: 19 }, "over:V under:V"],
  [{ kind: "playerTotal", of: "p2", line: 19.25 }, { p1: 20, p2: 19 }, "over:HL under:HW"],
  // A player who is not listed did not take part, and without a list nobody knows.
  [{ kind: "scorer", number: 1 }, { p1: 2 }, "p1:W p2:V"],
  [{ kind: "playerTotal", of: "p2", line: 0.5 }, { p1: 2 }, "over:V under:V"],
  [{ kind: "scorer", number: 1 }, undefined, "p1:V p2:V"],
])("%j is settled by the tallies %j", (market, tallies, expected) => {
  expect(byTally(market, played([[40, 38]], tallies && { tallies }))).toBe(expected);
});

test("an over is settled when it has been bowled, or when its innings ends", () => {
  const second: Partial<Market> & Pick<Market, "kind"> = { kind: "overWicket", period: "s1", number: 2 };
  const at = (balls: number, segments: Score[]) =>
    settled(second, {
      ...innings,
      segments,
      detail: [balls, 2],
      ended: false,
    });
  expect(at(11, [[12, 0]])).toBe("yes:? no:?");
  expect(at(12, [[12, 0]])).toBe("yes:W no:L");
  expect(
    at(0, [
      [12, 0],
      [0, 0],
    ]),
  ).toBe("yes:W no:L");
  const later: Market = { kind: "overWicket", of: "points", period: "s2", number: 3 };
  const running = { ...innings, ended: false };
  expect(settleOutcome(later, "yes", running, context)).toBeUndefined();
  expect(settleOutcome(later, "yes", running, context, { abandoned: true })).toEqual({ kind: "VOID" });
});

test("what players score is settled at the end, and void if the match is abandoned", () => {
  const running = played([[40, 38]], { ended: false, tallies: { p1: 25, p2: 3 } });
  const market: Market = { kind: "playerTotal", of: "p1", period: "match", line: 20.5 };
  expect(byTally(market, running)).toBe("over:? under:?");
  expect(settleOutcome(market, "over", running, tallied, { abandoned: true })).toEqual({ kind: "VOID" });
});

test("the table above has every kind of market", () => {
  expect(Object.keys(marketKinds)).toEqual([...marketKindIds]);
});

test("overtime counts for the match and not for regulation time", () => {
  const overtime = played([
    [1, 0],
    [0, 1],
    [1, 0],
  ]);
  expect(settled({ kind: "result" }, overtime)).toBe("home:W draw:L away:L");
  expect(settled({ kind: "result", period: "reg" }, overtime)).toBe("home:L draw:W away:L");
});

test("a period is settled when it is over, the rest when the match is, and abandoned markets are void", () => {
  const running = played(
    [
      [1, 0],
      [1, 0],
    ],
    { ended: false, goals: [{ side: "home" }, { side: "home" }] },
  );
  expect(settled({ kind: "result", period: "s1" }, running)).toBe("home:W draw:L away:L");
  expect(settled({ kind: "result", period: "s2" }, running)).toBe("home:? draw:? away:?");
  expect(settled({ kind: "total", line: 0.5 }, running)).toBe("over:? under:?");
  expect(settled({ kind: "nextGoal", number: 2 }, running)).toBe("home:W none:L away:L");
  expect(settled({ kind: "nextGoal", number: 3 }, running)).toBe("home:? none:? away:?");
  expect(settled({ kind: "nextPoint", number: 2 }, { ...running, order: "ha" })).toBe("home:L away:W");
  expect(settled({ kind: "nextPoint", number: 3 }, { ...running, order: "ha" })).toBe("home:? away:?");
  const market: Market = { kind: "result", of: "points", period: "s2" };
  expect(settleOutcome(market, "home", running, context, { abandoned: true })).toEqual({ kind: "VOID" });
  const first: Market = { ...market, period: "s1" };
  expect(settleOutcome(first, "home", running, context, { abandoned: true })).toEqual({ kind: "WON" });
});

test("two-sided lines mirror each other", () => {
  const mirror: Record<string, string> = {
    WON: "LOST",
    LOST: "WON",
    VOID: "VOID",
    HALF_WON: "HALF_LOST",
    HALF_LOST: "HALF_WON",
  };
  const lines = fc.integer({ min: -20, max: 20 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(
      fc.nat(6),
      fc.nat(6),
      lines,
      fc.constantFrom("handicap", "total"),
      (home, away, line, kind) => {
        const market = { kind, of: "points", period: "match", line } as const;
        const [first, second] = marketKinds[kind]
          .outcomes(market, context)
          .map((outcome) => settleOutcome(market, outcome, played([[home, away]]), context)!.kind);
        expect(second).toBe(mirror[first!]);
      },
    ),
  );
});

test("a quarter line is half a bet on each of its neighbours", () => {
  const worth = { LOST: 0, HALF_LOST: 1, VOID: 2, HALF_WON: 3, WON: 4 } as Record<string, number>;
  fc.assert(
    fc.property(fc.nat(6), fc.integer({ min: 0, max: 12 }), (goals, whole) => {
      const over = (line: number) =>
        worth[
          settleOutcome(
            { kind: "total", of: "points", period: "match", line },
            "over",
            played([[goals, 0]]),
            context,
          )!.kind
        ]!;
      expect(over(whole / 2 + 0.25) * 2).toBe(over(whole / 2) + over(whole / 2 + 0.5));
    }),
  );
});

test("a market's id reads back as the market", () => {
  const markets: Market[] = [
    { kind: "total", of: "corners", period: "match", line: 9.5 },
    { kind: "handicap", of: "points", period: "f2", line: -0.25 },
    { kind: "teamTotal", of: "points", period: "s3", line: 1, side: "away" },
    { kind: "nextGoal", of: "points", period: "match", number: 3 },
    { kind: "handicap", of: "points", period: "reg", line: 0 },
    { kind: "playerTotal", of: "copper-belt-hrb-1", period: "match", line: 24.5 },
  ];
  for (const market of markets) expect(parseMarketId(marketId(market))).toEqual(market);
  for (const id of [
    "",
    "total",
    "nonsense:points:match:::",
    "total:points:half:2.5::",
    "total:points:match:2.3::",
    "total:points:match:2.5:left:",
    "total:points:match:2.5::0",
    "total:points:match:2.5:::x",
  ])
    expect(parseMarketId(id)).toBeUndefined();
});

test("an outright is settled with dead heats, and void for those who did not take part", () => {
  const state = played([], { ranking: [["a"], ["b", "c"], ["d", "e", "f"], ["g"]] });
  const rows = (number: number) =>
    ["a", "b", "d", "g", "x"].map((id) =>
      settleOutcome({ kind: "outright", of: "points", period: "match", number }, id, state, context),
    );
  const [won, lost, none] = [{ kind: "WON" }, { kind: "LOST" }, { kind: "VOID" }];
  expect(rows(1)).toEqual([won, lost, lost, lost, none]);
  expect(rows(2)).toEqual([won, { kind: "DEAD_HEAT", places: 1, tied: 2 }, lost, lost, none]);
  expect(rows(3)).toEqual([won, won, lost, lost, none]);
  expect(rows(5)).toEqual([won, won, { kind: "DEAD_HEAT", places: 2, tied: 3 }, lost, none]);
  const shared = played([], { ranking: [["a", "b"]] });
  const winner: Market = { kind: "outright", of: "points", period: "match", number: 1 };
  expect(settleOutcome(winner, "a", shared, context)).toEqual({ kind: "DEAD_HEAT", places: 1, tied: 2 });
  expect(settleOutcome(winner, "a", { ...shared, ended: false }, context)).toBeUndefined();
});
