import { randomUUID } from "node:crypto";
import type { SuccessAnswer } from "@parlour/contracts/call";
import type { getSportsEvent } from "@parlour/contracts/calls/sports/sportsbook/get-sports-event";
import type { listVirtualChannels } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-channels";
import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import type { VirtualOutcome } from "@parlour/contracts/entities/virtual-sports";
import { verifyLedger } from "@parlour/ledger/verify";
import type { Database } from "@parlour/server/kit/database";
import { raceMarketIds } from "@parlour/sports";
import { afterEach, expect, test } from "vitest";
import { type Killable, killableStack } from "../testing-killable.ts";
import type { Payer } from "../testing-killed-process.ts";

/** The embedded database allows only one process at a time, so the test of several servers needs PostgreSQL. */
const hasServer = process.env.TEST_DATABASE_URL !== undefined;
/**
 * How many servers the test kills, one after another. One more is started, which survives and finishes the rounds.
 * `npm run test:faults` kills a third server.
 */
const kills = process.env.FULL_FAULTS ? 3 : 2;
const opening = 1_000_000;
const stakes = [2, 3];
const patience = { timeout: 30_000, interval: 50 };
const roundGate = 7_001;
const betGate = 7_002;
const thisDatabase = "(select oid from pg_database where datname = current_database())";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

type Servers = Map<string, Killable>;
type Round = { state: string; outcome: Extract<VirtualOutcome, { kind: "race" }> | null };

const anyOf = (servers: Servers): Killable => servers.values().next().value!;

async function read<Answer>({ origin }: Killable, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, { headers: { origin }, ...init });
  expect(response.ok, `${path} was answered ${response.status}`).toBe(true);
  return (await response.json()) as Answer;
}

async function startServers(start: () => Promise<Killable>): Promise<Servers> {
  const started = await Promise.all(Array.from({ length: kills + 1 }, start));
  const servers: Servers = new Map();
  for (const server of started) {
    const { serverId } = await read<{ serverId: string }>(server, "/testing/server-id");
    servers.set(serverId, server);
  }
  return servers;
}

/** Finds the race that starts last, so that it does not start on its own during the test. */
async function findRace(server: Killable) {
  const list = () =>
    read<SuccessAnswer<typeof listVirtualChannels>>(server, "/services/virtual-sports/v1/channels");
  const roundsOf = async () => (await list()).channels.find(({ id }) => id === "lantern-park")!.next;
  await expect.poll(async () => (await roundsOf()).length, patience).toBeGreaterThan(1);
  const { id, card } = (await roundsOf()).at(-1)!;
  if (card.kind !== "race") throw new Error("not a race");
  return { id, event: card.event };
}

async function placeBet(server: Killable, payer: Payer, selection: object, stake: number) {
  const response = await fetch(`${server.origin}/services/sportsbook/v1/profiles/${payer.handle}/bets`, {
    method: "POST",
    headers: {
      origin: server.origin,
      cookie: payer.cookie,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify({
      selections: [selection],
      type: "SINGLE",
      stake,
      currency: "USD",
      priceChange: "none",
    }),
  });
  return { status: response.status, body: (await response.json()) as SportsBet & { errorCode?: string } };
}

/**
 * Makes updates wait while the test holds an advisory lock, so that a server can be killed at an exact point.
 */
async function addGates(db: Database, { round, bet }: { round: string; bet: string }): Promise<void> {
  await db.query(`create function testing_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(tg_argv[0]::int); return new; end $$`);
  await db.query(`create trigger testing_gate before update on virtual_sports.round for each row
    when (old.id = '${round}' and old.state <> new.state) execute function testing_gate(${roundGate})`);
  await db.query(`create trigger testing_gate before update on sports.bet for each row
    when (old.id = '${bet}' and old.operation is not null and new.operation is null)
    execute function testing_gate(${betGate})`);
}

type Gates = { close(key: number): Promise<unknown>; open(key: number): Promise<unknown> };

/**
 * Runs a function that can close and open the gates, which are advisory locks held on a separate connection. The
 * connection is released even if the test fails, so that the pool can close.
 */
async function withGates(db: Database, work: (gates: Gates) => Promise<void>): Promise<void> {
  const gate = await db.pool.connect();
  try {
    await work({
      close: (key) => gate.query("select pg_advisory_lock($1)", [key]),
      open: (key) => gate.query("select pg_advisory_unlock($1)", [key]),
    });
  } finally {
    gate.release(true);
  }
}

/** Waits until a gate blocks a server's update, and kills the server that runs the rounds. */
async function killAtGate(db: Database, servers: Servers, gate: number): Promise<void> {
  const waiting = () =>
    db.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted and database = ${thisDatabase}`,
      [gate],
    );
  await expect.poll(async () => (await waiting()).length, patience).toBeGreaterThan(0);
  const [lease] = await db.query<{ holder: string }>("select holder from virtual_sports.lease");
  await servers.get(lease!.holder)!.kill();
  servers.delete(lease!.holder);
  // The database would still carry out the dead server's waiting statement once the lock is released, so we end the
  // server's connection.
  for (const { pid } of await waiting()) await db.query("select pg_terminate_backend($1)", [pid]);
}

const readRound = async (db: Database, id: string) =>
  (await db.query<Round>("select state, outcome from virtual_sports.round where id = $1", [id]))[0]!;

async function balanceOf(db: Database, { playerId }: Payer): Promise<number> {
  const [account] = await db.query<{ balance: string }>(
    "select balance from ledger.account where player_id = $1 and id = 'cash:USD'",
    [playerId],
  );
  return Number(account!.balance);
}

test.runIf(hasServer)(
  "a race outlives its servers, and every bet is paid exactly once",
  {
    timeout: 240_000,
  },
  async () => {
    const stack = await killableStack(cleanUps, { VIRTUAL_SPORTS: "on" });
    const servers = await startServers(stack.start);
    const first = anyOf(servers);
    const payers = await read<Payer[]>(first, `/testing/payers/${stakes.length}`, { method: "POST" });
    const race = await findRace(first);
    const { markets } = await read<SuccessAnswer<typeof getSportsEvent>>(
      first,
      `/services/sportsbook/v1/events/${race.event}`,
    );
    const runners = markets.find(({ id }) => id === raceMarketIds.winner)!.outcomes;
    const selectionOf = ({ id, price }: (typeof runners)[number]) => ({
      event: race.event,
      legs: [{ market: raceMarketIds.winner, outcome: id }],
      price,
    });
    for (const [index, payer] of payers.entries()) {
      for (const runner of runners) {
        const { status, body } = await placeBet(first, payer, selectionOf(runner), stakes[index]!);
        expect([status, body.errorCode]).toEqual([201, undefined]);
      }
    }

    await stack.withDatabase((db) =>
      withGates(db, async ({ close, open }) => {
        const [gated] = await db.query<{ id: string }>(
          `select b.id from sports.bet b join sports.selection s on s.bet_id = b.id
       where b.player_id = $1 and s.event_id = $2 order by b.id limit 1`,
          [payers[0]!.playerId, race.event],
        );
        await addGates(db, { round: race.id, bet: gated!.id });
        const afterBets = (index: number) => opening - runners.length * stakes[index]! * 100;

        // The first kill: betting is closed, but the race is not drawn.
        await close(roundGate);
        await db.query("update virtual_sports.round set starts_at = now() where id = $1", [race.id]);
        await killAtGate(db, servers, roundGate);
        expect(await readRound(db, race.id)).toEqual({ state: "OPEN", outcome: null });
        const late = await placeBet(anyOf(servers), payers[0]!, selectionOf(runners[0]!), 1);
        expect(late.body.errorCode).toBe("MARKET_SUSPENDED");
        await open(roundGate);
        await expect.poll(async () => (await readRound(db, race.id)).state, patience).toBe("RUNNING");
        const { outcome } = await readRound(db, race.id);
        const winner = runners.find(({ id }) => id === String(outcome!.order[0]))!;
        // Prices are converted to whole thousandths, because 1.13 * 100 is less than 113 in floating point.
        const winOf = (index: number) =>
          Math.floor((stakes[index]! * Math.round(winner.price! * 1_000)) / 10);

        // The second kill: the money has moved, but a bet is not marked as settled.
        await close(betGate);
        await close(roundGate);
        await db.query("update virtual_sports.round set ends_at = now() where id = $1", [race.id]);
        await killAtGate(db, servers, betGate);
        expect(await balanceOf(db, payers[0]!)).toBe(afterBets(0) + winOf(0));
        await open(betGate);

        // The third kill: the sportsbook has the result, but the race has not ended.
        if (kills > 2) await killAtGate(db, servers, roundGate);
        expect((await readRound(db, race.id)).state).toBe("RUNNING");
        await open(roundGate);
        await expect.poll(async () => (await readRound(db, race.id)).state, patience).toBe("ENDED");
        const unfinished = () =>
          db.query(
            `select b.id from sports.bet b join sports.selection s on s.bet_id = b.id
         where s.event_id = $1 and (b.status in ('PENDING', 'OPEN') or b.operation is not null)`,
            [race.event],
          );
        await expect.poll(unfinished, { ...patience, timeout: 60_000 }).toEqual([]);
        expect(servers.size).toBe(1);
        await anyOf(servers).kill();

        expect((await readRound(db, race.id)).outcome).toEqual(outcome);
        const settled = await db.query<{ status: string; count: number }>(
          `select b.status, count(*)::int as count from sports.bet b join sports.selection s on s.bet_id = b.id
       where s.event_id = $1 group by b.status order by b.status`,
          [race.event],
        );
        expect(settled).toEqual([
          { status: "LOST", count: payers.length * (runners.length - 1) },
          { status: "WON", count: payers.length },
        ]);
        for (const [index, payer] of payers.entries())
          expect(await balanceOf(db, payer)).toBe(afterBets(index) + winOf(index));
        expect((await verifyLedger(db.pool)).differences).toEqual([]);
      }),
    );
  },
);
