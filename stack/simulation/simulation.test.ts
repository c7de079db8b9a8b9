import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { Report } from "./simulate.ts";

const command = fileURLToPath(new URL("simulate-command.ts", import.meta.url));
const isFull = process.env.FULL_FAULTS !== undefined;
/**
 * The quick run always has the same history, so that it fails only because of a change in the code; the long run
 * simulates a new history each time.
 */
const seed = process.env.SEED ?? (isFull ? String(Math.floor(Math.random() * 1_000_000)) : "7");
const steps = isFull ? "1000000" : "2000";

/** Runs the command, because a simulation replaces the clock, the timers and the random numbers of its process. */
async function simulate(...options: string[]): Promise<{ reports: Report[]; output: string }> {
  const child = spawn(process.execPath, [command, "--seed", seed, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, "exit")]);
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  return { reports: lines.map((line) => JSON.parse(line) as Report), output };
}

it("loses, doubles and forgets nothing on a bad network, and repeats its history", {
  timeout: isFull ? 7_200_000 : 180_000,
}, async () => {
  const { reports, output } = await simulate("--steps", steps, "--times", "2");
  expect(output).not.toMatch(/^(lost|doubled|wrong|stuck): /m);
  const [first, second] = reports;
  expect(first).toMatchObject({ lost: 0, doubled: 0, wrong: 0, stuck: 0, checks: expect.any(Number) });
  expect(first!.attempts).toBeGreaterThan(20);
  expect(first!.messages.lost).toBeGreaterThan(0);
  expect(second!.history).toBe(first!.history);
});
