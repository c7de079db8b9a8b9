import { resourceState, subscribeToResource, watchResource, writeResource } from "@parlour/web/api/resource";
import { expect, it, vi } from "vitest";
import { createLookups } from "./lookups.ts";

const page = Object.assign(new EventTarget(), { hidden: true });

it("returns the data of each game and notifies of changes", () => {
  const { jackpots, freeGames, spins, rendered } = createLookups(
    {
      currency: "USD",
      session: "s",
      pollsSpins: true,
      jackpots: [{ gameId: "1", amount: 500 }],
      freeGames: ["2"],
      spins: ["3"],
    },
    "en",
  );
  const stops = [
    watchResource(jackpots, { initial: rendered.jackpots, page }, () => {}),
    watchResource(freeGames, { initial: rendered.freeGames, page }, () => {}),
    watchResource(spins!, { initial: rendered.spins, page }, () => {}),
  ];
  const jackpotOf = (id: string) => resourceState<ReadonlyMap<string, number>>(jackpots.key).value?.get(id);
  const isFree = (id: string) =>
    [freeGames, spins!].some(({ key }) => resourceState<ReadonlySet<string>>(key).value?.has(id));
  expect([jackpotOf("1"), jackpotOf("2")]).toEqual([500, undefined]);
  expect(["1", "2", "3"].map(isFree)).toEqual([false, true, true]);
  const listener = vi.fn();
  stops.push(
    ...[jackpots, freeGames, spins!].map((one) => subscribeToResource<never>(one as never, listener)),
  );
  writeResource(jackpots, new Map([["1", 700]]));
  writeResource(spins!, new Set<string>());
  writeResource(freeGames, new Set(["1"]));
  expect(listener).toHaveBeenCalledTimes(3);
  expect([jackpotOf("1"), isFree("1"), isFree("3")]).toEqual([700, true, false]);
  for (const stop of stops) stop();
  writeResource(spins!, new Set(["9"]));
  expect(listener).toHaveBeenCalledTimes(3);
});

it("requests promotional spins only where they are offered", () => {
  const rendered = {
    currency: "USD",
    session: null,
    pollsSpins: false,
    jackpots: [],
    freeGames: [],
    spins: [],
  };
  expect(createLookups(rendered, "en").spins).toBeNull();
});
