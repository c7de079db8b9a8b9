import type { HarmCase, HarmCaseState } from "@parlour/contracts/entities/harm-case";
import type { HarmReason } from "@parlour/rules/harm-markers";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type Row = Omit<HarmCase, "openedAt" | "closedAt"> & { openedAt: Date; closedAt: Date | null };

const columns = `id, player_id as "playerId", state, score, reasons, opened_at as "openedAt",
  follow_up_on::text as "followUpOn", closed_at as "closedAt", outcome`;

const toCase = (row: Row): HarmCase => ({
  ...row,
  openedAt: row.openedAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

export async function countOpenHarmCases(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from harm_cases where state = 'OPEN'",
  );
  return row!.count;
}

/** Lists cases: open ones oldest first, because they are worked on in that order, the others newest first. */
export async function listCases(
  db: Queryable,
  { state, after, limit }: { state: HarmCaseState; after: string | undefined; limit: number },
): Promise<HarmCase[]> {
  const [direction, compare] = state === "OPEN" ? ["asc", ">"] : ["desc", "<"];
  const rows = await db.query<Row>(
    `select ${columns} from harm_cases
     where state = $1 and ($2::text is null
       or (opened_at, id) ${compare} (select opened_at, id from harm_cases where id = $2))
     order by opened_at ${direction}, id ${direction} limit $3`,
    [state, after ?? null, limit],
  );
  return rows.map(toCase);
}

export async function listCasesOf(db: Queryable, playerId: string, limit: number): Promise<HarmCase[]> {
  const rows = await db.query<Row>(
    `select ${columns} from harm_cases where player_id = $1 order by opened_at desc limit $2`,
    [playerId, limit],
  );
  return rows.map(toCase);
}

export async function lockCase(tx: Transaction, id: string): Promise<HarmCase | undefined> {
  const [row] = await tx.query<Row>(`select ${columns} from harm_cases where id = $1 for update`, [id]);
  return row && toCase(row);
}

export async function lockOpenCaseOf(tx: Transaction, playerId: string): Promise<HarmCase | undefined> {
  const [row] = await tx.query<Row>(
    `select ${columns} from harm_cases where player_id = $1 and state <> 'CLOSED' for update`,
    [playerId],
  );
  return row && toCase(row);
}

type Finding = { score: number; reasons: readonly HarmReason[] };

/** Inserts a case. Two servers may find the same player at the same time; the second one changes nothing. */
export async function insertCase(
  tx: Transaction,
  { id, playerId, score, reasons, now }: Finding & { id: string; playerId: string; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into harm_cases (id, player_id, state, score, reasons, opened_at) values ($1, $2, 'OPEN', $3, $4, $5)
     on conflict (player_id) where state <> 'CLOSED' do nothing returning id`,
    [id, playerId, score, JSON.stringify(reasons), now],
  );
  return rows.length > 0;
}

export async function updateFinding(tx: Transaction, id: string, { score, reasons }: Finding): Promise<void> {
  await tx.query("update harm_cases set score = $2, reasons = $3 where id = $1", [
    id,
    score,
    JSON.stringify(reasons),
  ]);
}

export async function updateCase(
  tx: Transaction,
  id: string,
  change: { state: HarmCaseState; followUpOn?: string | null; outcome?: string; now: Date },
): Promise<HarmCase> {
  const [row] = await tx.query<Row>(
    `update harm_cases set state = $2, follow_up_on = $3, outcome = $4,
       closed_at = case when $2 = 'CLOSED' then $5::timestamptz end
     where id = $1 returning ${columns}`,
    [id, change.state, change.followUpOn ?? null, change.outcome ?? null, change.now],
  );
  return toCase(row!);
}

export async function listDueCases(db: Queryable, today: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from harm_cases where state = 'FOLLOW_UP' and follow_up_on <= $1 order by follow_up_on limit $2`,
    [today, limit],
  );
  return rows.map(({ id }) => id);
}

export async function findPlayerOfCase(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ player_id: string }>("select player_id from harm_cases where id = $1", [id]);
  return row?.player_id;
}
