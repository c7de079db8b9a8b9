import { randomUUID } from "node:crypto";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { RaceRow } from "./race-store.ts";

/** How long the settlement of a meeting stays blocked if the server that settles it is killed. */
const LEASE_MS = 20_000;

/** Extends the lease before the next payments. It throws if the lease is lost, because the result may have changed. */
export type RenewLease = () => Promise<void>;

type Meeting = Pick<RaceRow, "date" | "meetingId">;

const keyOf = ({ date, meetingId }: Meeting): string => `${date}/${meetingId}`;

/**
 * Settles under the lease of a race's meeting, so that no result of the meeting changes while bets are paid according
 * to it. Nothing is done while another server holds the lease.
 */
export async function withSettlementLease(
  { db, clock }: Pick<Kit, "db" | "clock">,
  meeting: Meeting,
  settle: (renew: RenewLease) => Promise<void>,
): Promise<void> {
  const key = keyOf(meeting);
  const holder = randomUUID();
  const now = clock.now();
  const taken = await db.query(
    `insert into racing_settlements as lease (meeting, holder, runs_out_at) values ($1, $2, $4)
     on conflict (meeting) do update set holder = $2, runs_out_at = $4 where lease.runs_out_at <= $3
     returning meeting`,
    [key, holder, now, endOf(now)],
  );
  if (taken.length === 0) return;
  try {
    await settle(async () => {
      const renewed = await db.query(
        "update racing_settlements set runs_out_at = $3 where meeting = $1 and holder = $2 returning meeting",
        [key, holder, endOf(clock.now())],
      );
      if (renewed.length === 0) throw new Error(`The settlement of ${key} has lost its lease`);
    });
  } finally {
    await db.query("delete from racing_settlements where meeting = $1 and holder = $2", [key, holder]);
  }
}

const endOf = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/**
 * Keeps settlements of a race's meeting from starting until the transaction ends. Returns false if one is running;
 * otherwise, its payments for the old result could arrive after those for the new one.
 */
export async function holdOffSettlement(tx: Queryable, meeting: Meeting, now: Date): Promise<boolean> {
  const held = await tx.query(
    `insert into racing_settlements as lease (meeting, holder, runs_out_at) values ($1, 'correction', $2)
     on conflict (meeting) do update set holder = 'correction' where lease.runs_out_at <= $2
     returning meeting`,
    [keyOf(meeting), now],
  );
  return held.length > 0;
}
