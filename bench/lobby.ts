import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "./load.ts";
import { scrollMany } from "./lobby-scroll.ts";
import { type MeasuredServer, startMeasured } from "./measured-server.ts";

const script = new URL("http-server.ts", import.meta.url);
const path = "/casino";
const warmUpMs = 2_000;
const roundMs = 2_500;
const rounds = 5;
/** The maximum cost of a lobby page, as a multiple of a static page with the same bytes. */
const maxCostRatio = 3;

type Target = { name: string; server: MeasuredServer; headers: Record<string, string> };

/** Compares the lobby with a plain server that sends the same bytes, uncompressed and compressed. */
export async function run(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "parlour-bench-lobby-"));
  const stack = await startMeasured(script, ["stack"]);
  const opened: MeasuredServer[] = [stack];
  try {
    for (const encoding of ["identity", "gzip"]) {
      const headers = { "accept-encoding": encoding };
      const file = join(scratch, encoding);
      writeFileSync(file, await readBody(`${stack.origin}${path}`, encoding));
      const fixed = await startMeasured(script, ["file", file]);
      opened.push(fixed);
      await compare(
        { name: `a static page, ${encoding}`, server: fixed, headers },
        { name: `the lobby, ${encoding}`, server: stack, headers },
      );
    }
  } finally {
    for (const server of opened) server.close();
    rmSync(scratch, { recursive: true, force: true });
  }
  await scrollMany();
}

async function compare(fixed: Target, lobby: Target): Promise<void> {
  const costs = new Map<Target, number[]>([
    [fixed, []],
    [lobby, []],
  ]);
  for (const target of costs.keys()) await measure(target, warmUpMs);
  for (let round = 0; round < rounds; round++) {
    for (const [target, list] of costs) list.push(await measure(target, roundMs));
  }
  const [least = 0, cost = 0] = [...costs.values()].map(median);
  const micros = (seconds: number) => `${Math.round(seconds * 1e6)} µs of processor time`;
  process.stdout.write(`${fixed.name.padEnd(28)} ${micros(least)}\n`);
  process.stdout.write(`${lobby.name.padEnd(28)} ${micros(cost)}  (${(cost / least).toFixed(2)} times)\n`);
  if (cost > least * maxCostRatio) {
    process.stdout.write(`the lobby costs more than ${maxCostRatio} static pages\n`);
    process.exitCode = 1;
  }
}

/** Returns the CPU seconds per response, which don't depend on how busy the machine is. */
async function measure({ name, server, headers }: Target, durationMs: number): Promise<number> {
  const before = await server.cpuSeconds();
  const result = await load({
    origin: server.origin,
    targets: [{ path, headers }],
    connections: 16,
    durationMs,
  });
  const used = (await server.cpuSeconds()) - before;
  if (result.failures > 0)
    throw new Error(`${name}: ${result.failures} of ${result.requests} answers failed`);
  return used / result.requests;
}

/** Reads the body as it was sent; `fetch` would decompress it. */
async function readBody(address: string, encoding: string): Promise<Buffer> {
  const { get } = await import("node:http");
  return await new Promise((resolve, reject) => {
    get(address, { headers: { "accept-encoding": encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
      response.on("error", reject);
    }).on("error", reject);
  });
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
