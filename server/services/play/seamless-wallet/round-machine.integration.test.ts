import { roundTransitions } from "@parlour/wagering/testing/round-transitions";
import type { WalletOperation } from "@parlour/wagering/testing/round-wallet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestWallet, operation, type TestWallet } from "./testing/test-wallet.ts";

let test: TestWallet;
beforeAll(async () => {
  test = await openTestWallet();
});
afterAll(() => test.close());

type State = keyof typeof roundTransitions;
type Event = WalletOperation["kind"] | "rollback";
const events: readonly Event[] = ["begin", "step", "bet", "win", "end", "rollback"];

let asked = 0;

/** Creates a player whose only round is in the given state; the id of its bet is `bet`. */
async function roundIn(state: State): Promise<{ playerId: string; roundId: string }> {
  const playerId = await test.addPlayer({ cash: 10_000 });
  const roundId = `machine-${++asked}`;
  const ids = { roundId, operationId: "bet" };
  if (state !== "NONE") await test.wallet.apply(operation(playerId, { ...ids, kind: "bet", ends: false }));
  if (state === "ENDED") await test.wallet.apply(operation(playerId, end(roundId)));
  if (state === "VOID") await rollBack(playerId, roundId);
  return { playerId, roundId };
}

const end = (roundId: string) =>
  ({ kind: "end", roundId, operationId: null, stakeMinor: 0, ends: true }) as const;

const rollBack = (playerId: string, roundId: string) =>
  test.wallet.rollback({ playerId, currency: "USD", roundId, operationId: "undo", undoes: "bet" });

async function ask(event: Event, playerId: string, roundId: string): Promise<string> {
  if (event === "rollback") return (await rollBack(playerId, roundId)).outcome;
  const round = await test.wallet.findRound(playerId, roundId);
  const moved =
    event === "win" ? { stakeMinor: 0, winMinor: 50 } : { stakeMinor: event === "end" ? 0 : 10, winMinor: 0 };
  const { outcome } = await test.wallet.apply(
    operation(playerId, {
      kind: event,
      roundId,
      operationId: event === "end" ? null : `ask-${++asked}`,
      sequence: round?.sequence ?? 0,
      ends: event === "end",
      ...moved,
    }),
  );
  return outcome;
}

it.each(
  Object.keys(roundTransitions).flatMap((state) => events.map((event) => [state as State, event] as const)),
)("a round that is %s handles %s", async (state, event) => {
  const { playerId, roundId } = await roundIn(state);
  const before = await test.wallet.findRound(playerId, roundId);
  expect(before?.state ?? "NONE").toBe(state);
  const allowed = (roundTransitions[state] as Partial<Record<Event, readonly string[]>>)[event];
  const outcome = await ask(event, playerId, roundId);
  const after = await test.wallet.findRound(playerId, roundId);
  if (allowed) {
    expect(outcome).toBe("POSTED");
    expect(allowed).toContain(after?.state);
  } else if (event === "rollback") {
    // There is nothing left to undo, so the round must not change.
    expect(after).toEqual(before);
  } else {
    expect(outcome).not.toBe("POSTED");
    expect(after).toEqual(before);
  }
});
