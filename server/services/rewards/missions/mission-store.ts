import type { MissionPlan } from "@parlour/contracts/entities/mission";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { GrantableOffer } from "../../../kit/ports/bonus-grants.ts";
import type { StoredState } from "./mission-machine.ts";

/** An offer as it was when the mission was saved. */
export type PrizeOffer = Pick<GrantableOffer, "id" | "version" | "plan">;
export type PrizeOffers = Readonly<Record<string, PrizeOffer>>;

export type MissionRow = {
  id: string;
  version: number;
  plan: MissionPlan;
  offers: PrizeOffers;
  starts_at: Date;
  ends_at: Date;
  state: StoredState;
  ended_at: Date | null;
  created_at: Date;
};

export type MissionChange = {
  id: string;
  plan: MissionPlan;
  offers: PrizeOffers;
  author: string;
  reason: string;
  now: Date;
};

export async function findMission(db: Queryable, id: string): Promise<MissionRow | undefined> {
  const [row] = await db.query<MissionRow>("select * from missions where id = $1", [id]);
  return row;
}

export async function lockMission(tx: Transaction, id: string): Promise<MissionRow | undefined> {
  const [row] = await tx.query<MissionRow>("select * from missions where id = $1 for update", [id]);
  return row;
}

/** Inserts a mission. Returns undefined if the id already exists. */
export async function insertMission(tx: Transaction, change: MissionChange): Promise<MissionRow | undefined> {
  const { id, plan, offers, now } = change;
  const [row] = await tx.query<MissionRow>(
    `insert into missions (id, version, plan, offers, starts_at, ends_at, created_at)
     values ($1, 1, $2, $3, $4, $5, $6) on conflict do nothing returning *`,
    [id, JSON.stringify(plan), JSON.stringify(offers), plan.startsAt, plan.endsAt, now],
  );
  if (row) await storeVersion(tx, row.version, change);
  return row;
}

export async function updateMission(tx: Transaction, change: MissionChange): Promise<MissionRow> {
  const { id, plan, offers } = change;
  const [row] = await tx.query<MissionRow>(
    `update missions set version = version + 1, plan = $2, offers = $3, starts_at = $4, ends_at = $5
     where id = $1 returning *`,
    [id, JSON.stringify(plan), JSON.stringify(offers), plan.startsAt, plan.endsAt],
  );
  await storeVersion(tx, row!.version, change);
  return row!;
}

async function storeVersion(tx: Transaction, version: number, change: MissionChange): Promise<void> {
  const { id, plan, offers, author, reason, now } = change;
  await tx.query(
    `insert into mission_versions (mission_id, version, plan, offers, author, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, version, JSON.stringify(plan), JSON.stringify(offers), author, reason, now],
  );
}

export async function storeEnd(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.query("update missions set state = 'ENDED', ended_at = $2 where id = $1", [id, now]);
}

/** Counts missions that are not over, because their number is limited. */
export async function countUnended(tx: Transaction, now: Date): Promise<number> {
  // If two operators create the last possible mission at the same time, one waits for the other.
  await tx.query("select pg_advisory_xact_lock(hashtext('parlour missions'))");
  const [row] = await tx.query<{ count: number }>(
    "select count(*)::int as count from missions where coalesce(ended_at, ends_at) > $1",
    [now],
  );
  return row!.count;
}

/** Lists missions that have started and did not end before the given time. */
export async function listStarted(
  db: Queryable,
  { now, endedAfter }: { now: Date; endedAfter: Date },
): Promise<MissionRow[]> {
  return await db.query<MissionRow>(
    `select * from missions where coalesce(ended_at, ends_at) > $2 and starts_at <= $1
       and (ended_at is null or ended_at > starts_at)
     order by coalesce(ended_at, ends_at), id`,
    [now, endedAfter],
  );
}

export async function listMissionRows(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<MissionRow[]> {
  return await db.query<MissionRow>(
    `select * from missions
     where $1::text is null or (starts_at, id) < (select starts_at, id from missions last where last.id = $1)
     order by starts_at desc, id desc limit $2`,
    [after ?? null, limit],
  );
}
