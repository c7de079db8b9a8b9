import { load } from "./load.ts";
import { type MeasuredServer, startMeasured } from "./measured-server.ts";

const script = new URL("polls-server.ts", import.meta.url);
const rounds = 3;
const roundMs = 2_500;
/** The number of warm-up requests, after which the JIT compiler has optimised the whole request path. */
const warmUpRequests = 60_000;
const longestWarmUpMs = 20_000;

type Way = { path: string; cookie: string };
type Target = { name: string; server: MeasuredServer; origin: string; ways: readonly Way[] };
type Round = { perSecond: number; perCpuSecond: number };

/** Compares balance polls of 64 signed-in players with a plain server that sends the same bytes. */
export async function run(): Promise<void> {
  for (const engine of ["embedded", "server"]) {
    const wallet = await start(`balance polls, ${engine === "embedded" ? "embedded engine" : "PostgreSQL"}`, [
      "wallet",
      engine,
    ]).catch((error: unknown) => {
      // A failed start on PostgreSQL is taken to mean that no PostgreSQL server is available. The embedded engine must
      // always start.
      if (engine === "embedded") throw error;
      return undefined;
    });
    if (!wallet) {
      process.stdout.write("No PostgreSQL answers here; only the embedded engine was measured.\n");
      continue;
    }
    const raw = await start("raw node:http, the same bytes", ["raw", "", await firstAnswer(wallet)]);
    try {
      await compare([{ ...raw, ways: wallet.ways }, wallet]);
    } finally {
      raw.server.close();
      wallet.server.close();
    }
  }
}

async function start(name: string, args: string[]): Promise<Target> {
  const server = await startMeasured(script, args);
  return { name, server, ...(JSON.parse(server.origin) as { origin: string; ways: Way[] }) };
}

async function firstAnswer({ origin, ways }: Target): Promise<string> {
  const { path, cookie } = ways[0]!;
  const answer = await fetch(`${origin}${path}`, { headers: { cookie } });
  const body = await answer.text();
  const headers = Object.fromEntries(answer.headers);
  // Node automatically adds these headers to every response, so the plain server must not send them again.
  for (const name of ["date", "connection", "keep-alive"]) delete headers[name];
  return JSON.stringify({ headers, body });
}

async function compare(targets: readonly Target[]): Promise<void> {
  const results = new Map<Target, Round[]>(targets.map((target) => [target, []]));
  for (const target of targets) await warmUp(target);
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) results.get(target)!.push(await measure(target, roundMs));
  }
  const medians = [...results].map(([{ name }, all]) => ({
    name,
    ...all.sort((one, other) => one.perCpuSecond - other.perCpuSecond)[Math.floor(rounds / 2)]!,
  }));
  const first = medians[0]!;
  for (const { name, perSecond, perCpuSecond } of medians) {
    process.stdout.write(
      `${name.padEnd(34)}${Math.round(perSecond)} requests/s`.padEnd(54) +
        `${Math.round(perCpuSecond)} per CPU-second (${(perCpuSecond / first.perCpuSecond).toFixed(3)})\n`,
    );
  }
}

async function warmUp(target: Target): Promise<void> {
  const endMs = performance.now() + longestWarmUpMs;
  for (let requests = 0; requests < warmUpRequests && performance.now() < endMs; ) {
    requests += (await measure(target, 1_000)).perSecond;
  }
}

/** Uses one connection per player and counts only the server process's CPU time. */
async function measure({ server, origin, ways }: Target, durationMs: number): Promise<Round> {
  const before = await server.cpuSeconds();
  const results = await Promise.all(
    ways.map(({ path, cookie }) =>
      load({ origin, targets: [{ path, headers: { cookie } }], connections: 1, durationMs }),
    ),
  );
  const used = (await server.cpuSeconds()) - before;
  const failures = results.reduce((sum, result) => sum + result.failures, 0);
  if (failures > 0) throw new Error(`${failures} polls failed`);
  const requests = results.reduce((sum, result) => sum + result.requests, 0);
  return { perSecond: (requests * 1_000) / durationMs, perCpuSecond: requests / used };
}
