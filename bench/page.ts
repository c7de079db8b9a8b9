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

/**
 * Measures the CPU time of a signed-in player's home page, compressed as for a browser, and compares it with a
 * visitor's cached page in the same run. The two pages are measured in turn, so that other programs on the machine
 * slow both of them down equally.
 */
export async function run(): Promise<void> {
  const target = await openOnServer(1);
  if (!target) {
    process.stdout.write("PostgreSQL isn't available; pages are measured only with PostgreSQL.\n");
    return;
  }
  await target.close();
  const server = await startMeasured(new URL("http-server.ts", import.meta.url), [
    "stack-on-server",
    "unlimited",
  ]);
  try {
    const cookie = await logInToStack(server.origin);
    const visit = { path: "/", headers: { "accept-encoding": "gzip" } };
    const page = { path: "/", headers: { ...visit.headers, cookie } };
    for (const each of [visit, page]) await measure(server, each, warmUpMs);
    const figures = { visit: [] as Use[], page: [] as Use[] };
    for (let turn = 0; turn < turns; turn += 1) {
      figures.visit.push(await measure(server, visit, turnMs));
      figures.page.push(await measure(server, page, turnMs));
    }
    const [visitMs, pageMs] = [figures.visit, figures.page].map((uses) =>
      median(uses.map((use) => use.server)),
    );
    const databaseMs = median(figures.page.map((use) => use.database));
    process.stdout.write(
      `  visitor's page   server ${visitMs!.toFixed(2)} ms\n` +
        `  player's page    server ${pageMs!.toFixed(2)} ms, database ${databaseMs.toFixed(2)} ms` +
        ` (target: ${wantedMs} ms), ${(pageMs! / visitMs!).toFixed(0)} times a visitor's\n`,
    );
  } finally {
    server.close();
  }
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
