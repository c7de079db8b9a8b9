import { setTimeout as sleep } from "node:timers/promises";
import { verifyLedger } from "@parlour/ledger/verify";
import type { Database } from "@parlour/server/kit/database";
import { afterEach, expect, test } from "vitest";
import { type Killable, killableStack } from "../testing-killable.ts";
import type { RoundSeat } from "../testing-killed-process.ts";
import { playOnce, type RoundPlayer, roundPlayer } from "../testing-round-players.ts";

const kills = process.env.FULL_FAULTS ? 5 : 1;
const players = process.env.FULL_FAULTS ? 200 : 40;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function openPlayers(origin: string): Promise<RoundPlayer[]> {
  const response = await fetch(`${origin}/testing/seats/${players}`, { method: "POST", headers: { origin } });
  return ((await response.json()) as RoundSeat[]).map(roundPlayer);
}

/** Lets all players play concurrently, and then kills the server. */
async function playUntilKilled(all: readonly RoundPlayer[], server: Killable): Promise<void> {
  const answered = () => all.reduce((sum, player) => sum + player.answered.size, 0);
  const before = answered();
  let over = false;
  const load = all.map(async (player) => {
    while (!over && (await playOnce(player, server.origin)));
  });
  await expect.poll(answered, { timeout: 120_000, interval: 20 }).toBeGreaterThan(before + players);
  await sleep(Math.random() * 300);
  await server.kill();
  over = true;
  await Promise.all(load);
}

/** Retries unanswered requests and finishes open rounds. */
async function finishAll(all: readonly RoundPlayer[], { origin }: Killable): Promise<void> {
  await Promise.all(
    all.map(async (player) => {
      while (player.open || player.round) expect(await playOnce(player, origin)).toBe(true);
    }),
  );
}

type KeptRow = { player_id: string; id: string; state: string; staked: string; won: string; draws: string };

async function expectConsistency(db: Database, all: readonly RoundPlayer[]): Promise<void> {
  expect((await verifyLedger(db.pool)).differences).toEqual([]);
  const rows = await db.query<KeptRow>(
    `select player_id, id, case state when 'SETTLED' then 'ENDED' else state end as state, staked, won,
       draw_key || ':' || draw_number as draws from wagering.wager where vertical = 'casino'`,
  );
  const kept = new Map(rows.map((row) => [row.id, row]));
  expect(new Set(rows.map((row) => row.draws)).size).toBe(rows.length);
  for (const { seat, answered } of all) {
    for (const [roundId, { stake, win }] of answered) {
      const { player_id, state, staked, won } = kept.get(roundId)!;
      expect([player_id, state, Number(staked), Number(won)]).toEqual([
        seat.playerId,
        "ENDED",
        Math.round(stake * 100),
        Math.round(win * 100),
      ]);
    }
    const own = rows.filter((row) => row.player_id === seat.playerId);
    // Every round in the database must have been reported to its player.
    expect(own.length).toBe(answered.size);
    const net = own.reduce((sum, row) => sum + Number(row.won) - Number(row.staked), 0);
    const [account] = await db.query<{ balance: string }>(
      "select balance from ledger.account where player_id = $1 and id = 'cash:USD'",
      [seat.playerId],
    );
    expect(Number(account!.balance)).toBe(1_000_000 + net);
  }
}

test(`${players} rounds at once survive ${kills === 1 ? "a kill" : `${kills} kills`}`, {
  timeout: 600_000,
}, async () => {
  const stack = await killableStack(cleanUps);
  let server = await stack.start();
  const all = await openPlayers(server.origin);
  for (let kill = 0; kill < kills; kill++) {
    await playUntilKilled(all, server);
    server = await stack.start();
  }
  expect(all.some((player) => player.open !== undefined)).toBe(true);
  await finishAll(all, server);
  await server.kill();

  await stack.withDatabase((db) => expectConsistency(db, all));
});
