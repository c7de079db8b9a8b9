import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Transaction } from "./database.ts";
import { normaliseSql } from "./normalise-sql.ts";
import type { Service } from "./service.ts";
import { StartupError } from "./startup-error.ts";

export type Migration = {
  name: string;
  sql: string;
  /** The checksum of the file. */
  checksum: string;
  /** The checksum of the statements, which comments do not change. */
  statementsChecksum: string;
  /**
   * The checksum of the file when it was released, if it was released before statements had
   * checksums.
   */
  releasedChecksum: string | undefined;
};
export type Applied = { name: string; checksum: string; statements_checksum: string | null };
/** The checksums of released migrations, by service and file name, for example `wagering/0001-wagering.sql`. */
export type ReleasedMigrations = Record<string, { file: string; statements: string }>;
/** All migrations in the code, by service and in their order. */
export type KnownMigrations = Map<string, readonly Migration[]>;

/**
 * Migrations released while only whole files had a checksum. Later migrations need no entry, because the database
 * stores both checksums when it applies them.
 */
const releasedMigrations: ReleasedMigrations = JSON.parse(
  readFileSync(new URL("released-migrations.json", import.meta.url), "utf8"),
);

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** Returns the migrations of each service. Fails if the statements of a released one differ from the release. */
export function readMigrations(
  services: readonly Pick<Service, "name" | "migrations">[],
  released = releasedMigrations,
): KnownMigrations {
  const known: KnownMigrations = new Map();
  for (const { name, migrations } of services)
    if (migrations) known.set(name, readFolder(name, migrations, released));
  return known;
}

function readFolder(service: string, folder: URL, released: ReleasedMigrations): Migration[] {
  const directory = folder.href.endsWith("/") ? folder : new URL(`${folder.href}/`);
  const names = readdirSync(directory)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  return names.map((name, index) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name) || Number(name.slice(0, 4)) !== index + 1) {
      throw new Error(`The migrations of ${service} must be numbered from 0001 without gaps, not ${name}`);
    }
    const sql = readFileSync(new URL(name, directory), "utf8");
    const statementsChecksum = hash(normaliseSql(sql));
    const release = released[`${service}/${name}`];
    if (release && release.statements !== statementsChecksum) {
      throw new StartupError(`The migration ${name} of ${service} was changed after its release.`);
    }
    return { name, sql, checksum: hash(sql), statementsChecksum, releasedChecksum: release?.file };
  });
}

/** Creates the table in which the database records its migrations, or brings it up to date. */
export async function prepareHistory(tx: Transaction): Promise<void> {
  await tx.query(`
    create table if not exists migrations (
      service text not null,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      statements_checksum text,
      primary key (service, name)
    )`);
  // Even with "if not exists", adding a column locks the table, and a server that restarts during a backup would have
  // to wait for it.
  const columns = await tx.query(
    `select 1 from pg_attribute
     where attrelid = 'migrations'::regclass and attname = 'statements_checksum' and not attisdropped`,
  );
  if (columns.length === 0) await tx.query("alter table migrations add column statements_checksum text");
}

/** Returns the migrations that the database has, of one service or of all, by service and in their order. */
export async function readApplied(tx: Transaction, service?: string): Promise<Map<string, Applied[]>> {
  const rows = await tx.query<Applied & { service: string }>(
    `select service, name, checksum, statements_checksum from migrations
     where $1::text is null or service = $1 order by name`,
    [service ?? null],
  );
  return Map.groupBy(rows, ({ service }) => service);
}

export async function recordApplied(tx: Transaction, service: string, migration: Migration): Promise<void> {
  // Servers of versions without statement checksums compare the checksum of the file that they were released with.
  const checksum = migration.releasedChecksum ?? migration.checksum;
  await tx.query(
    "insert into migrations (service, name, checksum, statements_checksum) values ($1, $2, $3, $4)",
    [service, migration.name, checksum, migration.statementsChecksum],
  );
}

/** Adds the checksum of the statements where a server of an earlier version applied the migration. */
export async function fillStatementChecksums(
  tx: Transaction,
  known: KnownMigrations,
  applied: Map<string, Applied[]>,
): Promise<void> {
  const rows = [...known].flatMap(([service, migrations]) =>
    (applied.get(service) ?? []).flatMap(({ name, statements_checksum }, index) =>
      statements_checksum === null ? [[service, name, migrations[index]!.statementsChecksum] as const] : [],
    ),
  );
  if (rows.length === 0) return;
  await tx.query(
    `update migrations set statements_checksum = filled.checksum
     from unnest($1::text[], $2::text[], $3::text[]) as filled (service, name, checksum)
     where migrations.service = filled.service and migrations.name = filled.name`,
    [0, 1, 2].map((column) => rows.map((row) => row[column])),
  );
}

/** Fails unless the database has the first of the known migrations, in their order and with the same statements. */
export function assertSameHistory(
  service: string,
  known: readonly Migration[],
  applied: readonly Applied[],
): void {
  applied.forEach((row, index) => {
    const ours = known[index];
    if (!known.some((migration) => migration.name === row.name)) {
      throw new StartupError(
        `The database is newer than this version: it has the migration ${row.name} of ${service}.`,
      );
    }
    if (ours?.name !== row.name) {
      throw new StartupError(
        `The migration ${ours?.name} of ${service} comes before ${row.name}, which the database already has.`,
      );
    }
    if (!hasSameStatements(ours, row)) {
      throw new StartupError(`The migration ${row.name} of ${service} was changed after it was applied.`);
    }
  });
}

function hasSameStatements(ours: Migration, { checksum, statements_checksum }: Applied): boolean {
  if (statements_checksum !== null) return statements_checksum === ours.statementsChecksum;
  // The code has the same statements as the released file, so a database that applied the released file is up to
  // date.
  return checksum === ours.releasedChecksum || checksum === ours.checksum;
}
