import { randomUUID } from "node:crypto";
import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { verifyLedger } from "@parlour/ledger/verify";
import { type TestClock, testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import type { Database, Transaction } from "@parlour/server/kit/database";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { createPorts, createServices, type Ports } from "@parlour/server/main/compose";
import { settlementSubscribers } from "@parlour/server/main/settlement-subscribers";
import { seedBonus } from "@parlour/server/services/rewards/bonuses";
import { seedLeaderboard } from "@parlour/server/services/rewards/leaderboards";
import { seedMission } from "@parlour/server/services/rewards/missions";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addOffer, playRound } from "../testing-bonuses.ts";
import { addPlayer } from "../testing-people.ts";

type Subscriber = (typeof settlementSubscribers)[number];

const dayMs = 86_400_000;
let clock: TestClock;
let handle: KitHandle;
let ports: Ports;

beforeAll(async () => {
  clock = testClock();
  // No service is started, so the test alone delivers settlements.
  handle = await openTestKit({
    clock,
    services: (kit) => {
      ports = createPorts(kit);
      return createServices(kit, ports, { payments: [] });
    },
  });
  await addRewards();
});
afterEach(async () => {
  expect((await verifyLedger(handle.kit.db.pool)).differences).toEqual([]);
});
afterAll(() => handle?.close());

/** Adds a leaderboard and a mission that count every round. */
async function addRewards(): Promise<void> {
  const { kit } = handle;
  const nowMs = clock.now().getTime();
  const shared = {
    name: { en: "Every round" },
    startsAt: new Date(nowMs).toISOString(),
    endsAt: new Date(nowMs + 20 * dayMs).toISOString(),
    categories: [],
    games: [],
    brands: [],
  };
  await seedLeaderboard(kit, `leaderboard_${randomUUID().replaceAll("-", "")}`, {
    ...shared,
    kind: "STAKED",
    currency: "USD",
    minimumStake: 1,
    prizes: [{ places: 1, amount: 50 }],
    points: [],
  });
  await seedMission(ports.missionParts, `mission_${randomUUID().replaceAll("-", "")}`, {
    ...shared,
    goal: "ROUNDS",
    count: 50,
    multiple: null,
    minimumOdds: null,
    amounts: { USD: { minimumStake: 1 } },
    period: "ONCE",
    timeZone: "UTC",
    tiers: [],
    countries: [],
    prizes: [{ kind: "POINTS", points: 40 }],
  });
}

/** Adds a player with cash and a bonus to play through, who then plays some rounds. */
async function addPlayed(): Promise<string> {
  const { kit } = handle;
  const { id: playerId } = await addPlayer({ kit }, { currency: "USD" });
  await kit.ledger.openWallet({ playerId, currency: "USD" });
  const to = playerAccount(playerId, "cash", "USD");
  const transfers = [{ from: houseAccount("payments", "USD"), to, amountMinor: 500_00n }];
  await kit.ledger.post({ playerId, id: "opening", type: "DEPOSIT", transfers });
  const offerId = await addOffer({ kit }, { wageringFactor: 20 });
  const [offer] = await kit.db.query<{ plan: OfferPlan }>("select plan from bonus_offers where id = $1", [
    offerId,
  ]);
  const id = `bonus_${randomUUID().replaceAll("-", "")}`;
  await seedBonus(ports.bonusParts, {
    id,
    playerId,
    currency: "USD",
    offer: { id: offerId, plan: offer!.plan },
  });
  for (const stakeMinor of [7_00, 12_50, 3_00]) {
    const { outcome } = await playRound({ ports }, { playerId, stakeMinor, winMinor: 2_00 });
    expect(outcome).toBe("POSTED");
  }
  return playerId;
}

/** Returns the ports with another database in the kit of every service that counts settlements. */
function withDatabase(db: Partial<Database>): Ports {
  const entries = Object.entries(ports).map(([name, port]) => {
    if (!("kit" in port)) return [name, port];
    return [name, { ...port, kit: { ...port.kit, db: { ...handle.kit.db, ...db } } }];
  });
  return Object.fromEntries(entries) as Ports;
}

class ServerDied extends Error {}

/** A server that dies at this point of every transaction. */
const dyingServers: Record<string, () => Ports> = {
  "as soon as it has taken the settlements": () =>
    withDatabase({
      transaction: (work, options) =>
        handle.kit.db.transaction(async (tx) => await work(dyingAfterTaking(tx)), options),
    }),
  "just before it commits": () =>
    withDatabase({
      transaction: (work, options) =>
        handle.kit.db.transaction(async (tx) => {
          await work(tx);
          throw new ServerDied();
        }, options),
    }),
};

/** A server that commits and dies before it knows. */
const dyingAfterCommit = () =>
  withDatabase({
    async transaction(work, options) {
      await handle.kit.db.transaction(work, options);
      throw new ServerDied();
    },
  });

function dyingAfterTaking(tx: Transaction): Transaction {
  return {
    ...tx,
    async query(text, values) {
      const rows = await tx.query(text, values);
      if (/^\s*delete from wagering\.settlement/.test(text)) throw new ServerDied();
      return rows as never;
    },
  };
}

/** The queue of settlements itself, and the table that the running server writes to all the time. */
const otherTables = ["wagering.settlement", "public.server_heartbeats"];

/** Returns a checksum of every other table that has rows. */
async function readTables(): Promise<Record<string, string>> {
  const { db } = handle.kit;
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !otherTables.includes(name));
  const sums = names.map(
    (name) =>
      `select '${name}' as name, md5(string_agg(r::text, '|' order by r::text)) as sum, count(*)::int as rows from ${name} r`,
  );
  const rows = await db.query<{ name: string; sum: string | null; rows: number }>(sums.join(" union all "));
  return Object.fromEntries(
    rows.filter(({ sum }) => sum !== null).map(({ name, sum, rows }) => [name, `${rows} rows: ${sum}`]),
  );
}

async function listWaiting({ name }: Subscriber): Promise<string[]> {
  const rows = await handle.kit.db.query<{ id: string }>(
    "select id::text from wagering.settlement where subscriber = $1 order by id",
    [name],
  );
  return rows.map(({ id }) => id);
}

/** Delivers everything that is waiting, so that the next test counts only its own rounds. */
async function deliverAll({ deliver }: Subscriber): Promise<void> {
  await deliver(ports);
}

describe.each(settlementSubscribers)("settlements for $name", (subscriber) => {
  it("are counted once, although servers die while counting and deliveries are repeated", async () => {
    await deliverAll(subscriber);
    const playerId = await addPlayed();
    const waiting = await listWaiting(subscriber);
    expect(waiting).toHaveLength(3);
    const before = await readTables();

    for (const [moment, dyingServer] of Object.entries(dyingServers)) {
      for (const only of [undefined, playerId]) {
        await expect(subscriber.deliver(dyingServer(), only), moment).rejects.toThrow(ServerDied);
        expect(await listWaiting(subscriber), moment).toEqual(waiting);
        expect(await readTables(), moment).toEqual(before);
      }
    }

    await expect(subscriber.deliver(dyingAfterCommit())).rejects.toThrow(ServerDied);
    expect(await listWaiting(subscriber)).toEqual([]);
    const after = await readTables();
    // If this fails for a new subscriber, `addRewards` or `addPlayed` has to add something that it counts.
    expect(after).not.toEqual(before);

    await subscriber.deliver(ports);
    await Promise.all([subscriber.deliver(ports), subscriber.deliver(ports, playerId)]);
    expect(await readTables()).toEqual(after);
  });

  it("are each taken by one of several servers that deliver at the same time", async () => {
    await deliverAll(subscriber);
    const players = [await addPlayed(), await addPlayed()];
    const waiting = await listWaiting(subscriber);
    expect(waiting).toHaveLength(6);
    const taken: string[] = [];
    const server = withDatabase({
      transaction: async (work, options) => {
        let ids: string[] = [];
        const result = await handle.kit.db.transaction(async (tx) => {
          ids = [];
          return await work(recordTaken(tx, ids));
        }, options);
        taken.push(...ids);
        return result;
      },
    });
    const deliveries = [undefined, players[0], undefined, players[1], players[0], undefined];
    await Promise.all(deliveries.map((only) => subscriber.deliver(server, only)));
    expect(taken.toSorted()).toEqual(waiting.toSorted());
    expect(await listWaiting(subscriber)).toEqual([]);
  });
});

/** Records the ids of the settlements that the transaction takes. */
function recordTaken(tx: Transaction, ids: string[]): Transaction {
  return {
    ...tx,
    async query(text, values) {
      const rows = await tx.query<{ id: string }>(text, values);
      if (/^\s*delete from wagering\.settlement/.test(text)) ids.push(...rows.map(({ id }) => String(id)));
      return rows as never;
    },
  };
}
