import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { ApiError } from "@parlour/web/api/api-error";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followBet } from "./follow-bet.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pending = {
  id: "bet-1",
  status: "PENDING",
  placedAt: "2026-03-01T12:00:00.000Z",
  confirmsAt: "2026-03-01T12:00:05.000Z",
  refusal: null,
} as SportsBet;
const open: SportsBet = { ...pending, status: "OPEN" };
const refused = (code: string): SportsBet => ({
  ...pending,
  status: "REFUSED",
  refusal: { code, selections: [] },
});

/** Creates a page's live updates, and a server whose answer the test sets. */
function startFollowing(answer: () => Promise<SportsBet> = async () => pending) {
  let bets: readonly SportsBet[] | undefined;
  const listeners = new Set<() => void>();
  const read = vi.fn(answer);
  const leaving = new AbortController();
  const ended = vi.fn();
  const source = {
    current: () => bets,
    watch(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
  };
  void followBet(source, pending, leaving.signal).then(ended);
  const update = (next: readonly SportsBet[]) => {
    bets = next;
    for (const listener of listeners) listener();
    return vi.advanceTimersByTimeAsync(0);
  };
  return { update, read, ended, listeners, leave: () => leaving.abort() };
}

test.each([open, refused("PRICE_CHANGED"), refused("MARKET_SUSPENDED"), refused("LIMIT_REACHED")])(
  "a live update decides the bet: $status $refusal.code",
  async (decided) => {
    const { update, read, ended, listeners } = startFollowing();
    await update([pending]);
    expect(ended).not.toHaveBeenCalled();
    await update([decided]);
    expect(ended).toHaveBeenCalledWith(decided);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  },
);

test("a snapshot without the bet means that its refusal was missed", async () => {
  const decided = refused("INSUFFICIENT_FUNDS");
  const { update, ended } = startFollowing(async () => decided);
  await update([pending]);
  await update([]);
  expect(ended).toHaveBeenCalledWith(decided);
});

test("without live updates the bet is read after its delay, until it is decided", async () => {
  const decided = refused("UNAVAILABLE");
  const answers = [async () => pending, () => Promise.reject(new Error("offline")), async () => decided];
  const { read, ended } = startFollowing(() => answers.shift()!());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500 + 3_000 + 3_000);
  expect(read).toHaveBeenCalledTimes(3);
  expect(ended).toHaveBeenCalledWith(decided);
});

test("stops when the player leaves", async () => {
  const { read, ended, listeners, leave } = startFollowing();
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledWith(undefined);
  expect(read).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});

test.each([401, 403, 404])("stops when the server answers %i", async (status) => {
  const { read, ended, listeners } = startFollowing(() =>
    Promise.reject(new ApiError({ status, errorCode: null })),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledWith(undefined);
  expect(listeners.size).toBe(0);
});
