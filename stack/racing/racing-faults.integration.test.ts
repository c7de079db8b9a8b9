import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { verifyLedger } from "@parlour/ledger/verify";
import type { Database } from "@parlour/server/kit/database";
import { verifyPools } from "@parlour/server/services/racing/racebook";
import { afterEach, expect, test } from "vitest";
import { type Killable, killableStack } from "../testing-killable.ts";
import type { Payer } from "../testing-killed-process.ts";

const onServer = process.env.TEST_DATABASE_URL !== undefined;
const rounds = process.env.FULL_FAULTS ? 5 : 1;
const punters = process.env.FULL_FAULTS ? 60 : 12;
/** How long betting continues before the race starts. */
const BETTING_MS = 6_000;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

type Race = { id: string; state: string; offAt: Date | null; interests: number[] };

async function findRace(db: Database, id: string): Promise<Race> {
  const [race] = await db.query<Race>(
    `select id, state, off_at as "offAt",
       array(select distinct (runner ->> 'interest')::int from jsonb_array_elements(card -> 'runners') as runner)
         as interests
     from racing_races where id = $1`,
    [id],
  );
  return race!;
}

/** Moves the last published race so that it starts soon. */
async function moveRace(db: Database): Promise<Race> {
  const [race] = await db.query<{ id: string }>(
    `update racing_races set starts_at = $1 where id = (
       select id from racing_races where state = 'OPEN' order by starts_at desc limit 1) returning id`,
    [new Date(Date.now() + BETTING_MS)],
  );
  return await findRace(db, race!.id);
}

type Sent = { betId: string | null; isLate: boolean; status: number };

/** Bets continuously on the win pool and the exactas, on any server that responds. */
async function betOn(
  race: Race,
  payer: Payer,
  servers: () => Killable[],
  isOver: () => boolean,
  isOff: () => boolean,
) {
  const sent: Sent[] = [];
  const pick = (from: readonly number[]) => from[Math.floor(Math.random() * from.length)]!;
  while (!isOver()) {
    const { origin } = servers()[Math.floor(Math.random() * servers().length)]!;
    const isWin = Math.random() < 0.5;
    const first = pick(race.interests);
    const second = pick(race.interests.filter((interest) => interest !== first));
    const body = {
      market: "POOL",
      poolId: `${race.id.replace("race_", "pool_")}_${isWin ? "win" : "exacta"}`,
      selections: isWin ? [[[first]]] : [[[first], [second]]],
      stake: 1 + Math.floor(Math.random() * 300) / 100,
      currency: "USD",
    };
    const isLate = isOff();
    const headers = {
      "content-type": "application/json",
      origin,
      cookie: payer.cookie,
      "idempotency-key": randomUUID(),
    };
    const path = `/services/racing/v1/profiles/${payer.handle}/bets`;
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (response === undefined) {
      await sleep(20);
      continue;
    }
    const answer = (await response.json().catch(() => ({}))) as { betId?: string };
    sent.push({ betId: response.status === 201 ? answer.betId! : null, isLate, status: response.status });
    // The pause keeps the player below the rate limit for bets.
    await sleep(150);
  }
  return sent;
}

/**
 * Expects that every stake either reached the pool before the race started or was refused, and that the pool
 * has settled each bet once.
 */
async function expectOneSettlement(db: Database, { id }: Race, sent: readonly Sent[]): Promise<void> {
  const rows = await db.query<{ id: string; isLate: boolean; outcome: string; settlements: number }>(
    `select b.id, b.placed_at > r.off_at as "isLate", b.outcome,
       (select count(*)::int from ledger.posting p where p.player_id = b.player_id and p.id like b.id || '/settle%')
         as settlements
     from racing_bets b join racing_races r on r.id = b.race_id
     join wagering.wager w on w.player_id = b.player_id and w.id = b.id where b.race_id = $1`,
    [id],
  );
  const known = new Set(rows.map((row) => row.id));
  const taken = sent.flatMap(({ betId }) => betId ?? []);
  expect(taken.length).toBeGreaterThan(punters);
  expect(taken.filter((betId) => !known.has(betId))).toEqual([]);
  expect(rows.filter(({ isLate, outcome }) => isLate || outcome === "OPEN")).toEqual([]);
  expect(rows.filter(({ settlements }) => settlements > 1)).toEqual([]);
  const late = sent.filter(({ isLate }) => isLate);
  expect(late.length).toBeGreaterThan(0);
  expect(late.filter(({ status }) => status === 201)).toEqual([]);
  const closings = await db.query<{ count: number }>(
    `select count(*)::int as count from ledger.posting
     where type = 'POOL_CLOSE' and reference_id like $1 group by reference_id`,
    [`${id.replace("race_", "pool_")}%`],
  );
  expect(closings.map(({ count }) => count)).toEqual(closings.map(() => 1));
  expect((await verifyPools(db)).differences).toEqual([]);
  expect((await verifyLedger(db.pool)).differences).toEqual([]);
}

/** Two servers need a database that both can connect to. */
test.skipIf(!onServer)(
  "pools conserve money when servers are killed at the start and before settlement",
  {
    timeout: 600_000,
  },
  async () => {
    const stack = await killableStack(cleanUps, { RACING_CALENDAR: "on" });
    let servers = [await stack.start(), await stack.start()];
    const [first] = servers;
    const opened = await fetch(`${first!.origin}/testing/payers/${punters}`, {
      method: "POST",
      headers: { origin: first!.origin },
    });
    const payers = (await opened.json()) as Payer[];
    await stack.withDatabase(async (db) => {
      const isPublished = async () =>
        (await db.query("select 1 from racing_races where state = 'OPEN'")).length > 10;
      await expect.poll(isPublished, { timeout: 120_000 }).toBe(true);
      for (let round = 0; round < rounds; round++) {
        const race = await moveRace(db);
        const stateOf = async () => (await findRace(db, race.id)).state;
        let [isOver, isOff] = [false, false];
        const load = payers.map((payer) =>
          betOn(
            race,
            payer,
            () => servers,
            () => isOver,
            () => isOff,
          ),
        );
        await sleep(BETTING_MS - 200 + Math.random() * 400);
        await servers[0]!.kill();
        servers = servers.slice(1);
        await expect.poll(stateOf, { timeout: 60_000, interval: 50 }).toBe("RUNNING");
        isOff = true;
        await sleep(1_000);
        isOver = true;
        const sent = (await Promise.all(load)).flat();
        // The result is official now; the server that should pay is killed just before or during the payout.
        await db.query("update racing_races set official_at = now() where id = $1", [race.id]);
        await sleep(Math.random() * 1_200);
        await servers[0]!.kill();
        servers = [await stack.start(), await stack.start()];
        await expect.poll(stateOf, { timeout: 120_000, interval: 200 }).toBe("SETTLED");
        await expectOneSettlement(db, race, sent);
      }
    });
  },
);
