// Runs the whole product as a process that a test can kill, with players who already have open games.

import { defineCall } from "@parlour/contracts/call";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import type { Kit } from "@parlour/server/kit/kit";
import { route, type Service } from "@parlour/server/kit/service";
import { runUntilStopped } from "@parlour/server/main/run-until-stopped";
import { seedDocumentStatus } from "@parlour/server/services/identity/profile-profiling";
import { z } from "zod";
import { startStack } from "./start-stack.ts";
import type { TestStack } from "./testing.ts";
import { liveTableGame } from "./testing-payers.ts";
import { addPlayer } from "./testing-people.ts";

const seat = z.object({
  playerId: z.string(),
  cookie: z.string(),
  gameId: z.string(),
  gameSession: z.string(),
});
export type RoundSeat = z.infer<typeof seat>;

const openSeats = defineCall({
  name: "testing-open-seats",
  service: "testing",
  summary: "",
  access: "anyone",
  method: "POST",
  path: "/testing/seats/{count}",
  params: z.object({ count: z.coerce.number() }),
  answers: { 200: z.array(seat) },
});

const payer = seat.extend({
  handle: z.string(),
  nickname: z.string(),
  linked: z.string(),
  /** An open session at the live roulette table. */
  tableSession: z.string(),
});
export type Payer = z.infer<typeof payer>;

const openPayers = defineCall({
  ...openSeats,
  name: "testing-open-payers",
  path: "/testing/payers/{count}",
  answers: { 200: z.array(payer) },
});

const getServerId = defineCall({
  ...openSeats,
  name: "testing-get-server-id",
  method: "GET",
  path: "/testing/server-id",
  params: z.object({}),
  answers: { 200: z.object({ serverId: z.string() }) },
});

/** A signed-in player who can play, pay others, withdraw and cancel. */
async function openPayer(kit: Kit, number: number): Promise<Payer> {
  const linked = `linked_payer_${number}`;
  const player = await addPlayer({ kit } as TestStack, {
    id: `player_payer_${number}`,
    email: `payer${number}@example.org`,
    nickname: `payer-${number}`,
    currency: "USD",
    linkedAccounts: [{ id: linked, name: "Everyday", masked: "****1234", type: "BANK" }],
  });
  await seedDocumentStatus(kit, player.id, "VERIFIED");
  const { session, cookie, gameId, gameSession } = await seatPlayer(kit, player.id, "1202");
  const { handle } = session;
  const tableSession = await openSession(kit, player.id, liveTableGame);
  const { nickname } = player;
  return { playerId: player.id, cookie, gameId, gameSession, tableSession, handle, nickname, linked };
}

async function openSeat(kit: Kit, number: number): Promise<RoundSeat> {
  const playerId = `player_seat_${number}`;
  const { session: _session, ...opened } = await seatPlayer(
    kit,
    playerId,
    number % 2 === 0 ? "1202" : "1203",
  );
  return opened;
}

async function seatPlayer(kit: Kit, playerId: string, gameId: string) {
  const ledger = kit.ledger;
  await ledger.openWallet({ playerId, currency: "USD" });
  const to = playerAccount(playerId, "cash", "USD");
  const transfers = [{ from: houseAccount("payments", "USD"), to, amountMinor: 1_000_000n }];
  await ledger.post({ playerId, id: "seat", type: "DEPOSIT", transfers });
  const { secret, session } = await kit.sessions.create({ playerId });
  const gameSession = await openSession(kit, playerId, gameId);
  return { session, playerId, cookie: `session=${secret}`, gameId, gameSession };
}

async function openSession(kit: Kit, playerId: string, gameId: string): Promise<string> {
  const id = kit.random.id("gamesession");
  await kit.db.query(
    `insert into game_sessions (id, player_id, game_id, mode, currency, language, autoplay_allowed,
       minimum_spin_ms, created_at, expires_at)
     values ($1, $2, $3, 'real', 'USD', 'en', true, 0, now(), now() + interval '1 day')`,
    [id, playerId, gameId],
  );
  return id;
}

const testing: Service = {
  name: "testing",
  routes: (kit) => [
    route(getServerId, async () => ({ serverId: kit.heartbeat.serverId })),
    route(openSeats, async ({ params }) => {
      const seats: RoundSeat[] = [];
      for (let number = 0; number < params.count; number++) seats.push(await openSeat(kit, number));
      return seats;
    }),
    route(openPayers, async ({ params }) => {
      const payers: Payer[] = [];
      for (let number = 0; number < params.count; number++) payers.push(await openPayer(kit, number));
      return payers;
    }),
  ],
};

await runUntilStopped(async () => {
  const stack = await startStack({
    env: process.env,
    // The cluster tests set PORT, because the load balancer expects each server on a fixed port.
    port: Number(process.env.PORT ?? 0),
    quiet: true,
    shell: "none",
    moreServices: () => [testing],
    requestsPerSecond: 1_000_000,
    // These tests do not expect load shedding, which a busy test machine would trigger.
    load: neverOverloaded,
  });
  process.stdout.write(`${stack.origin}\n`);
  return stack;
});
