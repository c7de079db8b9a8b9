import { simulationSource } from "@parlour/games/kit/math/simulation-source";
import { beforeAll, describe, expect, test } from "vitest";
import { marketKinds } from "../markets/kinds.ts";
import { overroundFault } from "../testing/overround.ts";
import {
  compareBuilders,
  compareLive,
  compareMarkets,
  type Deviation,
  pairings,
  proofModel,
  simulate,
} from "../testing/proof.ts";
import { chanceOf, jointOf } from "./joint.ts";
import type { Joint } from "./joint-shape.ts";
import { combinedChance } from "./legs.ts";
import type { Incident, MatchState } from "./match-state.ts";
import { offeredMarkets } from "./offered-markets.ts";
import type { PricedMarket } from "./pricing.ts";
import { sportIds } from "./sport.ts";
import { sports } from "./sports.ts";

// The seeds are fixed, so these comparisons always give the same result. A limit of five standard deviations detects an
// error of a few percent; `npm run prove:sports` simulates twenty times as many matches.
const MATCHES = 1_000;
const LIVE_MATCHES = 8;
const LIMIT = 5;

const worst = (deviations: readonly Deviation[]) => deviations.filter(({ z }) => z > LIMIT);
/** The number of bet builders to test; fewer in sports where pricing a bet builder goes through millions of scores. */
const builders = (sport: string) => (sport === "basketball" || sport === "cricket" ? 1 : 4);

describe.each(sportIds)("%s", (id) => {
  const sport = sports[id];
  const model = proofModel(sport);
  let joint: Joint;
  let preMatch: PricedMarket[];
  let live: PricedMarket[];
  let finals: MatchState[];
  beforeAll(() => {
    joint = jointOf(model, model.start());
    preMatch = offeredMarkets(sport, joint, "preMatch");
    live = offeredMarkets(sport, joint, "live");
    finals = simulate(model, MATCHES, 11);
  });

  test("offers at least twelve kinds of markets before the match and eight in play", () => {
    // Markets that differ only in their line, side or segment are of the same kind, such as the totals of set 1 and of
    // set 2.
    const isPart = (period: string) => period !== "match" && period !== "reg";
    const rows = (markets: typeof live) =>
      new Set(
        markets.map(
          ({ market }) => `${market.kind} ${market.of}${isPart(market.period) ? " of a part" : ""}`,
        ),
      ).size;
    expect(rows(preMatch)).toBeGreaterThanOrEqual(12);
    expect(rows(live)).toBeGreaterThanOrEqual(8);
  });

  test("the fair probabilities of every market are complete, and the overround is its margin", () => {
    expect(joint.finals.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 5);
    expect(preMatch.flatMap((market) => overroundFault(market) ?? [])).toEqual([]);
  });

  test.each(Object.keys(pairings).slice(1))("the overround is the margin too with %s", (pairing) => {
    const other = proofModel(sport, pairing as keyof typeof pairings);
    const markets = offeredMarkets(sport, jointOf(other, other.start()), "preMatch");
    expect(markets.length).toBeGreaterThanOrEqual(12);
    expect(markets.flatMap((market) => overroundFault(market) ?? [])).toEqual([]);
  });

  test("simulated matches agree with the price of every market", () => {
    expect(worst(compareMarkets(joint, preMatch, finals))).toEqual([]);
  });

  test("simulated matches agree with the prices of bet builders", () => {
    const deviations = compareBuilders(joint, preMatch, finals, builders(id), 3);
    expect(deviations).toHaveLength(builders(id));
    expect(worst(deviations)).toEqual([]);
  });

  test("live prices are calibrated, and on average those before the match", () => {
    const { calibration, martingale, moving } = compareLive(sport, joint, live, LIVE_MATCHES, 5);
    expect(worst(calibration)).toEqual([]);
    expect(worst(martingale)).toEqual([]);
    expect(worst(moving)).toEqual([]);
    expect(moving.length > 0).toBe(sport.offers.some(({ number }) => number === "next"));
  });

  test("a single outcome has the same chance alone and as a combination", () => {
    for (const { market, outcomes } of preMatch
      .filter(({ market }) => marketKinds[market.kind].builder)
      .slice(0, 3)) {
      if (!Number.isInteger((market.line ?? 0) * 2)) continue;
      const leg = { market, outcome: outcomes[0]!.outcome };
      expect(combinedChance(joint, [leg]).won).toBeCloseTo(chanceOf(joint, leg).won, 6);
    }
  });

  test("any moment of a match can be priced, and offers markets until it is all but decided", () => {
    const incidents = [...model.play(simulationSource(21))].slice(0, -1);
    for (const part of [0.2, 0.5, 0.8]) {
      const { state } = incidents[Math.floor(part * incidents.length)]!;
      const markets = offeredMarkets(sport, jointOf(model, state), "live");
      if (part === 0.2) expect(markets.length).toBeGreaterThanOrEqual(8);
      expect(new Set(markets.map((market) => market.id)).size).toBe(markets.length);
      expect(markets.flatMap((market) => overroundFault(market) ?? [])).toEqual([]);
      for (const { outcomes } of markets)
        for (const { price, probability } of outcomes) {
          expect(probability).toBeGreaterThanOrEqual(0);
          if (price !== undefined) expect(price).toBeGreaterThan(1_000);
        }
    }
  });

  test("a match runs forward in time, and its states add up to the result", () => {
    const incidents: Incident[] = [...model.play(simulationSource(8))];
    for (const [i, incident] of incidents.entries()) {
      const before = incidents[i - 1] ?? incident;
      expect(incident.atSeconds).toBeGreaterThanOrEqual(before.atSeconds);
      expect(incident.state.segments.length).toBeGreaterThanOrEqual(before.state.segments.length);
    }
    expect(incidents.at(-1)).toMatchObject({ kind: "END", state: { ended: true } });
    const { segments } = incidents.at(-1)!.state;
    expect(segments.filter((score) => model.race?.canEnd(score) === false)).toEqual([]);
    expect(JSON.parse(JSON.stringify(incidents.at(-1)!.state))).toEqual(incidents.at(-1)!.state);
    expect(offeredMarkets(sport, jointOf(model, incidents.at(-1)!.state), "live")).toEqual([]);
  });
});
