import type { Kit } from "../../../kit/kit.ts";
import { leaseIn } from "../../../kit/lease.ts";
import type { SportsFeed } from "../../../kit/ports/sports-feed.ts";
import type { SportsPricing } from "../../../kit/ports/sports-pricing.ts";
import { findFixture, findSeason, fixturesBetween, seasonsAt } from "./fixtures.ts";
import { advance, announce, end, newMatch, type PlayedMatch, priceBefore, provider } from "./play-match.ts";
import { newSeason, type PlayedSeason, priceSeason, watchSeason } from "./play-season.ts";

export type CalendarPorts = { feed: SportsFeed; pricing: SportsPricing };
type Parts = CalendarPorts & { kit: Kit; size: "full" | "small" };

export const calendarLease = leaseIn("sports_calendar.lease", "calendar");
const leaseMs = 10_000;
const hourMs = 3_600_000;
/**
 * How far ahead matches are published: every match that starts within `allMs`, and only some matches of each
 * competition that start later, up to `someMs`.
 */
const horizons = {
  full: { allMs: 6 * hourMs, someMs: 168 * hourMs, every: 12, pastMs: 20 * hourMs, only: undefined },
  small: {
    allMs: 3 * hourMs,
    someMs: 48 * hourMs,
    every: 24,
    pastMs: 12 * hourMs,
    only: ["northern-crown", "lamplight-darts"],
  },
} as const;
const planEveryMs = 60_000;
/** Fixtures and results are sent a few at a time, so that players' requests are not delayed. */
const sentPerStep = 8;
/**
 * The pause after each pre-match pricing, as a multiple of the time that the pricing took. With 1, at most half a
 * core is used.
 */
const restShare = 1;

/** Runs the calendar on one server at a time. */
export function createCalendar(parts: Parts): { step(): Promise<void>; stop(): void } {
  const { kit, size, feed } = parts;
  const { allMs, someMs, every, pastMs, only } = horizons[size];
  const tools = { ...parts, secret: kit.config.secrets.provider };
  const matches = new Map<string, PlayedMatch>();
  const seasons = new Map<string, PlayedSeason>();
  let isLeading = false;
  let plannedAtMs = 0;
  let isStopped = false;
  let isPricing = false;

  /** Reads all open events again, because another server may have sent messages in the meantime. */
  const takeOver = async () => {
    matches.clear();
    seasons.clear();
    plannedAtMs = 0;
    for (const { event, sequence, markets } of await feed.listOpen(provider)) {
      const season = findSeason(event);
      if (season) seasons.set(event, newSeason(season, sequence));
      const fixture = findFixture(event);
      // A match with a single market comes from the demo data and still has to be priced in full.
      if (fixture) matches.set(event, { ...newMatch(fixture, sequence), isPriced: markets > 1 });
    }
  };
  const plan = async (nowMs: number) => {
    if (nowMs - plannedAtMs < planEveryMs) return;
    plannedAtMs = nowMs;
    for (const [id, match] of matches) if (match.isOver && !match.isBusy) matches.delete(id);
    const current = seasonsAt(nowMs, only);
    for (const season of current) {
      if (!seasons.has(season.id)) seasons.set(season.id, newSeason(season, 0));
    }
    const wanted = [
      // Earlier matches of the current season are included too, because the standings include all of them.
      ...current.flatMap(({ fixtures }) => fixtures.filter(({ startsAtMs }) => startsAtMs <= nowMs - pastMs)),
      ...fixturesBetween(nowMs - pastMs, nowMs + allMs, { only }),
      ...fixturesBetween(nowMs + allMs, nowMs + someMs, { every, only }),
    ].filter(({ id }) => !matches.has(id));
    const known = await feed.listKnown(wanted.map(({ id }) => id));
    for (const fixture of wanted) {
      if (!known.has(fixture.id)) matches.set(fixture.id, newMatch(fixture, 0));
    }
  };
  const warn = (error: unknown, event: string) => {
    if (!isStopped) kit.log.warn({ err: error, event }, "an event was not updated");
  };
  const run = async (match: PlayedMatch, work: () => Promise<void>) => {
    match.isBusy = true;
    try {
      await work();
    } catch (error) {
      warn(error, match.fixture.id);
    } finally {
      match.isBusy = false;
    }
  };
  /** Suspends and settles outrights immediately; they are priced in turn with the matches. */
  const watchSeasons = async (nowMs: number) => {
    for (const played of seasons.values()) {
      if (played.isOver) continue;
      await watchSeason(tools, played, nowMs).catch((error: unknown) => warn(error, played.season.id));
    }
  };
  const priceSeasons = async (nowMs: number) => {
    for (const played of seasons.values()) {
      if (played.isOver || isStopped) continue;
      const isDone = await priceSeason(tools, played, nowMs).catch((error: unknown) => {
        warn(error, played.season.id);
        return false;
      });
      if (isDone) return true;
    }
    return false;
  };
  /** Prices one match at a time, the next to start first. */
  const priceWaiting = async () => {
    for (;;) {
      const nowMs = kit.clock.now().getTime();
      const startedMs = performance.now();
      const isSeasonPriced = await priceSeasons(nowMs);
      const waiting = [...matches.values()]
        .filter(
          (match) =>
            !match.isPriced && match.sequence > 0 && match.fixture.startsAtMs > nowMs && !match.isBusy,
        )
        .sort((a, b) => a.fixture.startsAtMs - b.fixture.startsAtMs);
      const [next] = waiting;
      if (isStopped || !isLeading || (next === undefined && !isSeasonPriced)) return;
      if (next) await run(next, () => priceBefore(tools, next));
      const restMs = (performance.now() - startedMs) * restShare;
      await new Promise((resolve) => setTimeout(resolve, restMs).unref());
    }
  };

  return {
    async step() {
      const now = kit.clock.now();
      const nowMs = now.getTime();
      const runsOutAt = new Date(nowMs + leaseMs);
      const holds = await calendarLease.hold(kit.db, { holder: kit.heartbeat.serverId, now, runsOutAt });
      if (holds && !isLeading) await takeOver();
      isLeading = holds;
      if (!isLeading) return;
      await plan(nowMs);
      const idle = [...matches.values()].filter(({ isBusy, isOver }) => !isBusy && !isOver);
      const live = idle.filter(({ fixture }) => fixture.startsAtMs <= nowMs);
      const past = live.filter(
        ({ sequence, fixture }) => sequence === 0 && nowMs - fixture.startsAtMs > 4 * hourMs,
      );
      const played = live.filter((match) => !past.includes(match));
      // The matches are not awaited, because one that waits for its prices must not hold up the others.
      for (const match of played) void run(match, () => advance(tools, match, nowMs));
      const news = idle.filter(({ sequence, fixture }) => sequence === 0 && fixture.startsAtMs > nowMs);
      news.sort((a, b) => a.fixture.startsAtMs - b.fixture.startsAtMs);
      for (const match of news.slice(0, sentPerStep)) await run(match, () => announce(tools, match));
      for (const match of past.slice(0, sentPerStep)) await run(match, () => end(tools, match));
      await watchSeasons(nowMs);
      if (isPricing) return;
      isPricing = true;
      void priceWaiting().finally(() => {
        isPricing = false;
      });
    },
    stop() {
      isStopped = true;
    },
  };
}
