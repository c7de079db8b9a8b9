// The server under test, in a separate process: the games service with players who have a game open.
// `nothing` plays rounds without ledger and database, `PostgreSQL` and `embedded` store them, and `unchecked` stores
// them without admission checks.

import type { AddressInfo } from "node:net";
import { createKit } from "@parlour/server/kit/create-kit";
import { prepareCalls } from "@parlour/server/kit/http/calls";
import { createApp } from "@parlour/server/kit/http/create-app";
import { unboundedLanes } from "@parlour/server/kit/http/lanes";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { securityHeaders } from "@parlour/server/kit/http/security-headers";
import { playersOnly } from "@parlour/server/kit/http/testing/players-only";
import { testConfig } from "@parlour/server/kit/testing/test-config";
import { houseGames } from "@parlour/server/main/house-games";
import { createGamesParts, gamesService } from "@parlour/server/services/play/games";
import { seamlessWalletService } from "@parlour/server/services/play/seamless-wallet";
import { answerWith } from "@parlour/wagering/outcomes";
import { openEmbedded, openOnServer } from "./bench-database.ts";
import { createBareWagering, createBenchWagering, wageringParts } from "./bench-wagering.ts";
import { seedPlayers } from "./ledger-load.ts";

const [kind, playerCount] = process.argv.slice(2);
const target =
  kind === "PostgreSQL" || kind === "unchecked" ? (await openOnServer(8))! : await openEmbedded();
const config = testConfig({ databaseUrl: target.url, logLevel: "warn" });
const { kit, idempotency, migrate, close } = await createKit({ config, database: target.database });

const wagering = kind === "unchecked" ? createBareWagering(kit) : createBenchWagering(kit);
const nothing = {
  ...wagering,
  apply: async () => answerWith("POSTED", 1_000_000n),
  draws: { ...wagering.draws, used: async () => 0 },
};

const games = gamesService(
  createGamesParts(kit, {
    games: houseGames,
    wagering: kind === "nothing" ? nothing : wagering,
    practiceAdmission: undefined as never,
    // All games are already open, so the dependencies for launching a game are never used.
    players: undefined as never,
    location: { requireServed: async () => undefined } as never,
    jurisdictions: undefined as never,
    tokens: undefined as never,
    catalogue: undefined as never,
    settings: undefined as never,
    stakesOf: async () => null,
    variantOf: async () => null,
    stakeCapOf: async () => null,
    findGameName: async () => undefined,
    findStudioGame: () => undefined,
    isSwitchedOff: async () => false,
  }),
);
await migrate([seamlessWalletService(undefined as never), ...wageringParts, games]);
await seedPlayers(kit.db.pool);

const app = await createApp({
  calls: prepareCalls({ kit, idempotency, authorisers: playersOnly }, games.routes(kit)),
  headers: securityHeaders(config),
  requestsPerSecond: Number.POSITIVE_INFINITY,
  lanes: unboundedLanes,
  // The benchmark also measures the slow first seconds, so the server must not refuse requests as overloaded.
  load: neverOverloaded,
});
const ways = [];
for (let index = 0; index < Number(playerCount); index++) {
  const playerId = `player_${index}`;
  const { secret } = await kit.sessions.create({ playerId, idleSeconds: 3_600 });
  const gameSession = kit.random.id("gamesession");
  await kit.db.query(
    `insert into game_sessions (id, player_id, game_id, mode, currency, language, autoplay_allowed,
       minimum_spin_ms, created_at, expires_at)
     values ($1, $2, '1001', 'real', 'USD', 'en', true, 0, now(), now() + interval '1 day')`,
    [gameSession, playerId],
  );
  ways.push({ path: `/services/games/v1/sessions/${gameSession}/rounds`, cookie: `session=${secret}` });
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
process.send?.({ origin: JSON.stringify({ origin, ways, url: target.url }) });
