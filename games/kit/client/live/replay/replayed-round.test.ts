import type { ReplayableRound } from "@parlour/contracts/entities/table-round";
import { expect, test } from "vitest";
import { replayedRound } from "./replayed-round.ts";

test("a replayed round runs as long as it did, from now on", () => {
  const past: ReplayableRound = {
    number: 7,
    isVoid: false,
    openedAt: "2026-01-01T12:00:00.000Z",
    closesAt: "2026-01-01T12:00:20.000Z",
    startsAt: "2026-01-01T12:00:20.100Z",
    endsAt: "2026-01-01T12:00:25.600Z",
    settledAt: "2026-01-01T12:00:25.700Z",
    field: null,
    outcome: { dice: [1, 2, 3] },
    result: { text: "6", tone: "small" },
    serverSeedHash: "hash",
    serverSeed: "seed",
    clientSeed: "salt",
    players: 2,
    replayMs: 5_500,
    voidCause: null,
    events: [],
    mine: [],
  };
  expect(replayedRound(past, 1_000)).toMatchObject({
    number: 7,
    phase: "RUNNING",
    startsAt: 1_000,
    endsAt: 6_500,
    outcome: { dice: [1, 2, 3] },
    seeds: { serverSeed: "seed", clientSeed: "salt", nonce: 0 },
  });
});
