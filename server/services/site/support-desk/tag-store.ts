import type { SupportTag } from "@parlour/contracts/entities/support-desk";
import type { Queryable, Transaction } from "../../../kit/database.ts";

const columns = `id, name, is_retired as "isRetired"`;

export async function listTags(db: Queryable): Promise<SupportTag[]> {
  return await db.query<SupportTag>(`select ${columns} from support_tags order by is_retired, name`);
}

export async function lockTag(tx: Transaction, id: string): Promise<SupportTag | undefined> {
  const [row] = await tx.query<SupportTag>(`select ${columns} from support_tags where id = $1 for update`, [
    id,
  ]);
  return row;
}

/** Stores a tag. Returns false if another tag has its name. */
export async function saveTag(tx: Transaction, { id, name, isRetired }: SupportTag): Promise<boolean> {
  const taken = await tx.query("select 1 from support_tags where lower(name) = lower($1) and id <> $2", [
    name,
    id,
  ]);
  if (taken.length > 0) return false;
  await tx.query(
    `insert into support_tags (id, name, is_retired) values ($1, $2, $3)
     on conflict (id) do update set name = excluded.name, is_retired = excluded.is_retired`,
    [id, name, isRetired],
  );
  return true;
}

/** Counts tags or templates. Call it while their names are locked. */
export async function countAll(
  tx: Transaction,
  table: "support_tags" | "support_templates",
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row!.count;
}

/** Names are compared before they are stored, so only one transaction may do so at a time. */
export async function lockNames(tx: Transaction, table: "support_tags" | "support_templates"): Promise<void> {
  await tx.query(`lock table ${table} in share row exclusive mode`);
}

/** Adds or removes a tag. Returns whether anything changed. */
export async function setTag(
  tx: Transaction,
  conversationId: string,
  tagId: string,
  isSet: boolean,
): Promise<boolean> {
  const rows = await tx.query(
    isSet
      ? `insert into support_conversation_tags (conversation_id, tag_id) values ($1, $2)
         on conflict do nothing returning tag_id`
      : "delete from support_conversation_tags where conversation_id = $1 and tag_id = $2 returning tag_id",
    [conversationId, tagId],
  );
  return rows.length > 0;
}
