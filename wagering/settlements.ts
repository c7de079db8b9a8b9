import type { Vertical } from "@parlour/ledger";
import type { Reader } from "./admission.ts";

/**
 * The settlement of a wager, as published to subscribers. A late win, a refund or a correction is published
 * separately, with only the changes to the amounts that were published before; a change may be negative.
 */
export type Settlement = {
  id: string;
  playerId: string;
  wagerId: string;
  vertical: Vertical;
  productId: string;
  currency: string;
  /** The grant that paid the stakes; null if the player paid them. */
  grantId: string | null;
  stakedMinor: bigint;
  /** The part of the stakes that was the player's own money, locked or not. */
  ownStakedMinor: bigint;
  wonMinor: bigint;
  ownWonMinor: bigint;
  /** The highest single stake of the wager. */
  largestStakeMinor: bigint;
  startedAt: Date;
  settledAt: Date;
};

/**
 * Settlements are written in the transaction that settles, one row per subscriber. A subscriber deletes its
 * rows in the transaction that processes them, so that nothing is lost or counted twice, on any number of
 * servers.
 */
export type Settlements = {
  /** Deletes and returns up to `limit` rows in the transaction. Rows locked by other servers are skipped. */
  take(tx: Reader, subscriber: string, limit: number): Promise<Settlement[]>;
  /**
   * Deletes and returns all rows of one player, after waiting for any server that is processing them. Call it before
   * taking other locks.
   */
  takeOf(tx: Reader, subscriber: string, playerId: string): Promise<Settlement[]>;
  /**
   * Locks all rows of these players for a later `takeHeld`, in a transaction that must take other locks
   * before it processes the rows.
   */
  hold(tx: Reader, subscriber: string, playerIds: readonly string[]): Promise<void>;
  /** Like `takeOf`, but never waits: rows that another server is processing are left to that server. */
  takeHeld(tx: Reader, subscriber: string, playerId: string): Promise<Settlement[]>;
  /**
   * Calls `deliver` within about a second while rows are waiting. If it fails, it is called for each player separately,
   * so that rows that can't be processed hold up only their own player. Returns the function that unsubscribes.
   */
  subscribe(subscriber: string, deliver: (playerId?: string) => Promise<void>): () => Promise<void>;
  /** Returns whether any matching settlement of the player's own stakes is still waiting for the subscriber. */
  isWaiting(subscriber: string, wanted: WantedSettlements): Promise<boolean>;
  /** Returns the number of waiting settlements per subscriber, and the age of the oldest. */
  lag(): Promise<SubscriberLag[]>;
};

type WantedSettlements = {
  vertical: Vertical;
  currency: string;
  /** Only wagers that began at this time or later. */
  startedFrom: Date;
  settledBefore: Date;
};

export type SubscriberLag = { subscriber: string; waiting: number; oldestSeconds: number };

/**
 * A settlement on this server is delivered after this short delay, so that several are delivered in one
 * batch. Polling finds settlements that another server left undelivered.
 */
const gatherMs = 100;
const pollIntervalMs = 1_000;
const playersPerTurn = 200;

type Host = {
  db: Reader;
  clock: { now(): Date };
  log: { warn(details: object, text: string): void };
  subscribers: readonly string[];
};

export function createSettlements(host: Host): Settlements & { wake(): void } {
  const { db, clock, log, subscribers } = host;
  const wakers = new Set<() => void>();
  return {
    take: takeSettlements,
    takeOf: takeSettlementsOf,
    hold: holdSettlements,
    takeHeld: takeHeldSettlements,
    wake() {
      for (const wake of wakers) wake();
    },
    subscribe(subscriber, deliver) {
      if (!subscribers.includes(subscriber)) {
        throw new Error(`${subscriber} is not registered as a subscriber to settlements`);
      }
      let pending: Promise<void> | undefined;
      let gathering: NodeJS.Timeout | undefined;
      const text = "settlements were not delivered; the next turn will do it";
      const deliverEach = async () => {
        for (const playerId of await listWaitingPlayers(db, subscriber)) {
          await deliver(playerId).catch((error: unknown) =>
            log.warn({ err: error, subscriber, playerId }, text),
          );
        }
      };
      const run = async () => {
        try {
          while (await hasSettlements(db, subscriber)) await deliver();
        } catch (error) {
          log.warn({ err: error, subscriber }, text);
          await deliverEach().catch((failure: unknown) => log.warn({ err: failure, subscriber }, text));
        }
      };
      const start = () => {
        gathering = undefined;
        pending ??= run().finally(() => {
          pending = undefined;
        });
      };
      const wake = () => {
        gathering ??= setTimeout(start, gatherMs);
      };
      wakers.add(wake);
      const timer = setInterval(wake, pollIntervalMs);
      timer.unref();
      return async () => {
        wakers.delete(wake);
        clearInterval(timer);
        clearTimeout(gathering);
        await pending;
      };
    },
    isWaiting: (subscriber, wanted) => hasWaiting(db, subscriber, wanted),
    async lag() {
      const rows = await db.query<{ subscriber: string; waiting: number; oldest: Date }>(
        `select subscriber, count(*)::int as waiting, min(settled_at) as oldest
         from wagering.settlement group by subscriber`,
      );
      const nowMs = clock.now().getTime();
      return subscribers.map((subscriber) => {
        const row = rows.find((one) => one.subscriber === subscriber);
        const oldestSeconds = row ? Math.max(0, (nowMs - row.oldest.getTime()) / 1_000) : 0;
        return { subscriber, waiting: row?.waiting ?? 0, oldestSeconds };
      });
    },
  };
}

type Row = {
  id: string;
  player_id: string;
  wager_id: string;
  vertical: Vertical;
  product_id: string;
  currency: string;
  grant_id: string | null;
  staked: string;
  own_staked: string;
  won: string;
  own_won: string;
  largest_stake: string;
  started_at: Date;
  settled_at: Date;
};

async function hasSettlements(db: Reader, subscriber: string): Promise<boolean> {
  const rows = await db.query("select 1 from wagering.settlement where subscriber = $1 limit 1", [
    subscriber,
  ]);
  return rows.length > 0;
}

async function hasWaiting(
  db: Reader,
  subscriber: string,
  { vertical, currency, startedFrom, settledBefore }: WantedSettlements,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from wagering.settlement
     where subscriber = $1 and vertical = $2 and currency = $3 and grant_id is null
       and started_at >= $4 and settled_at < $5 limit 1`,
    [subscriber, vertical, currency, startedFrom, settledBefore],
  );
  return rows.length > 0;
}

/**
 * Lists players with waiting rows in random order, so that players whose rows can't be processed don't block the rest.
 */
async function listWaitingPlayers(db: Reader, subscriber: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select player_id as id from wagering.settlement where subscriber = $1
     group by player_id order by random() limit $2`,
    [subscriber, playersPerTurn],
  );
  return rows.map(({ id }) => id);
}

async function takeSettlements(tx: Reader, subscriber: string, limit: number): Promise<Settlement[]> {
  const rows = await tx.query<Row>(
    `delete from wagering.settlement s using (
       select subscriber, player_id, id from wagering.settlement where subscriber = $1
       order by subscriber, player_id, id limit $2 for update skip locked
     ) due
     where s.subscriber = due.subscriber and s.player_id = due.player_id and s.id = due.id
     returning s.*`,
    [subscriber, limit],
  );
  return inOrder(rows);
}

async function takeSettlementsOf(tx: Reader, subscriber: string, playerId: string): Promise<Settlement[]> {
  return inOrder(
    await tx.query<Row>(
      "delete from wagering.settlement where subscriber = $1 and player_id = $2 returning *",
      [subscriber, playerId],
    ),
  );
}

async function holdSettlements(tx: Reader, subscriber: string, playerIds: readonly string[]): Promise<void> {
  await tx.query(
    `select 1 from wagering.settlement where subscriber = $1 and player_id = any($2)
     order by subscriber, player_id, id for update`,
    [subscriber, [...playerIds]],
  );
}

async function takeHeldSettlements(tx: Reader, subscriber: string, playerId: string): Promise<Settlement[]> {
  const rows = await tx.query<Row>(
    `delete from wagering.settlement s using (
       select subscriber, player_id, id from wagering.settlement where subscriber = $1 and player_id = $2
       order by subscriber, player_id, id for update skip locked
     ) due
     where s.subscriber = due.subscriber and s.player_id = due.player_id and s.id = due.id
     returning s.*`,
    [subscriber, playerId],
  );
  return inOrder(rows);
}

function inOrder(rows: readonly Row[]): Settlement[] {
  return rows
    .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
    .map((row) => ({
      id: row.id,
      playerId: row.player_id,
      wagerId: row.wager_id,
      vertical: row.vertical,
      productId: row.product_id,
      currency: row.currency,
      grantId: row.grant_id,
      stakedMinor: BigInt(row.staked),
      ownStakedMinor: BigInt(row.own_staked),
      wonMinor: BigInt(row.won),
      ownWonMinor: BigInt(row.own_won),
      largestStakeMinor: BigInt(row.largest_stake),
      startedAt: row.started_at,
      settledAt: row.settled_at,
    }));
}
