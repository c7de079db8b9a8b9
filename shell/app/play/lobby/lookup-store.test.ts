import { expect, it, vi } from "vitest";
import { createLookupStore } from "./lookup-store.ts";

it("answers for each game and tells of news", () => {
  const store = createLookupStore({
    jackpots: [{ gameId: "1", amount: 500 }],
    freeGames: ["2"],
    spins: ["3"],
  });
  expect([store.jackpotOf("1"), store.jackpotOf("2")]).toEqual([500, undefined]);
  expect(["1", "2", "3"].map(store.isFree)).toEqual([false, true, true]);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.setJackpots([{ gameId: "1", amount: 700 }]);
  store.setSpins([]);
  store.setFreeGames(["1"]);
  expect(listener).toHaveBeenCalledTimes(3);
  expect([store.jackpotOf("1"), store.isFree("1"), store.isFree("3")]).toEqual([700, true, false]);
  stop();
  store.setSpins(["9"]);
  expect(listener).toHaveBeenCalledTimes(3);
});
