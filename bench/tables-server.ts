// The server under test, in a separate process: many live tables with their chats, and players with a game session at
// each. The tables are roulette wheels that differ only in their name and pace.

import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { SeatMessage, TableMessage } from "@parlour/contracts/sockets/live-table";
import { liveRouletteTable } from "@parlour/games/live-roulette/math/live-roulette-table";
import { createKit } from "@parlour/server/kit/create-kit";
import { prepareCalls } from "@parlour/server/kit/http/calls";
import { createApp } from "@parlour/server/kit/http/create-app";
import { unboundedLanes } from "@parlour/server/kit/http/lanes";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { securityHeaders } from "@parlour/server/kit/http/security-headers";
import { playersOnly } from "@parlour/server/kit/http/testing/players-only";
import { testConfig } from "@parlour/server/kit/testing/test-config";
import { houseGames } from "@parlour/server/main/house-games";
import { createGameSessionWallet, createGamesParts, gamesService } from "@parlour/server/services/play/games";
import { seamlessWalletService } from "@parlour/server/services/play/seamless-wallet";
import { sharedRoundsService } from "@parlour/server/services/play/shared-rounds";
import { createTableChat, tableChatService } from "@parlour/server/services/play/table-chat";
import { openOnServer } from "./bench-database.ts";
import { createBenchWagering, wageringParts } from "./bench-wagering.ts";
import { players as seededPlayers, seedPlayers } from "./ledger-load.ts";
import { createTablePlayer } from "./table-client.ts";

const [tableCount, clientCount, bettingMs, runMs, resultMs] = process.argv.slice(2).map(Number);
const target = (await openOnServer(16))!;
// Every client gets a separate IP address, because one address may open only a few sockets.
const config = testConfig({ databaseUrl: target.url, logLevel: "warn", trustedProxies: ["127.0.0.1"] });
const { kit, idempotency, migrate, close } = await createKit({ config, database: target.database });

const roulette = houseGames.findBySlug("live-roulette")!;
const tables = Array.from({ length: tableCount! }, (_, index) => ({
  ...liveRouletteTable,
  slug: `bench-table-${index}`,
  bettingMs: bettingMs!,
  runMs: () => runMs!,
  resultMs: resultMs!,
}));
const registered = tables.map((table) => ({ ...roulette, id: table.slug, slug: table.slug, table }));
const games = {
  ...houseGames,
  all: registered,
  find: (id: string) => registered.find((game) => game.id === id),
  findBySlug: (slug: string) => registered.find((game) => game.slug === slug),
};
const players = { get: async (id: string) => ({ id, nickname: id }) } as never;
const unused = undefined as never;
const parts = createGamesParts(kit, {
  games: games as never,
  wagering: createBenchWagering(kit),
  practiceAdmission: unused,
  players,
  location: unused,
  jurisdictions: unused,
  tokens: unused,
  catalogue: unused,
  settings: unused,
  stakesOf: async () => null,
  variantOf: async () => null,
  stakeCapOf: async () => null,
  findGameName: async () => undefined,
  findStudioGame: () => undefined,
  isSwitchedOff: async () => false,
});
const chat = createTableChat(kit, { players, protection: { isOnBreakFrom: async () => false } });
const rounds = sharedRoundsService({
  tables: tables as never,
  wallet: createGameSessionWallet(parts),
  players,
  chat,
  tiers: { tierOf: unused, list: async () => [] },
  location: { requireServed: async () => undefined },
  media: unused,
  admission: unused,
  outgoing: unused,
  jurisdictions: unused,
  tableGames: {
    idOf: (slug) => slug,
    nameOf: (slug) => slug,
    isInLiveRoom: () => true,
    rulesOf: async () => ({ hours: null, fromTier: null }),
    limitsOf: unused,
  },
});
await migrate([
  seamlessWalletService(unused),
  ...wageringParts,
  gamesService(parts),
  rounds,
  tableChatService({ chat, players }),
]);
await seedPlayers(kit.db.pool);

const ways: { path: string; cookie: string; table: number }[] = [];
const seats: { gameSession: string; secret: string }[] = [];
const secrets: string[] = [];
for (let index = 0; index < seededPlayers; index++) {
  const { secret } = await kit.sessions.create({ playerId: `player_${index}`, idleSeconds: 3_600 });
  secrets.push(secret);
}
for (let index = 0; index < clientCount!; index++) {
  const table = index % tableCount!;
  const player = index % seededPlayers;
  const gameSession = kit.random.id("gamesession");
  await kit.db.query(
    `insert into game_sessions (id, player_id, game_id, mode, currency, language, autoplay_allowed,
       minimum_spin_ms, created_at, expires_at)
     values ($1, $2, $3, 'real', 'USD', 'en', false, 0, now(), now() + interval '1 day')`,
    [gameSession, `player_${player}`, tables[table]!.slug],
  );
  const secret = secrets[player]!;
  seats.push({ gameSession, secret });
  const path = `/services/games/v1/sessions/${gameSession}/live`;
  ways.push({ path, cookie: `session=${secret}`, table });
}

const sockets = rounds.sockets?.(kit) ?? [];
const app = await createApp({
  calls: prepareCalls({ kit, idempotency, authorisers: playersOnly }, []),
  sockets,
  headers: securityHeaders(config),
  requestsPerSecond: Number.POSITIVE_INFINITY,
  lanes: unboundedLanes,
  load: neverOverloaded,
});
// The jobs are replaced with stubs, because they would only delete old rounds.
const stop = await rounds.start!({
  ...kit,
  jobs: { work: async () => {}, schedule: async () => {} } as never,
});
await app.fastify.listen({ port: 0, host: "127.0.0.1" });
const origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;

/**
 * Lets the players bet nonstop and without a network: their messages go straight to the service. Returns settled bets
 * per second.
 */
async function settleInProcess(durationMs: number): Promise<number> {
  let settled = 0;
  const events = { onPhase() {}, onSettled: () => settled++, onRefused() {} };
  const opened = await Promise.all(
    seats.map(async ({ gameSession, secret }, index) => {
      const findSession = () => kit.sessions.findBySecret(secret);
      const visitor = { params: { gameSession }, query: {}, session: await findSession(), findSession };
      const early: SeatMessage[] = [];
      let listener: { message(said: SeatMessage): unknown; closed?(): void } | undefined;
      const player = createTablePlayer({
        pace: "without pause",
        events,
        send: (message) => (listener ? void listener.message(message) : early.push(message)),
      });
      listener = (await sockets[0]!.open({
        visitor: { ...visitor, address: `10.3.${index >> 8}.${index & 255}` },
        send: (message: TableMessage) => setImmediate(() => player.receive(message)),
        close() {},
      } as never)) as typeof listener;
      for (const message of early) listener!.message(message);
      return { player, listener: listener! };
    }),
  );
  // Nothing is settled before the first round ends, so the count begins then and covers whole rounds.
  await sleep(bettingMs! + runMs! + resultMs!);
  settled = 0;
  const startedMs = performance.now();
  await sleep(durationMs);
  const perSecond = settled / ((performance.now() - startedMs) / 1_000);
  for (const { player, listener } of opened) {
    player.stop();
    listener.closed?.();
  }
  // Waits until the last rounds are settled, so that they do not slow down the next measurement.
  await sleep(bettingMs! + runMs! + resultMs! + 500);
  return perSecond;
}

process.on("message", async (asked) => {
  if (asked === "settle") process.send?.({ perSecond: await settleInProcess(9_000) });
  else process.send?.({ cpu: process.cpuUsage() });
});
process.on("disconnect", () => {
  void app
    .close()
    .then(stop)
    .then(close)
    .then(() => target.close())
    .finally(() => process.exit(0));
});
process.send?.({ origin: JSON.stringify({ origin, ways }) });
