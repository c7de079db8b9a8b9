import type { Reader } from "@parlour/wagering/admission";
import { expect, test } from "vitest";
import { createBetRows } from "./bet-rows.ts";
import type { BackedBet } from "./liability.ts";

const startsAt = new Date("2026-05-01T12:00:00Z");
const race = {
  id: "race_1",
  startsAt,
  hasGap: false,
  version: 1,
  pricesVersion: 1,
  liabilityLimit: null,
};
const bet = {
  raceId: "race_1",
  raceIds: ["race_1"],
  raceVersion: 1,
  market: "POOL",
  backing: null,
} as unknown as BackedBet;

test("a bet on several races is refused unless all of them take bets", async () => {
  const rows = createBetRows({ now: () => new Date(startsAt.getTime() - 1_000) });
  const later = { ...race, id: "race_2" };
  const double = { ...bet, raceIds: ["race_1", "race_2"] };
  const admit = (open: unknown[]) => rows.admit({ query: async <Row>() => open as Row[] }, [double]);
  expect(await admit([race, later])).toEqual([null]);
  expect(await admit([race])).toEqual([{ code: "MARKET_SUSPENDED" }]);
  expect(await admit([race, { ...later, hasGap: true }])).toEqual([{ code: "MARKET_SUSPENDED" }]);
});

test("a bet is refused if its race starts while the batch waits for its locks", async () => {
  let now = new Date(startsAt.getTime() - 1_000);
  const rows = createBetRows({ now: () => now });
  const tx: Reader = { query: async <Row>() => [race] as Row[] };
  rows.sendReads!(tx, [bet]);
  expect(await rows.admit(tx, [bet])).toEqual([null]);
  now = startsAt;
  expect(await rows.admit(tx, [bet])).toEqual([{ code: "MARKET_SUSPENDED" }]);
});
