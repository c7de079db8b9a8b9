import { simulationSource } from "@parlour/games/kit/math/simulation-source";
import { expect, test } from "vitest";
import { competitions } from "../data/competitions.ts";
import { outrightMargin } from "../markets/outright.ts";
import { jointOf } from "../model/joint.ts";
import { sports } from "../model/sports.ts";
import { seasonMarkets } from "./season-markets.ts";
import { likelyScores, type Season, type SeasonMatch, simulateSeason } from "./simulate-season.ts";
import { addMatch, rankingOf } from "./table.ts";

const league = competitions.find(({ id }) => id === "lamplight-darts")!;
const participants = league.participants.map(({ id }) => id);
const pairs = league.participants.flatMap((home, at) =>
  league.participants.slice(at + 1).map((away) => [home, away] as const),
);
const modelOf = ([home, away]: (typeof pairs)[number]) =>
  sports[league.sport].model(home.strength, away.strength);
const open: SeasonMatch[] = pairs.map((pair) => {
  const model = modelOf(pair);
  return {
    home: pair[0].id,
    away: pair[1].id,
    scores: likelyScores(jointOf(model, model.start()), "segments"),
  };
});
const season: Season = { participants, matches: open };
const none = { points: 0, scored: 0, conceded: 0 };

test("a table is ranked by points, difference and what was scored; equal lines share a rank", () => {
  const line = (id: string, ...scores: [number, number][]) => ({
    ...scores.reduce((whole, score) => addMatch(whole, score), { ...none, id }),
  });
  const lines = [
    line("a", [1, 1]),
    line("b", [3, 1]),
    line("c", [2, 2]),
    line("d", [2, 0]),
    line("e", [1, 1]),
  ];
  expect(rankingOf(lines)).toEqual([["b"], ["d"], ["c"], ["a", "e"]]);
});

test("likely scores keep the model's chances", () => {
  const football = sports.football;
  const model = football.model({ attack: 0.3, defence: 0.2 }, { attack: -0.2, defence: -0.1 });
  const joint = jointOf(model, model.start());
  const scores = likelyScores(joint, "points");
  const share = (isCounted: (h: number, a: number) => boolean) =>
    Array.from({ length: scores.length / 2 }, (_, i) => isCounted(scores[2 * i]!, scores[2 * i + 1]!)).filter(
      Boolean,
    ).length /
    (scores.length / 2);
  const exact = (isCounted: (h: number, a: number) => boolean) =>
    joint.finals.filter(({ points: [h, a] }) => isCounted(h, a)).reduce((sum, { p }) => sum + p, 0);
  for (const counted of [
    (h: number, a: number) => h > a,
    (h: number, a: number) => h === a,
    (h: number, a: number) => h - a > 2,
    (h: number, a: number) => h + a > 3,
  ])
    expect(Math.abs(share(counted) - exact(counted))).toBeLessThan(0.006);
});

test("seasons that are played match by match agree with the simulated chances", () => {
  const random = simulationSource(11);
  const SEASONS = 600;
  const firsts = new Map<string, number>();
  for (let run = 0; run < SEASONS; run++) {
    const lines = new Map(participants.map((id) => [id, { ...none, id }]));
    for (const pair of pairs) {
      const incidents = [...modelOf(pair).play(random)];
      const { segments } = incidents.at(-1)!.state;
      const wins = [0, 1].map((side) => segments.filter((score) => score[side]! > score[1 - side]!).length);
      const [[home, away], [h, a]] = [pair, wins as [number, number]];
      lines.set(home.id, addMatch(lines.get(home.id)!, [h, a]));
      lines.set(away.id, addMatch(lines.get(away.id)!, [a, h]));
    }
    const [best] = rankingOf([...lines.values()]);
    for (const id of best!) firsts.set(id, (firsts.get(id) ?? 0) + 1 / best!.length);
  }
  const chances = simulateSeason(season, simulationSource(1), 4_000);
  // The tolerance is four standard deviations for 600 seasons.
  for (const id of participants)
    expect(Math.abs((firsts.get(id) ?? 0) / SEASONS - chances.get(id)![0]!)).toBeLessThan(0.083);
});

test("prices are the same for the same season, add up to the margin, and agree with each other", () => {
  const markets = seasonMarkets(season, simulationSource(3));
  expect(seasonMarkets(season, simulationSource(3))).toEqual(markets);
  expect(markets.map(({ id }) => id)).toEqual([1, 2, 3, 4].map((n) => `outright:points:match:::${n}`));
  const [winner, topTwo] = markets as [(typeof markets)[number], (typeof markets)[number]];
  for (const { outcomes } of markets) {
    const priced = outcomes.filter(({ price }) => price !== null);
    const inverse = priced.reduce((sum, { price }) => sum + 1000 / price!, 0);
    const fair = priced.reduce((sum, { chance }) => sum + chance.won, 0);
    expect(inverse / fair).toBeCloseTo(1 + outrightMargin.permille / 1000, 2);
  }
  expect(winner.outcomes.reduce((sum, { chance }) => sum + chance.won, 0)).toBeCloseTo(1, 9);
  expect(topTwo.outcomes.reduce((sum, { chance }) => sum + chance.won, 0)).toBeCloseTo(2, 9);
  winner.outcomes.forEach(({ chance }, at) => {
    expect(topTwo.outcomes[at]!.chance.won).toBeGreaterThanOrEqual(chance.won);
  });
});

test("each-way terms never return more than the house can afford", () => {
  const markets = seasonMarkets(season, simulationSource(3));
  const [winner] = markets;
  const terms = winner!.eachWay!;
  const placed = markets.find(({ market }) => market.number === terms.places)!;
  winner!.outcomes.forEach(({ price, chance }, at) => {
    if (price === null) return;
    const place = placed.outcomes[at]!.chance.won * (1 + ((price / 1000 - 1) * terms.over) / terms.under);
    expect((chance.won * (price / 1000) + place) / 2).toBeLessThanOrEqual(0.95);
  });
});

test("a decided season has no prices, and a known result is not simulated", () => {
  const decided: SeasonMatch[] = pairs.map(([home, away]) => ({
    home: home.id,
    away: away.id,
    score: [7, 2],
  }));
  expect(seasonMarkets({ participants, matches: decided }, simulationSource(1))).toEqual([]);
  const chances = simulateSeason({ participants, matches: decided }, simulationSource(1), 4_000);
  expect(chances.get(participants[0]!)![0]).toBe(1);
});
