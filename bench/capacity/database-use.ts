import { readdirSync, readFileSync } from "node:fs";
import type { Database } from "@parlour/server/kit/database";

/** The kernel counts CPU time in hundredths of a second. */
const tickSeconds = 0.01;

export type DatabaseUse = ReadonlyMap<string, number>;

/**
 * Returns the CPU time that each of PostgreSQL's connections to the benchmark databases has used so far, in seconds. It
 * reads the kernel's process list, so it works on Linux only and with a PostgreSQL server on the same machine.
 */
export function databaseUse(): DatabaseUse {
  const used = new Map<string, number>();
  for (const id of readdirSync("/proc")) {
    if (!/^\d+$/.test(id)) continue;
    try {
      if (!/^postgres: .*parlour_bench_/.test(readFileSync(`/proc/${id}/cmdline`, "utf8"))) continue;
      // The process's name in parentheses may contain spaces, so the fields are counted from after the name.
      const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]!.split(" ");
      used.set(id, (Number(fields[11]) + Number(fields[12])) * tickSeconds);
    } catch {
      // The process may have ended after the processes were listed.
    }
  }
  return used;
}

/** Returns the CPU time used between two readings, without connections that were closed in between. */
export function usedBetween(before: DatabaseUse, after: DatabaseUse): number {
  let seconds = 0;
  for (const [id, used] of after) seconds += used - (before.get(id) ?? 0);
  return seconds;
}

/** Returns the number of transactions that the benchmark databases have committed. */
export async function commitsOf(database: Database): Promise<number> {
  const [row] = await database.query<{ commits: number }>(
    "select coalesce(sum(xact_commit), 0)::float8 as commits from pg_stat_database where datname like 'parlour_bench_%'",
  );
  return row!.commits;
}
