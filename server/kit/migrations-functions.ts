import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Transaction } from "./database.ts";
import type { Service } from "./service.ts";
import { StartupError } from "./startup-error.ts";

type FunctionFile = { service: string; name: string; sql: string; checksum: string };

/**
 * Applies the SQL functions of all services: one file each in a `functions` folder beside `migrations`. A
 * file is applied again when its content has changed, so that a change to a function shows as a diff. Runs
 * after all numbered migrations, because a function may use tables of any service.
 */
export async function applyFunctions(
  tx: Transaction,
  services: readonly Pick<Service, "name" | "migrations">[],
): Promise<void> {
  await tx.query(`
    create table if not exists sql_functions (
      service text not null,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (service, name)
    )`);
  // SQL files may use each other's functions in any order, so function bodies are not checked when the functions are
  // created.
  await tx.query("set local check_function_bodies = off");
  const applied = await tx.query<Omit<FunctionFile, "sql">>(
    "select service, name, checksum from sql_functions",
  );
  const checksums = new Map(applied.map(({ service, name, checksum }) => [`${service}/${name}`, checksum]));
  for (const file of services.flatMap(readFunctions)) {
    if (checksums.get(`${file.service}/${file.name}`) !== file.checksum) await applyFunction(tx, file);
  }
}

async function applyFunction(tx: Transaction, { service, name, sql, checksum }: FunctionFile): Promise<void> {
  try {
    await tx.client.query(sql);
  } catch (error) {
    throw new StartupError(
      `The function ${name} of ${service} cannot be applied: ${(error as Error).message.split("\n")[0]}.`,
      { cause: error },
    );
  }
  await tx.query(
    `insert into sql_functions (service, name, checksum) values ($1, $2, $3)
     on conflict (service, name) do update set checksum = excluded.checksum, applied_at = now()`,
    [service, name, checksum],
  );
}

function readFunctions({ name: service, migrations }: Pick<Service, "name" | "migrations">): FunctionFile[] {
  if (!migrations) return [];
  const folder = new URL(migrations.href.endsWith("/") ? "../functions/" : "functions/", migrations);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  return names.map((name) => {
    const sql = readFileSync(new URL(name, folder), "utf8");
    return { service, name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}
