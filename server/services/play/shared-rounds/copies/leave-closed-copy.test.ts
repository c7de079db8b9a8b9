import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BetState } from "../round-machine.ts";
import type { Table, TableListener } from "../table.ts";
import { leaveClosedCopy } from "./leave-closed-copy.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Follows a copy that has closed for the player "ann", who has a bet in its last round. */
async function follow(state: BetState, endsInMs: number | null, nextInMs: number | null) {
  const at = (ms: number | null) => (ms === null ? null : new Date(Date.now() + ms));
  let bet = { owner: "ann", number: 7, state };
  let listener: TableListener | undefined;
  const round = { number: 7, endsAt: at(endsInMs), nextAt: at(nextInMs) };
  const table = {
    game: { slug: "live-roulette--2" },
    ...{ round: () => round, bets: () => [{ ...bet, owner: "bob", state: "PLACED" }, bet] },
    join: async (joined: TableListener) => {
      listener = joined;
      return () => {};
    },
  } as unknown as Table;
  const leave = vi.fn();
  const clock = { now: () => new Date() };
  await leaveClosedCopy({ clock, table, owner: "ann", isOpen: () => false, leave });
  return {
    leave,
    settle(settled: BetState) {
      bet = { ...bet, state: settled };
      listener!.onBets([]);
    },
  };
}

it("sends a player away once the result of their bet has been shown", async () => {
  const { leave, settle } = await follow("PLACED", 1_000, 3_000);
  vi.advanceTimersByTime(1_000);
  settle("LOST");
  vi.advanceTimersByTime(1_999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});

it("keeps a player while the end of the round is not known", async () => {
  const { leave } = await follow("PLACED", null, null);
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
});

it("does not wait for the payment of a bet", async () => {
  for (const state of ["PLACED", "WON"] as const) {
    const { leave } = await follow(state, -2_000, -1_000);
    vi.advanceTimersByTime(0);
    expect([state, leave.mock.calls.length]).toEqual([state, 1]);
  }
});
