import type { SupportTemplate } from "@parlour/contracts/entities/support-desk";
import type { Queryable, Transaction } from "../../../kit/database.ts";

const columns = "id, version, name, kind, shortcut, texts";

export async function listTemplates(db: Queryable): Promise<SupportTemplate[]> {
  return await db.query<SupportTemplate>(`select ${columns} from support_templates order by name`);
}

export async function lockTemplate(tx: Transaction, id: string): Promise<SupportTemplate | undefined> {
  const [row] = await tx.query<SupportTemplate>(
    `select ${columns} from support_templates where id = $1 for update`,
    [id],
  );
  return row;
}

/** Returns which of the two, the template's name and its shortcut, are already used by another template. */
export async function findTaken(
  tx: Transaction,
  { id, name, shortcut }: Pick<SupportTemplate, "id" | "name" | "shortcut">,
): Promise<("name" | "shortcut")[]> {
  const rows = await tx.query<{ hasName: boolean }>(
    `select lower(name) = lower($2) as "hasName" from support_templates
     where id <> $1 and (lower(name) = lower($2) or shortcut = $3)`,
    [id, name, shortcut],
  );
  return rows.map(({ hasName }) => (hasName ? "name" : "shortcut"));
}

export async function saveTemplate(tx: Transaction, template: SupportTemplate): Promise<void> {
  const { id, version, name, kind, shortcut, texts } = template;
  await tx.query(
    `insert into support_templates (${columns}) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set version = excluded.version, name = excluded.name, kind = excluded.kind,
       shortcut = excluded.shortcut, texts = excluded.texts`,
    [id, version, name, kind, shortcut, JSON.stringify(texts)],
  );
}

export async function deleteTemplate(tx: Transaction, id: string): Promise<void> {
  await tx.query("delete from support_templates where id = $1", [id]);
}
