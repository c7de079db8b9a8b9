import { pathToFileURL } from "node:url";
import { openOnServer } from "./bench-database.ts";
import { databaseUse, usedBetween } from "./capacity/database-use.ts";
import { logInToStack } from "./capacity/log-in-to-stack.ts";
import { load } from "./load.ts";
import { type MeasuredServer, startMeasured } from "./measured-server.ts";

const warmUpMs = 20_000;
const turnMs = 3_000;
const turns = 5;
const connections = 4;
const wantedMs = 6;

type Target = { path: string; headers: Record<string, string> };
type Subject = { name: string; server: MeasuredServer; target: Target; uses: Use[] };

/**
 * Measures the CPU time of a signed-in player's home page, compressed as for a browser, and compares it with a
 * visitor's cached page in the same run. If BENCH_BEFORE names the folder of another built version, the page of that
 * version is measured too. All are measured in turn, so that other programs on the machine slow them down equally.
 */
export async function run(): Promise<void> {
  const target = await openOnServer(1);
  if (!target) {
    process.stdout.write("PostgreSQL isn't available; pages are measured only with PostgreSQL.\n");
    return;
  }
  await target.close();
  const before = process.env.BENCH_BEFORE;
  const here = await startVersion(import.meta.url);
  const there = before === undefined ? undefined : await startVersion(pathToFileURL(`${before}/bench/`));
  try {
    const visit = { path: "/", headers: { "accept-encoding": "gzip" } };
    const pageOf = async (name: string, server: MeasuredServer): Promise<Subject> => {
      const cookie = await logInToStack(server.origin);
      return { name, server, target: { path: "/", headers: { ...visit.headers, cookie } }, uses: [] };
    };
    const subjects: Subject[] = [
      { name: "visitor's page", server: here, target: visit, uses: [] },
      await pageOf("player's page", here),
      ...(there === undefined ? [] : [await pageOf("before", there)]),
    ];
    for (const { server, target } of subjects) await measure(server, target, warmUpMs);
    for (let turn = 0; turn < turns; turn += 1) {
      for (const { server, target, uses } of subjects) uses.push(await measure(server, target, turnMs));
    }
    for (const { name, uses } of subjects) {
      const server = median(uses.map((use) => use.server));
      const database = median(uses.map((use) => use.database));
      process.stdout.write(
        `  ${name.padEnd(16)} server ${server.toFixed(2)} ms, database ${database.toFixed(2)} ms\n`,
      );
    }
    process.stdout.write(`  target for a player's page on an idle machine: server ${wantedMs} ms\n`);
  } finally {
    here.close();
    there?.close();
  }
}

function startVersion(bench: string | URL): Promise<MeasuredServer> {
  return startMeasured(new URL("http-server.ts", bench), ["stack-on-server", "unlimited"]);
}

type Use = { server: number; database: number };

/** Returns the CPU time that one request takes, in milliseconds. */
async function measure(server: MeasuredServer, target: Target, durationMs: number): Promise<Use> {
  const before = { server: await server.cpuSeconds(), database: databaseUse() };
  const { requests, failures } = await load({
    origin: server.origin,
    targets: [target],
    connections,
    durationMs,
  });
  if (failures > 0) throw new Error(`${failures} requests failed`);
  return {
    server: (1_000 * ((await server.cpuSeconds()) - before.server)) / requests,
    database: (1_000 * usedBetween(before.database, databaseUse())) / requests,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
