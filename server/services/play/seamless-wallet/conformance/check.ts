import { deepStrictEqual } from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { StudioClient, WalletReply } from "./studio-client.ts";

/** A guarantee that the wallet gives to studios, and its test. */
export type Check = {
  promise: string;
  /** The features that the player's game session must have; without them the check is skipped. */
  needs?: "expiredToken" | "maxStake" | "spins";
  run(studio: StudioClient): Promise<void>;
};

export function expectStatus(reply: WalletReply, status: number, errorCode?: string): void {
  deepStrictEqual(
    { status: reply.status, errorCode: reply.body.errorCode },
    { status, errorCode },
    `expected ${status} ${errorCode ?? ""}, was answered ${reply.status} ${JSON.stringify(reply.body)}`,
  );
}

/** Expects a change in the player's balance, in hundredths. */
export async function expectChange(
  studio: StudioClient,
  cents: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = await studio.balance();
  await work();
  const change = (await studio.balance()) - before;
  deepStrictEqual(change, cents, `expected the balance to change by ${cents}, it changed by ${change}`);
}

const soonMs = 15_000;

/** Waits for an effect that happens a few seconds after the response. */
export async function expectSoon<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  const end = Date.now() + soonMs;
  while (Date.now() < end && (await read()) !== expected) await sleep(200);
  deepStrictEqual(await read(), expected);
}

/** Makes several requests concurrently. */
export function atOnce<Result>(count: number, make: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}
