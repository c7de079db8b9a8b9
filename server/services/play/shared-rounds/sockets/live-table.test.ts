import { expect, it, vi } from "vitest";
import { liveTableSocket } from "./live-table.ts";

const gameSession = "session";
const seat = { gameSession, slug: "live-roulette--2", mode: "practice", playerId: null, currency: "USD" };

it("removes a player whose connection could not be opened from the table", async () => {
  const [leaveTable, stopServing] = [vi.fn(), vi.fn()];
  // The player has joined the table, but the database is unavailable when the server looks up whether the copy has
  // closed.
  const join = vi.fn().mockResolvedValueOnce(stopServing).mockRejectedValueOnce(new Error("database away"));
  const table = {
    game: { slug: seat.slug },
    admission: { restrictionFor: async () => null },
    join,
    ...{ round: () => undefined, bets: () => [], past: () => [], seats: () => [] },
  };
  const route = liveTableSocket({
    kit: { clock: { now: () => new Date(0) } },
    wallet: { find: async () => seat, balanceOf: async () => ({ balanceMinor: 0n, version: 1 }) },
    tips: { offerFor: async () => null },
    hasChat: () => false,
    directory: { find: () => table, copiesOf: () => [], isOpen: () => true },
    presence: { enter: () => leaveTable },
  } as never);
  const visitor = { params: { gameSession }, query: {} };
  const opened = route.open({ visitor, send: () => {}, close: () => {} } as never);
  await expect(opened).rejects.toThrow("database away");
  expect(join).toHaveBeenCalledTimes(2);
  expect(leaveTable).toHaveBeenCalledOnce();
  expect(stopServing).toHaveBeenCalledOnce();
});
