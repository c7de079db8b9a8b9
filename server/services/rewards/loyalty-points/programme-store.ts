import type { ProgrammePlan } from "@parlour/contracts/entities/loyalty-programme";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import { defaultProgramme } from "./default-programme.ts";

export type ProgrammeRow = {
  version: number;
  plan: ProgrammePlan;
  author: string;
  reason: string;
  created_at: Date;
};

export async function getProgramme(db: Queryable): Promise<ProgrammePlan> {
  const [row] = await db.query<ProgrammeRow>(
    "select plan from loyalty_programmes order by version desc limit 1",
  );
  return row?.plan ?? defaultProgramme;
}

export async function findLatest(db: Queryable): Promise<ProgrammeRow | undefined> {
  const [row] = await listProgrammes(db, { before: undefined, limit: 1 });
  return row;
}

/** Lists versions of the programme, newest first, starting before the given one. */
export async function listProgrammes(
  db: Queryable,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ProgrammeRow[]> {
  return await db.query<ProgrammeRow>(
    "select * from loyalty_programmes where $1::bigint is null or version < $1 order by version desc limit $2",
    [before ?? null, limit],
  );
}

export async function seedProgramme(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `insert into loyalty_programmes (version, plan, author, reason, created_at)
     values (1, $1, 'seed', 'Initial setup', $2) on conflict do nothing`,
    [JSON.stringify(defaultProgramme), now],
  );
}

/** Adds a version of the programme. Returns undefined if someone else created that version in the meantime. */
export async function insertProgramme(
  tx: Transaction,
  { version, plan, author, reason, created_at }: ProgrammeRow,
): Promise<ProgrammeRow | undefined> {
  const [row] = await tx.query<ProgrammeRow>(
    `insert into loyalty_programmes (version, plan, author, reason, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning *`,
    [version, JSON.stringify(plan), author, reason, created_at],
  );
  return row;
}

/** Lists the tiers with their English names, lowest first. */
export async function listTierNames(db: Queryable): Promise<{ id: string; name: string }[]> {
  return (await getProgramme(db)).tiers.map(({ id, name }) => ({ id, name: name.en }));
}
