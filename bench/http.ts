import { load } from "./load.ts";
import { type MeasuredServer, startMeasured } from "./measured-server.ts";

const script = new URL("http-server.ts", import.meta.url);
const jsonPath = "/content/v5/buckets/default/languages/en/regions/header?path=/casino";
const warmUpMs = 2_000;
const roundMs = 2_500;
const rounds = 3;

/**
 * A measured URL. Pages get fewer connections than calls, because a page takes a hundred times as long and
 * more requests would only queue.
 */
type Target = { name: string; server: MeasuredServer; path: string; connections: number };
type Round = { perSecond: number; perCpuSecond: number; p50Ms: number; p99Ms: number };

/** Compares plain node:http, an API call that returns the same bytes, and the home page, interleaved in one run. */
export async function run(): Promise<void> {
  const stack = await startMeasured(script, ["stack"]);
  const body = await (await fetch(`${stack.origin}${jsonPath}`)).text();
  const raw = await startMeasured(script, ["raw", body]);
  const targets: Target[] = [
    { name: "raw node:http, the same JSON", server: raw, path: jsonPath, connections: 64 },
    { name: "contract-validated JSON route", server: stack, path: jsonPath, connections: 64 },
    { name: "server-rendered home page", server: stack, path: "/", connections: 8 },
  ];
  try {
    const results = new Map<Target, Round[]>(targets.map((target) => [target, []]));
    for (const target of targets) await measure(target, warmUpMs);
    for (let round = 0; round < rounds; round++) {
      for (const target of targets) results.get(target)?.push(await measure(target, roundMs));
    }
    print(results);
  } finally {
    stack.close();
    raw.close();
  }
}

async function measure({ name, server, path, connections }: Target, durationMs: number): Promise<Round> {
  const before = await server.cpuSeconds();
  const result = await load({ origin: server.origin, targets: [{ path }], connections, durationMs });
  const used = (await server.cpuSeconds()) - before;
  if (result.failures > 0)
    throw new Error(`${name}: ${result.failures} of ${result.requests} answers failed`);
  const { perSecond, p50Ms, p99Ms } = result;
  return { perSecond, p50Ms, p99Ms, perCpuSecond: result.requests / used };
}

/** Reports the round with the median CPU time, which doesn't depend on how busy the machine is. */
function print(results: ReadonlyMap<Target, Round[]>): void {
  const medians = [...results].map(([{ name }, all]) => {
    const middle = all.sort((one, other) => one.perCpuSecond - other.perCpuSecond)[
      Math.floor(all.length / 2)
    ]!;
    return { name, ...middle };
  });
  const first = medians[0]!;
  const rows = medians.map((row) => [
    row.name.padEnd(32),
    `${Math.round(row.perSecond)} requests/s`.padStart(20),
    `(${(row.perSecond / first.perSecond).toFixed(3)})`,
    `${Math.round(row.perCpuSecond)} per CPU-second`.padStart(24),
    `(${(row.perCpuSecond / first.perCpuSecond).toFixed(3)})`,
    `p50 ${row.p50Ms.toFixed(1)} ms`,
    `p99 ${row.p99Ms.toFixed(1)} ms`,
  ]);
  process.stdout.write(`Median of ${rounds} rounds; ratios to the first in brackets\n`);
  for (const row of rows) process.stdout.write(`${row.join("  ")}\n`);
}
