import type { Kit } from "./kit.ts";
import { resealPlayerKeys } from "./player-keys.ts";
import { reseal, type SecretPurpose } from "./secret-box.ts";

/** A column with values that `seal` has encrypted. */
type SealedColumn = {
  table: string;
  /** The columns of the primary key. The first one is the owner that the value is encrypted for. */
  keys: readonly [string, ...string[]];
  column: string;
  purpose: SecretPurpose;
};

const pageSize = 500;

/**
 * During a rotation of ENCRYPTION_SECRET, encrypts a column with the current secret: when a server starts, and then
 * every hour, for values written in the meantime by a server with the secrets in the opposite order.
 */
export async function scheduleResealing(kit: Kit, column: SealedColumn): Promise<void> {
  await schedule(kit, `reseal-${column.table}-${column.column}`.replaceAll("_", "-"), () =>
    resealColumn(kit, column),
  );
}

/**
 * During a rotation of ENCRYPTION_SECRET, encrypts the keys of players' personal data with the current secret. The data
 * itself does not change.
 */
export async function schedulePlayerKeyResealing(kit: Kit): Promise<void> {
  await schedule(kit, "reseal-player-keys", () => resealPlayerKeys(kit, kit.db, pageSize));
}

async function schedule(kit: Kit, job: string, work: () => Promise<number>): Promise<void> {
  await kit.jobs.work(job, async () => {
    if (kit.config.secrets.second?.encryption === undefined) return;
    const resealed = await work();
    kit.log.info({ job, resealed }, "everything is encrypted with the current secret");
  });
  await kit.jobs.schedule(job, "27 * * * *");
  if (kit.config.secrets.second?.encryption === undefined) return;
  await kit.db.transaction((tx) => kit.jobs.enqueue(tx, job, {}, { singletonKey: job }));
}

/**
 * Reads the whole column, because nothing but decrypting a value shows which secret encrypted it. A value that neither
 * secret opens doesn't hold up the others; the failure is thrown at the end.
 */
export async function resealColumn(
  kit: Pick<Kit, "config" | "db" | "random">,
  { table, keys, column, purpose }: SealedColumn,
): Promise<number> {
  const key = keys.join(", ");
  const [owner] = keys;
  let after: readonly string[] | undefined;
  const failures: unknown[] = [];
  let resealed = 0;
  for (;;) {
    const rows = await kit.db.query<Record<string, string> & { sealed_value: Buffer }>(
      `select ${key}, ${column} as sealed_value from ${table}
       where ${column} is not null ${after ? `and (${key}) > (${after.map((_, n) => `$${n + 1}`).join(", ")})` : ""}
       order by ${key} limit ${pageSize}`,
      after ?? [],
    );
    for (const row of rows) {
      try {
        const value = reseal(kit, purpose, row[owner]!, row.sealed_value);
        if (value === undefined) continue;
        // A value that has been replaced in the meantime is left as it is.
        await kit.db.query(`update ${table} set ${column} = $3 where ${owner} = $1 and ${column} = $2`, [
          row[owner],
          row.sealed_value,
          value,
        ]);
        resealed++;
      } catch (error) {
        failures.push(error);
      }
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) break;
    after = keys.map((name) => last[name]!);
  }
  if (failures.length === 0) return resealed;
  throw new AggregateError(
    failures,
    `${failures.length} values of ${table}.${column} were not encrypted again`,
  );
}
