import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import { simulationSource } from "@parlour/games/kit/math/simulation-source";
import {
  competitions,
  jointOf,
  likelyScores,
  type Season,
  seasonMarkets,
  sportIds,
  sports,
} from "@parlour/sports";
import { describe, expect, test } from "vitest";
import type { ModelMatch } from "../../../kit/ports/sports-pricing.ts";
import {
  continuousSeason,
  findFixture,
  findSeason,
  fixturesBetween,
  seasonOf,
  seasonsAt,
} from "./fixtures.ts";
import { scriptOf, stateAfter } from "./match-script.ts";
import { newSeason, priceSeason, watchSeason } from "./play-season.ts";

const dayMs = 86_400_000;
const startMs = Date.UTC(2030, 0, 1, 12);

describe("the fixtures", () => {
  test("are the same whenever they are asked for", () => {
    const week = fixturesBetween(startMs, startMs + 2 * dayMs);
    const day = fixturesBetween(startMs + dayMs, startMs + 2 * dayMs);
    expect(week.filter(({ startsAtMs }) => startsAtMs >= startMs + dayMs)).toEqual(day);
    for (const fixture of day.slice(0, 50)) expect(findFixture(fixture.id)).toEqual(fixture);
    expect(findFixture("someone-elses-event")).toBeUndefined();
  });

  test("start at different minutes in the competitions of a sport", () => {
    const minutes = new Map<string, Set<number>>();
    for (const { competition, startsAtMs } of fixturesBetween(startMs, startMs + 3 * 3_600_000)) {
      if (competition.sport !== "football") continue;
      const starts = minutes.get(competition.id) ?? new Set();
      minutes.set(competition.id, starts.add(startsAtMs));
    }
    const all = [...minutes.values()].flatMap((starts) => [...starts]);
    expect(minutes.size).toBeGreaterThan(1);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each([
    [6, 2],
    [8, 2],
    [8, 3],
    [10, 3],
  ])(
    "let %i participants meet once a season, and nobody plays twice at once (%i at once)",
    (participants, atOnce) => {
      const season = seasonOf(participants, atOnce);
      const pairs = season.flatMap((pair) => (pair ? [[...pair].sort((a, b) => a - b).join("-")] : []));
      expect(new Set(pairs).size).toBe((participants * (participants - 1)) / 2);
      expect(pairs).toHaveLength(new Set(pairs).size);
      const twice = [...season, ...season];
      for (let at = 0; at + atOnce <= twice.length; at++) {
        const busy = twice.slice(at, at + atOnce).flatMap((pair) => pair ?? []);
        expect(new Set(busy).size).toBe(busy.length);
      }
    },
  );

  test.each([8, 10, 12, 14])(
    "let %i participants play without pauses, season after season",
    (participants) => {
      const season = continuousSeason(participants);
      const pairs = season.map((pair) => [...pair].sort((a, b) => a - b).join("-"));
      expect(new Set(pairs).size).toBe((participants * (participants - 1)) / 2);
      const atOnce = participants / 2 - 1;
      const twice = [...season, ...season];
      for (let at = 0; at + atOnce <= twice.length; at++) {
        const busy = twice.slice(at, at + atOnce).flat();
        expect(new Set(busy).size).toBe(busy.length);
      }
    },
  );

  test.each(sportIds)("keep three matches of %s live at every moment of a week", (sport) => {
    const toMs = startMs + 7 * dayMs;
    const changes = fixturesBetween(startMs - dayMs / 2, toMs)
      .filter(({ competition }) => competition.sport === sport)
      .flatMap((fixture) => [
        { atMs: fixture.startsAtMs, by: 1 },
        { atMs: fixture.startsAtMs + scriptOf(fixture, "secret").lengthMs, by: -1 },
      ])
      .sort((a, b) => a.atMs - b.atMs || b.by - a.by);
    let live = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (const { atMs, by } of changes) {
      if (atMs > startMs && atMs <= toMs) fewest = Math.min(fewest, live);
      live += by;
    }
    expect(fewest).toBeGreaterThanOrEqual(3);
  });

  test("fill the week of every competition", () => {
    const week = fixturesBetween(startMs, startMs + 7 * dayMs, { every: 12 });
    expect(week.length).toBeGreaterThan(200);
    expect(new Set(week.map(({ competition }) => competition.id)).size).toBe(competitions.length);
  });

  test("make one season after the other, each with every pairing once", () => {
    for (const season of seasonsAt(startMs)) {
      const { fixtures, competition } = season;
      const field = competition.participants.length;
      expect(fixtures).toHaveLength((field * (field - 1)) / 2);
      expect(fixtures.every((fixture) => fixture.season === season.id)).toBe(true);
      expect(findSeason(season.id)).toEqual(season);
      expect(findFixture(season.id)).toBeUndefined();
      const next = fixturesBetween(season.lastStartsAtMs + 1, season.lastStartsAtMs + dayMs, {
        only: [competition.id],
      });
      expect(next[0]!.season).toBe(`${competition.id}-season-${season.number + 1}`);
    }
  });
});

describe("a match", () => {
  const firstOf = (sport: string) =>
    fixturesBetween(startMs, startMs + dayMs).find(({ competition }) => competition.sport === sport)!;

  test.each(sportIds)("of %s is played the same way from the same secret, and ends", (sport) => {
    const fixture = firstOf(sport);
    const script = scriptOf(fixture, "secret");
    expect(scriptOf(fixture, "secret")).toEqual(script);
    expect(script.incidents.at(-1)!.state.ended).toBe(true);
    const times = script.incidents.map(({ afterMs }) => afterMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    let clock = 0;
    for (let part = 0; part <= 20; part++) {
      const { state, clockSeconds } = stateAfter(fixture, script, (script.lengthMs * part) / 20);
      expect(clockSeconds).toBeGreaterThanOrEqual(clock);
      expect(state.elapsed).toBeLessThanOrEqual(1);
      clock = clockSeconds;
    }
  });

  test.each(["basketball", "american-football", "baseball"])(
    "of %s says what each player scored",
    (sport) => {
      const { players, incidents } = scriptOf(firstOf(sport), "secret");
      const { tallies } = incidents.at(-1)!.state;
      expect(Object.keys(tallies!).sort()).toEqual(players.map(({ id }) => id).sort());
      expect(Object.values(tallies!).some((scored) => scored > 0)).toBe(true);
      expect(incidents.some(({ player }) => player !== undefined)).toBe(true);
    },
  );

  test("is played differently from another secret", () => {
    const fixture = firstOf("tennis");
    expect(scriptOf(fixture, "secret").incidents).not.toEqual(scriptOf(fixture, "other").incidents);
  });
});

describe("the outrights of a season", () => {
  const season = seasonsAt(startMs, ["lamplight-darts"])[0]!;
  const pricing = {
    markets: () => Promise.reject(new Error("no match is priced here")),
    scores: async (match: ModelMatch) => {
      const model = sports.darts.model(match.home.strength!, match.away.strength!);
      return likelyScores(jointOf(model, match.state ?? model.start()), "segments");
    },
    season: async (of: Season, seed: number) =>
      seasonMarkets(of, simulationSource(seed)).map((market) => ({ ...market, isSuspended: false })),
  };
  /** Plays a season in steps of 15 minutes, and returns the messages that were sent. */
  const play = async () => {
    const sent: FeedMessage[] = [];
    const feed = {
      receive: async (_: string, message: FeedMessage) => {
        sent.push(message);
        return { id: message.id, outcome: "APPLIED" as const, sequence: message.sequence };
      },
    };
    const parts = { feed, pricing, secret: "secret" };
    const played = newSeason(season, 0);
    for (let nowMs = season.fixtures[0]!.startsAtMs; !played.isOver; nowMs += 15 * 60_000) {
      await watchSeason(parts, played, nowMs);
      while (await priceSeason(parts, played, nowMs)) await watchSeason(parts, played, nowMs);
    }
    return sent;
  };

  test("are repriced as it goes on, suspended when something happens, and end with a ranking", async () => {
    const sent = await play();
    expect(sent.map(({ sequence }) => sequence)).toEqual(sent.map((_, at) => at + 1));
    const snapshots = sent.filter((message) => message.type === "snapshot");
    expect(snapshots[0]).toMatchObject({ isOutright: true, season: season.id, isSuspended: false });
    expect(snapshots[0]!.players).toHaveLength(8);
    expect(snapshots.length).toBeGreaterThan(10);
    expect(sent.filter(({ type }) => type === "suspension").length).toBeGreaterThan(10);
    expect(snapshots[0]!.markets.map(({ id }) => id)).toContain("outright:points:match:::1");
    expect(snapshots[0]!.markets[0]!.eachWay).toMatchObject({ under: expect.any(Number) });
    const result = sent.at(-1)!;
    if (result.type !== "result") throw new Error("the season has no result");
    expect(result.state.ranking!.flat().toSorted()).toEqual(
      season.competition.participants.map(({ id }) => id).toSorted(),
    );
    // The last prices must not have ruled out the eventual winner.
    const last = snapshots.at(-1)!.markets.find(({ id }) => id === "outright:points:match:::1");
    const impossible = (last?.outcomes ?? []).filter(({ chance }) => chance?.won === 0).map(({ id }) => id);
    expect(impossible).not.toContain(result.state.ranking![0]![0]);
  });

  test("are the same whenever the season is played", async () => {
    expect(await play()).toEqual(await play());
  });
});
