import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import { type SportId, sportIds } from "@parlour/sports";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ModelMarket } from "../../../kit/ports/sports-pricing.ts";
import { fixturesBetween } from "./fixtures.ts";
import { scriptOf } from "./match-script.ts";
import { advance, announce, newMatch } from "./play-match.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const startMs = Date.UTC(2030, 0, 1, 12);
const market = { id: "winner:points:match:::", isSuspended: false, outcomes: [] } as unknown as ModelMarket;

/**
 * Plays a match one second at a time, while every calculation of prices takes `pricingMs`. Returns the messages with
 * the times at which they were sent.
 */
async function play(sport: SportId, pricingMs: number) {
  const fixture = fixturesBetween(startMs, startMs + 86_400_000).find(
    (one) => one.competition.sport === sport,
  )!;
  const messages: { atMs: number; message: FeedMessage }[] = [];
  let nowMs = fixture.startsAtMs;
  const feed = {
    receive: async (_: string, message: FeedMessage) => {
      messages.push({ atMs: Date.now() - began, message });
      return { id: message.id, outcome: "APPLIED" as const, sequence: message.sequence };
    },
  };
  const pricing = {
    markets: () =>
      new Promise<ModelMarket[]>((resolve) => {
        setTimeout(() => resolve([market]), pricingMs);
      }),
  };
  const parts = { feed, pricing, secret: "secret" };
  const match = newMatch(fixture, 0);
  const began = Date.now();
  await announce(parts, match);
  const script = scriptOf(fixture, "secret");
  for (; nowMs <= fixture.startsAtMs + Math.min(script.lengthMs, 1_800_000); nowMs += 1_000) {
    if (!match.isBusy) {
      match.isBusy = true;
      void advance(parts, match, nowMs).finally(() => {
        match.isBusy = false;
      });
    }
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return { messages, script };
}

test.each(sportIds)(
  "every incident of %s is sent within two seconds, at the price that follows",
  async (sport) => {
    const { messages, script } = await play(sport, 300);
    const lateness = [];
    // The last incidents of a match are sent as part of its result.
    const playedMs = Math.min(1_700_000, script.lengthMs);
    const played = script.incidents.filter(({ afterMs }) => afterMs < playedMs);
    let seen = 0;
    for (const { atMs, message } of messages) {
      if (message.type !== "score" && message.type !== "snapshot") continue;
      const score = message.type === "score" ? message : message.score!;
      for (const _ of score.incidents) lateness.push(atMs - (script.incidents[seen++]?.afterMs ?? atMs));
    }
    expect(seen).toBeGreaterThanOrEqual(played.length);
    expect(Math.max(...lateness.slice(0, played.length))).toBeLessThanOrEqual(2_000);
    // No prices may be left out: the last message about the markets must contain prices.
    const last = messages.findLast(({ message }) => "markets" in message)!.message;
    expect(last).toMatchObject({ markets: [{ id: market.id }] });
  },
);

test("a rally keeps the markets open if its prices come soon, and is sent without them if they don't", async () => {
  const openScores = async (pricingMs: number) => {
    const { messages } = await play("tennis", pricingMs);
    const scores = messages.flatMap(({ message }) => (message.type === "score" ? [message] : []));
    const rallies = scores.filter(({ incidents }) => incidents.every(({ kind }) => kind === "RALLY"));
    expect(rallies.length).toBeGreaterThan(10);
    return rallies.map(({ markets }) => markets.length > 0);
  };
  expect(new Set(await openScores(300))).toEqual(new Set([true]));
  expect(new Set(await openScores(1_500))).toEqual(new Set([false]));
});

test("sports without a clock are priced only when something happens", async () => {
  const { messages, script } = await play("darts", 300);
  const priced = messages.filter(({ message }) => "markets" in message && message.markets.length > 0);
  expect(priced.length).toBeLessThanOrEqual(script.incidents.length);
});
