// Simulates the product's money with a virtual clock and an unreliable network: `npm run simulate -- --steps 1000000
// --seed 7`. The same seed gives the same history. Exit code 1 if anything is lost, doubled, wrong or stuck.
import { openSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { enterVirtualWorld } from "./virtual-world.ts";

const { values } = parseArgs({
  options: {
    steps: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    /** The number of steps between two checks. */
    check: { type: "string", default: "20000" },
    /** How many times the history is simulated; every run must give the same history. */
    times: { type: "string", default: "1" },
    /** The path of a file to which each event is written as one line. */
    trace: { type: "string" },
  },
});
// In the simulation, passwords protect nothing, and hashing them would take most of the time.
process.env.NODE_ENV = "test";
const world = enterVirtualWorld();
const { hashCheaply } = await import("@parlour/server/kit/secret-hash");
const { createMigratedDump } = await import("./migrated-dump.ts");
const { hasFindings, simulate } = await import("./simulate.ts");

hashCheaply(true);
const seed = Number(values.seed);
const dump = await createMigratedDump(world);
const histories = new Set<string>();
for (let time = 1; time <= Number(values.times); time++) {
  world.begin(seed);
  const trace = values.trace === undefined ? undefined : openSync(`${values.trace}`, "w");
  const report = await simulate(world, {
    steps: Number(values.steps),
    checkEvery: Number(values.check),
    dump,
    ...(trace !== undefined && { onEvent: (line: string) => void writeSync(trace, line) }),
    onCheck: ({ steps, virtualSeconds }) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${steps} steps, ${virtualSeconds} virtual seconds`);
    },
  });
  histories.add(report.history);
  const { lost, doubled, wrong, stuck, ...counts } = report;
  const numbers = { lost: lost.length, doubled: doubled.length, wrong: wrong.length, stuck: stuck.length };
  process.stdout.write(`${JSON.stringify({ seed, ...counts, ...numbers })}\n`);
  for (const [kind, texts] of Object.entries({ lost, doubled, wrong, stuck })) {
    for (const text of texts.slice(0, 10)) process.stdout.write(`${kind}: ${text}\n`);
  }
  if (hasFindings(report)) process.exit(1);
}
if (histories.size > 1) process.stdout.write("The same seed has given different histories.\n");
process.exit(histories.size > 1 ? 1 : 0);
