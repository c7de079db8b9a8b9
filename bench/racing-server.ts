// The server under test, in a separate process: the racebook with its stream, races that have not started,
// and players who bet into the pools of these races.

import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
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
import { createBetPlacer, createRacebook, racebookService } from "@parlour/server/services/racing/racebook";
import { openOnServer } from "./bench-database.ts";
import { createBenchWagering, wageringParts } from "./bench-wagering.ts";
import { seedPlayers } from "./ledger-load.ts";

const [playerCount, raceCount] = process.argv.slice(2).map(Number);
const target = (await openOnServer(16))!;
// Every page gets a separate IP address, because one address may open only a few sockets.
const config = testConfig({ databaseUrl: target.url, logLevel: "warn", trustedProxies: ["127.0.0.1"] });
const { kit, idempotency, migrate, close } = await createKit({ config, database: target.database });
const racebook = createRacebook({
  kit,
  wagering: createBenchWagering(kit),
  players: { get: async () => ({ currency: "USD" }) as never },
});
const service = racebookService(racebook, { location: { requireServed: async () => undefined } });
await migrate([seamlessWalletService(undefined as never), ...wageringParts, service]);
await seedPlayers(kit.db.pool);
await racebook.driver.publish();

/** We bet on tomorrow's last races, so that no race starts during the measurement. */
const races = await kit.db.query<{ id: string; interests: number[] }>(
  `select id, (select array_agg(distinct (runner -> 'interest')::int)
     from jsonb_array_elements(card -> 'runners') runner) as interests
   from racing_races order by starts_at desc limit $1`,
  [raceCount],
);

const app = await createApp({
  calls: prepareCalls({ kit, idempotency, authorisers: playersOnly }, service.routes(kit)),
  sockets: [streamSocket(kit, service.streams?.(kit) ?? [])],
  headers: securityHeaders(config),
  requestsPerSecond: Number.POSITIVE_INFINITY,
  lanes: unboundedLanes,
  load: neverOverloaded,
});
/** A session may place two bets a second on average, so each player has enough sessions for the whole measurement. */
const sessionsPerPlayer = 8;
const ways = await Promise.all(
  Array.from({ length: playerCount! }, (_, player) =>
    Promise.all(
      Array.from({ length: sessionsPerPlayer }, async () => {
        const { secret, session } = await kit.sessions.create({
          playerId: `player_${player}`,
          idleSeconds: 3_600,
        });
        const path = `/services/racing/v1/profiles/${session.handle}/bets`;
        return { path, cookie: `session=${secret}` };
      }),
    ),
  ),
);
await app.fastify.listen({ port: 0, host: "127.0.0.1" });
const origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;

const placeBet = createBetPlacer(racebook);

/** Places bets without HTTP; each player waits for one bet before the next. Returns bets per second. */
async function placeInProcess(durationMs: number): Promise<number> {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
  const endMs = performance.now() + durationMs;
  let placed = 0;
  await Promise.all(
    Array.from({ length: playerCount! }, async (_, player) => {
      while (performance.now() < endMs) {
        const race = pick(races);
        // In-process bets go into the place pools, because the delays of totals are measured on the win pools, where
        // all bets must come over HTTP.
        const poolId = `${race.id.replace("race_", "pool_")}_place`;
        const selections = [[[pick(race.interests)]]];
        const body = { market: "POOL", poolId, selections, stake: 1, currency: "USD" } as const;
        const bet = await placeBet({ playerId: `player_${player}`, key: randomUUID(), body: body as never });
        if (isRefusal(bet)) throw new Error("a bet was refused");
        placed++;
      }
    }),
  );
  return placed / (durationMs / 1_000);
}

process.on("message", async (asked) => {
  if (asked === "place") process.send?.({ perSecond: await placeInProcess(3_000) });
  else process.send?.({ cpu: process.cpuUsage() });
});
process.on("disconnect", () => {
  void app
    .close()
    .then(close)
    .then(() => target.close())
    .finally(() => process.exit(0));
});
process.send?.({ origin: JSON.stringify({ origin, ways, races }) });
