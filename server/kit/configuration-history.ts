import type { ConfigurationVersion } from "@parlour/contracts/entities/configuration-version";
import type { Queryable, Transaction } from "./database.ts";

export type ConfigurationChange = {
  topic: string;
  subject: string;
  at: Date;
  operator: { id: string; name: string };
  reason: string;
  before: object | null;
  after: object;
};
type Row = Omit<ConfigurationVersion, "version" | "at"> & { version: string; at: Date };

const columns = 'version, subject, at, operator_name as "operatorName", reason, before, after';
const perPage = 30;

/** Records a configuration change as a new version, in the same transaction as the change itself. */
export async function keepChange(tx: Transaction, change: ConfigurationChange): Promise<void> {
  const { topic, subject, at, operator, reason, before, after } = change;
  await tx.query(
    `insert into configuration_changes (topic, subject, at, operator_id, operator_name, reason, before, after)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      topic,
      subject,
      at,
      operator.id,
      operator.name,
      reason,
      before && JSON.stringify(before),
      JSON.stringify(after),
    ],
  );
}

/** Lists the configuration changes to one subject or to the whole topic, newest first. */
export async function listChanges(
  db: Queryable,
  topic: string,
  { subject, cursor }: { subject?: string | undefined; cursor?: number | undefined },
): Promise<{ items: ConfigurationVersion[]; nextCursor: number | null }> {
  const rows = await db.query<Row>(
    `select ${columns} from configuration_changes
      where topic = $1 and ($2::text is null or subject = $2) and ($3::bigint is null or version < $3)
      order by version desc limit $4`,
    [topic, subject ?? null, cursor ?? null, perPage + 1],
  );
  const items = rows.slice(0, perPage).map(toVersion);
  return { items, nextCursor: rows.length > perPage ? items.at(-1)!.version : null };
}

export async function findChange(
  db: Queryable,
  topic: string,
  version: number,
): Promise<ConfigurationVersion | undefined> {
  const [row] = await db.query<Row>(
    `select ${columns} from configuration_changes where topic = $1 and version = $2`,
    [topic, version],
  );
  return row && toVersion(row);
}

/** Names the operator who made the latest change to a subject, for the message that refuses an outdated change. */
export async function findLatestAuthor(
  db: Queryable,
  topic: string,
  subject: string,
): Promise<{ operatorName?: string }> {
  const [row] = await db.query<{ operatorName: string }>(
    `select operator_name as "operatorName" from configuration_changes
      where topic = $1 and subject = $2 order by version desc limit 1`,
    [topic, subject],
  );
  return row ?? {};
}

/** Returns whether this version is still the latest change to its subject. */
export async function isLatest(
  tx: Transaction,
  topic: string,
  { subject, version }: { subject: string; version: number },
): Promise<boolean> {
  const [row] = await tx.query<{ version: string }>(
    "select version from configuration_changes where topic = $1 and subject = $2 order by version desc limit 1",
    [topic, subject],
  );
  return row !== undefined && Number(row.version) === version;
}

function toVersion(row: Row): ConfigurationVersion {
  return { ...row, version: Number(row.version), at: row.at.toISOString() };
}
