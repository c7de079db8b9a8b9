// The server under test, in a separate process: the sportsbook with its stream, live matches whose prices move, and
// players who bet on matches that have not begun.

import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import { createKit } from "@parlour/server/kit/create-kit";
import { prepareCalls } from "@parlour/server/kit/http/calls";
import { createApp } from "@parlour/server/kit/http/create-app";
import { unboundedLanes } from "@parlour/server/kit/http/lanes";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { securityHeaders } from "@parlour/server/kit/http/security-headers";
import { playersOnly } from "@parlour/server/kit/http/testing/players-only";
import { isRefusal } from "@parlour/server/kit/refusal";
import { streamSocket } from "@parlour/server/kit/stream/stream-socket";
import { testConfig } from "@parlour/server/kit/testing/test-config";
import { seamlessWalletService } from "@parlour/server/services/play/seamless-wallet";
import {
  createBetPlacer,
  createLiabilityLimits,
  createPricing,
  createSportsFeed,
  sportsbookService,
} from "@parlour/server/services/sports/sportsbook";
import { matchState, resultPrices, sampleFixture } from "@parlour/server/services/sports/sportsbook/testing";
import { openOnServer } from "./bench-database.ts";
import { createBenchWagering, wageringParts } from "./bench-wagering.ts";
import { seedPlayers } from "./ledger-load.ts";

const [playerCount, liveCount, pricesPerMessage, changesPerSecond] = process.argv.slice(2).map(Number);
const target = (await openOnServer(16))!;
// Every page gets a separate IP address, because one address may open only a few sockets.
const config = testConfig({ databaseUrl: target.url, logLevel: "warn", trustedProxies: ["127.0.0.1"] });
const { kit, idempotency, migrate, close } = await createKit({ config, database: target.database });
const sportsbook = {
  wagering: createBenchWagering(kit),
  players: { get: async () => ({ currency: "USD" }) as never },
  pricing: createPricing(),
  liability: createLiabilityLimits(kit),
};
const location = { requireServed: async () => undefined };
const service = sportsbookService({ ...sportsbook, location });
await migrate([seamlessWalletService(undefined as never), ...wageringParts, service]);
await seedPlayers(kit.db.pool);
const feed = createSportsFeed(kit, sportsbook);

const sequences = new Map<string, number>();
async function send(event: string, message: object): Promise<void> {
  const sequence = (sequences.get(event) ?? 0) + 1;
  sequences.set(event, sequence);
  const whole = { id: `${event}/${sequence}`, event, sequence, ...message } as FeedMessage;
  const { outcome } = await feed.receive("bench", whole);
  if (outcome !== "APPLIED") throw new Error(`the feed answered ${outcome}`);
}

/**
 * Counts how often `markets` was called, so that each call returns different prices. The markets are totals
 * with two outcomes each.
 */
let turn = 0;
const markets = () => {
  turn++;
  return Array.from({ length: pricesPerMessage! / 2 }, (_, line) => ({
    id: `total:points:match:${line}.5::`,
    isSuspended: false,
    outcomes: ["over", "under"].map((id, at) => ({
      id,
      price: 1.5 + ((turn + at) % 400) / 1000,
      chance: { won: 0.5, returned: 0 },
    })),
  }));
};
const addMatch = (event: string, inMs: number) =>
  send(event, { type: "fixture", ...sampleFixture, startsAt: new Date(Date.now() + inMs).toISOString() });
const live = Array.from({ length: liveCount! }, (_, index) => `live-${index}`);
const upcoming = Array.from({ length: 200 }, (_, index) => `upcoming-${index}`);
for (const event of live) await addMatch(event, -60_000);
for (const event of upcoming) {
  await addMatch(event, 86_400_000);
  await send(event, { type: "prices", markets: [resultPrices()], removed: [] });
}

/**
 * The number of price changes sent so far. `movePrices` sends a score with new prices for one match after another, at a
 * steady rate.
 */
let changes = 0;
let isRunning = false;
async function movePrices(): Promise<void> {
  isRunning = true;
  const everyMs = (pricesPerMessage! * 1000) / changesPerSecond!;
  const startedMs = performance.now();
  const waiting = new Map<string, Promise<void>>();
  for (let number = 0; isRunning; number++) {
    const restMs = startedMs + number * everyMs - performance.now();
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    const event = live[number % live.length]!;
    // The messages of a match are sent one after the other, as a provider would send them.
    const before = waiting.get(event) ?? Promise.resolve();
    const state = matchState([[0, 0]], { ended: false, elapsed: 0.5 });
    const message = { type: "score", state, clockSeconds: 1, incidents: [], removed: [] };
    waiting.set(
      event,
      before
        .then(() => send(event, { ...message, markets: markets() }))
        .then(() => {
          changes += pricesPerMessage!;
        }),
    );
  }
  await Promise.all(waiting.values());
}

const app = await createApp({
  calls: prepareCalls({ kit, idempotency, authorisers: playersOnly }, service.routes(kit)),
  sockets: [streamSocket(kit, service.streams?.(kit) ?? [])],
  headers: securityHeaders(config),
  requestsPerSecond: Number.POSITIVE_INFINITY,
  lanes: unboundedLanes,
  load: neverOverloaded,
});
/** A session may place one bet a second on average, so each player has enough sessions for the whole measurement. */
const sessionsPerPlayer = 8;
const ways = await Promise.all(
  Array.from({ length: playerCount! }, (_, player) =>
    Promise.all(
      Array.from({ length: sessionsPerPlayer }, async () => {
        const playerId = `player_${player}`;
        const { secret, session } = await kit.sessions.create({ playerId, idleSeconds: 3_600 });
        const path = `/services/sportsbook/v1/profiles/${session.handle}/bets`;
        return { path, cookie: `session=${secret}` };
      }),
    ),
  ),
);

/**
 * Places bets for all players without HTTP; each player waits for one bet before the next. Returns bets per second.
 */
async function placeInProcess(durationMs: number): Promise<number> {
  const placeBet = createBetPlacer({ ...sportsbook, kit });
  const endMs = performance.now() + durationMs;
  let placed = 0;
  await Promise.all(
    Array.from({ length: playerCount! }, async (_, player) => {
      while (performance.now() < endMs) {
        const event = upcoming[Math.floor(Math.random() * upcoming.length)]!;
        const legs = [{ market: "result:points:match:::", outcome: "home" }];
        const bet = await placeBet({
          playerId: `player_${player}`,
          sessionId: null,
          key: randomUUID(),
          body: {
            selections: [{ event, legs, price: 2 }],
            type: "SINGLE",
            stake: 1,
            currency: "USD",
            priceChange: "any",
          },
        });
        if (isRefusal(bet)) throw new Error("a bet was refused");
        placed++;
      }
    }),
  );
  return placed / (durationMs / 1_000);
}
await app.fastify.listen({ port: 0, host: "127.0.0.1" });
const origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;

process.on("message", async (asked) => {
  if (asked === "place") {
    process.send?.({ perSecond: await placeInProcess(3_000) });
    return;
  }
  if (asked === "start") void movePrices();
  if (asked === "stop") isRunning = false;
  process.send?.({ cpu: process.cpuUsage(), changes });
});
process.on("disconnect", () => {
  isRunning = false;
  void app
    .close()
    .then(() => sportsbook.pricing.close())
    .then(close)
    .then(() => target.close())
    .finally(() => process.exit(0));
});
process.send?.({ origin: JSON.stringify({ origin, ways, live, upcoming }) });
