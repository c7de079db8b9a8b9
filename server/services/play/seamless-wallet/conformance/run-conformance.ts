import { basicChecks } from "./basic-checks.ts";
import type { Check } from "./check.ts";
import { orderChecks } from "./order-checks.ts";
import { signatureChecks } from "./signature-checks.ts";
import { createStudioClient, type Seat } from "./studio-client.ts";

export type ConformanceResult = { promise: string; outcome: "kept" | "broken" | "left out"; reason?: string };

export const checks: readonly Check[] = [...basicChecks, ...signatureChecks, ...orderChecks];

/** Runs all checks. Each gets its own player's game session (a seat), unless only one is available. */
export async function runConformance(
  origin: string,
  openSeat: () => Promise<Seat>,
  report: (result: ConformanceResult) => void = () => {},
): Promise<ConformanceResult[]> {
  const results: ConformanceResult[] = [];
  for (const { promise, needs, run } of checks) {
    const seat = await openSeat();
    let result: ConformanceResult = { promise, outcome: "kept" };
    if (needs !== undefined && seat[needs] === undefined) {
      result = { promise, outcome: "left out", reason: `the seat has no ${needs}` };
    } else {
      try {
        await run(createStudioClient(origin, seat));
      } catch (error) {
        result = { promise, outcome: "broken", reason: (error as Error).message };
      }
    }
    results.push(result);
    report(result);
  }
  return results;
}

/** Opens a game session at the sandbox's studio; real studios run the checks in a session of their own games. */
export async function openSandboxSeat(origin: string): Promise<Seat> {
  const response = await fetch(`${origin}/sandbox/studio/seats`, { method: "POST" });
  if (response.status !== 201)
    throw new Error(`Could not open a game session at ${origin}: it answered ${response.status}.`);
  return (await response.json()) as Seat;
}
