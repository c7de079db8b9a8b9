// The server under test, in a separate process: the racebook with its stream, races that have not started,
// and players who bet into the pools of these races.

import type { AddressInfo } from "node:net";
import { createKit } from "@parlour/server/kit/create-kit";
import { prepareCalls } from "@parlour/server/kit/http/calls";
import { createApp } from "@parlour/server/kit/http/create-app";
import { unboundedLanes } from "@parlour/server/kit/http/lanes";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { securityHeaders } from "@parlour/server/kit/http/security-headers";
import { playersOnly } from "@parlour/server/kit/http/testing/players-only";
import { streamSocket } from "@parlour/server/kit/stream/stream-socket";
import { testConfig } from "@parlour/server/kit/testing/test-config";
import { seamlessWalletService } from "@parlour/server/services/play/seamless-wallet";
import { createRacebook, racebookService, raceCheck } from "@parlour/server/services/racing/racebook";
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
  wagering: createBenchWagering(kit, [raceCheck(kit.clock)]),
  players: { get: async () => ({ currency: "USD" }) as never },
});
const service = racebookService(racebook);
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
const ways = [];
for (let index = 0; index < playerCount!; index++) {
  const { secret, session } = await kit.sessions.create({ playerId: `player_${index}`, idleSeconds: 3_600 });
  ways.push({ path: `/services/racing/v1/profiles/${session.handle}/bets`, cookie: `session=${secret}` });
}
await app.fastify.listen({ port: 0, host: "127.0.0.1" });
const origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;

process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
process.on("disconnect", () => {
  void app
    .close()
    .then(close)
    .then(() => target.close())
    .finally(() => process.exit(0));
});
process.send?.({ origin: JSON.stringify({ origin, ways, races }) });
