import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { place } from "./testing/state.ts";
import { openTestWagering, type TestWagering } from "./testing/test-wagering.ts";

let test: TestWagering;
beforeAll(async () => {
  test = await openTestWagering();
});
afterAll(() => test.close());

it("delivers the settlements of other players although one player's cannot be processed", async () => {
  const { wagering, db } = test;
  for (const playerId of ["ann", "broken", "cat"]) {
    await test.addPlayer(playerId, 1_000n);
    const wager = { playerId, wagerId: playerId };
    const { kind: _, ...about } = place({ ...wager, operationId: `${playerId}/stake` });
    await wagering.apply({ ...about, kind: "place" });
    const settled = await wagering.apply({
      ...about,
      kind: "settle",
      operationId: `${playerId}/settle`,
      payout: 5n,
    });
    expect(settled.outcome).toBe("POSTED");
  }
  const counted = new Set<string>();
  const { settlements } = wagering;
  const stop = settlements.subscribe("counter", (playerId) =>
    db.transaction(async (tx) => {
      const taken =
        playerId === undefined
          ? await settlements.take(tx, "counter", 100)
          : await settlements.takeOf(tx, "counter", playerId);
      if (taken.some((one) => one.playerId === "broken")) throw new Error("This player is broken.");
      for (const one of taken) counted.add(one.playerId);
    }),
  );
  await vi.waitFor(() => expect([...counted].toSorted()).toEqual(["ann", "cat"]), { timeout: 15_000 });
  await stop();
  // Settlements that could not be processed are kept for a later run.
  expect((await settlements.lag()).find(({ subscriber }) => subscriber === "counter")?.waiting).toBe(1);
});
