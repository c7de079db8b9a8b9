import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Queryable } from "../../../kit/database.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { publishCards, today } from "./calendar.ts";
import { carryOver } from "./carry-over.ts";
import { deleteOldMessages } from "./feed/feed-store.ts";
import { findRace, listDue, markSettled, type RaceRow } from "./race-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import { makeOfficial, startRace } from "./run-race.ts";
import { settleFixedBets } from "./settle-fixed-bets.ts";
import { settlePools } from "./settle-pools.ts";
import { withSettlementLease } from "./settlement-lease.ts";
import { withdrawNonRunners } from "./withdraw-runner.ts";

const LEASE_MS = 10_000;
const TURN_MS = 1_000;
/** Horses are withdrawn only in one of this many steps, because races that are due are more urgent. */
const WITHDRAWALS_EVERY = 15;
/** How long the ids of feed messages are kept, to recognise repeats. */
const MESSAGES_KEPT_MS = 7 * 86_400_000;

export type Driver = {
  /** Runs every step that is due. Each step is safe even if two servers run it at once. */
  step(): Promise<void>;
  /** Withdraws the horses that will not run from races that start soon. */
  withdrawNonRunners(): Promise<void>;
  /** Publishes the missing race cards of today and tomorrow, for at most the given number of meetings. */
  publish(meetings?: number): Promise<void>;
  /**
   * Runs races on the server that holds the lease, until it is stopped. If `isPublishing` is false, no cards of our own
   * are published, but interrupted settlements of providers' races are still completed.
   */
  run(options: { isPublishing: boolean }): () => Promise<void>;
};

export function createDriver(parts: RacebookParts): Driver {
  const { db, clock, log } = parts.kit;
  const holder = randomUUID();
  let publishedOn = "";
  let turn = 0;

  const publishOne = async (): Promise<boolean> => {
    const date = today(clock.now());
    if (publishedOn === date) return false;
    if (await publishCards(parts.kit)) return true;
    publishedOn = date;
    return false;
  };
  const advance = async (): Promise<void> =>
    tryEach(await listDue(db, clock.now()), ({ id }) => advanceRace(parts, id));
  const step = (): Promise<void> => tryEach([advance, () => carryOver(parts.kit)], (one) => one());
  const withdraw = async (): Promise<void> => {
    if (turn++ % WITHDRAWALS_EVERY !== 0) return;
    await withdrawNonRunners(parts);
    await deleteOldMessages(db, new Date(clock.now().getTime() - MESSAGES_KEPT_MS));
  };
  /** A race that can't be settled must not stop the calendar. */
  const work = (isPublishing: boolean): Promise<void> =>
    tryEach([step, withdraw, ...(isPublishing ? [publishOne] : [])], (one) => one());
  return {
    step,
    withdrawNonRunners: () => withdrawNonRunners(parts),
    async publish(meetings = Number.POSITIVE_INFINITY) {
      for (let count = 0; count < meetings && (await publishOne()); count++);
    },
    run({ isPublishing }) {
      const stopping = new AbortController();
      const loop = async () => {
        while (!stopping.signal.aborted) {
          try {
            if (await holdLease(db, holder, clock.now())) await work(isPublishing);
          } catch (error) {
            log.error({ err: error }, "the racing calendar could not be moved on; the next turn tries again");
          }
          const isBusy = isPublishing && publishedOn === "";
          await sleep(isBusy ? TURN_MS / 10 : TURN_MS, undefined, { signal: stopping.signal }).catch(
            () => {},
          );
        }
      };
      const running = loop();
      return async () => {
        stopping.abort();
        await running;
        await db.query("delete from racing_leases where holder = $1", [holder]);
      };
    },
  };
}

const settlements = [settleFixedBets, settlePools];

/** Moves a race through all states that are due, so that a server that is late catches up in one step. */
export async function advanceRace(parts: RacebookParts, raceId: string, settle = settlements): Promise<void> {
  const { kit } = parts;
  await startRace(kit, raceId);
  await makeOfficial(kit, raceId);
  const due = await findRace(kit.db, raceId);
  if (!isUnsettled(due)) return;
  await withSettlementLease(kit, due, async (renewLease) => {
    // The race is read again, because its result could still change before this server got the lease.
    const race = await findRace(kit.db, raceId);
    if (!isUnsettled(race)) return;
    await tryEach(settle, (one) => one(parts, raceId, renewLease));
    await markSettled(kit.db, race, kit.clock.now());
  });
}

const isUnsettled = (race: RaceRow | undefined): race is RaceRow =>
  race?.settledAt === null && (race.state === "OFFICIAL" || race.state === "VOID");

async function holdLease(db: Queryable, holder: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    `insert into racing_leases as lease (id, holder, runs_out_at) values (1, $1, $3)
     on conflict (id) do update set holder = $1, runs_out_at = $3
       where lease.holder = $1 or lease.runs_out_at <= $2
     returning id`,
    [holder, now, new Date(now.getTime() + LEASE_MS)],
  );
  return rows.length > 0;
}
