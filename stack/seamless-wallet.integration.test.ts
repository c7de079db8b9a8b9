import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { verifyLedger } from "@parlour/ledger/verify";
import { systemClock } from "@parlour/server/kit/clock";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestStack, testStack } from "./testing.ts";

const command = fileURLToPath(
  new URL("../server/services/seamless-wallet/conformance/command.ts", import.meta.url),
);

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
  // A studio signs by its own clock.
  stack.clock.set(systemClock.now());
});
afterAll(() => stack.close());

function run(...args: string[]): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], (error, stdout, stderr) =>
      resolve({ exitCode: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

it("keeps every promise that the conformance kit knows, and the ledger adds up", {
  timeout: 180_000,
}, async () => {
  const { exitCode, output } = await run(stack.origin);
  expect(output).toMatch(/^( {2}kept {6}.+\n){15,}\d+ promises, 0 broken\n$/);
  expect(exitCode).toBe(0);
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
});

it("says in one sentence what is missing", async () => {
  for (const args of [[], ["http://127.0.0.1:1"]]) {
    const { exitCode, output } = await run(...args);
    expect(exitCode).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
  }
});
