import type { Queryable, Transaction } from "../../../kit/database.ts";
import { erasedText, erasePlayerKey } from "../../../kit/player-keys.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { endErasure, listDue, markChecked, postponeErasure } from "./erasure-store.ts";
import { endExports } from "./export-store.ts";
import type { PersonalDataParts } from "./parts.ts";
import { personalTables } from "./tables/index.ts";
import type { PersonalTable } from "./tables/personal-table.ts";

export const erasureJob = "personal-data-erasure";

/** Tables that are not part of the copy that players can download, but whose rows would still identify the player. */
const furtherTables = [
  "account_lock_tokens",
  "document_links",
  "idempotency_keys",
  "outbox_messages",
  "passkey_challenges",
  "password_reset_tokens",
  "pin_reset_tokens",
  "required_action_tokens",
];

/**
 * The texts that operators wrote in the player's cases. These tables have no column that names a person, so they are
 * not in the list of exported tables. A report's checksum is kept.
 */
const caseTexts = [
  { table: "case_steps", column: "text", to: erasedText },
  { table: "case_evidence", column: "text", to: erasedText },
  { table: "case_tasks", column: "title", to: erasedText },
  { table: "case_reports", column: "page", to: "" },
] as const;

/** Erases the data of all players whose erasure is due. */
export async function eraseDue(parts: PersonalDataParts): Promise<void> {
  const { db, clock, log } = parts.kit;
  await tryEach(await listDue(db, clock.now()), async (playerId) => {
    // The attempt is recorded in a separate transaction, so that an erasure that fails is not the first to be tried
    // again next time.
    await markChecked(db, playerId, clock.now());
    const obstacle = await db.transaction((tx) => eraseOne(parts, tx, playerId));
    // The erasure stays scheduled and is tried again. Operators can see it.
    if (obstacle) log.warn({ playerId, obstacle }, "personal data was not erased");
  });
}

/** Returns when a player's data may be erased; undefined while the account is still being closed. */
export async function findDueAt(
  { kit, findClosedAt }: Pick<PersonalDataParts, "kit" | "findClosedAt">,
  tx: Transaction,
  playerId: string,
): Promise<Date | undefined> {
  const closedAt = await findClosedAt(tx, playerId);
  if (closedAt === undefined) return undefined;
  const dueAt = new Date(closedAt);
  dueAt.setUTCFullYear(dueAt.getUTCFullYear() + kit.config.retention.personalDataYears);
  return dueAt;
}

async function eraseOne(
  parts: PersonalDataParts,
  tx: Transaction,
  playerId: string,
): Promise<string | undefined> {
  const { kit } = parts;
  const obstacle = await findObstacle(parts, tx, playerId);
  if (obstacle) return obstacle;
  const dueAt = (await findDueAt(parts, tx, playerId))!;
  if (dueAt > kit.clock.now()) {
    // Money arrived late, so the account was reopened, and closed later than planned.
    await postponeErasure(tx, playerId, dueAt);
    return "the account was closed again later";
  }
  if (!(await endErasure(tx, playerId, "DONE", kit.clock.now()))) return undefined;
  await endExports(tx, playerId);
  // Tables that refer to others come after them in the list, and rows are deleted from the end of the list.
  for (const table of personalTables.toReversed()) await eraseRows(tx, table, playerId);
  await eraseProposals(tx, playerId);
  await eraseCases(tx, playerId);
  for (const table of furtherTables) await tx.query(`delete from ${table} where player_id = $1`, [playerId]);
  await erasePlayerKey(tx, playerId, kit.clock.now());
  return undefined;
}

/** Overwrites what operators wrote about the player when they proposed or decided a change. */
async function eraseProposals(db: Queryable, playerId: string): Promise<void> {
  await db.query(
    `update operator_proposals set summary = $2, reason = $2,
       decision_reason = case when decision_reason is not null then $2 end
     where subject = 'player:' || $1 or data->>'playerId' = $1`,
    [playerId, erasedText],
  );
}

async function eraseCases(db: Queryable, playerId: string): Promise<void> {
  for (const { table, column, to } of caseTexts) {
    await db.query(
      `update ${table} set ${column} = $2 where case_id in (select id from cases where player_id = $1)`,
      [playerId, to],
    );
  }
}

async function eraseRows(db: Queryable, table: PersonalTable, playerId: string): Promise<void> {
  const { table: name, erasure } = table;
  const where = table.erasureWhere ?? table.where ?? "player_id = $1";
  if (erasure === "keep") return;
  if (erasure === "delete") {
    await db.query(`delete from ${name} where ${where}`, [playerId]);
    return;
  }
  const changes = Object.entries(erasure).map(([column, value]) => `${column} = ${value}`);
  await db.query(`update ${name} set ${changes.join(", ")} where ${where}`, [playerId]);
}

/**
 * Returns why a player's data can't be erased, in words for operators; undefined if it can. Open cases are left out for
 * operators who may not see cases.
 */
export async function findObstacle(
  { players, protection, findClosedAt, hasMoney, hasOpenCase }: PersonalDataParts,
  tx: Transaction,
  playerId: string,
  { maySeeCases = true } = {},
): Promise<string | undefined> {
  const player = await players.get(playerId, tx);
  if (player.status !== "CLOSED") return "the account is not closed";
  if ((await findClosedAt(tx, playerId)) === undefined) return "the account is still being closed";
  if (await hasMoney(tx, playerId)) return "the account still has money";
  // The player's documents and chats are evidence in an open case.
  if (maySeeCases && (await hasOpenCase(tx, playerId))) return "a case about the player is open";
  // If the name and address were erased, an excluded player could join again without being recognised.
  if (await protection.isOnBreak(playerId, tx)) return "the player is excluded from play";
  return undefined;
}
