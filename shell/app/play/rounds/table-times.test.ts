import type { ReplayableRound } from "@parlour/contracts/entities/table-round";
import { expect, test } from "vitest";
import { momentsOf } from "./table-times.tsx";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const bet = { id: "mine", currency: "USD", stake: 2, win: 4, bet: {}, state: "PAID" as const, choices: [] };
const table: ReplayableRound = {
  number: 7,
  isVoid: false,
  openedAt: at(0),
  closesAt: at(20),
  startsAt: at(20),
  endsAt: at(30),
  settledAt: at(32),
  field: null,
  outcome: { pocket: 7 },
  result: { text: "7", tone: "red" },
  serverSeedHash: "",
  serverSeed: "",
  clientSeed: null,
  players: 1,
  replayMs: 10_000,
  voidCause: null,
  events: [],
  mine: [{ ...bet, placedAt: at(5), confirmedAt: at(6), paidAt: at(31) }],
};
const keysOf = (round: ReplayableRound, id: string) =>
  momentsOf(round, id).map(({ key }) => key.replace("rounds.", ""));

test("the times of a round are in order, with those of the player's own bet", () => {
  expect(keysOf(table, "mine")).toEqual([
    "betsOpened",
    "betReceived",
    "stakeTaken",
    "betsClosed",
    "resultDrawn",
    "resultShown",
    "winPaid",
    "allPaid",
  ]);
  expect(keysOf(table, "another")).not.toContain("betReceived");
});

test("a dealer's call, a correction and a loss of video are among them, and then nothing was drawn", () => {
  const events: ReplayableRound["events"] = [
    { kind: "VIDEO_LOST", at: at(21) },
    { kind: "VIDEO_ON", at: at(22) },
    { kind: "RESULT_CALLED", at: at(25) },
    { kind: "CORRECTION_APPROVED", at: at(50) },
    { kind: "CORRECTION_SETTLED", at: at(51) },
  ];
  const keys = keysOf({ ...table, events }, "mine");
  expect(keys).not.toContain("resultDrawn");
  expect(keys.slice(3, 8)).toEqual(["betsClosed", "videoLost", "videoBack", "resultCalled", "resultShown"]);
  expect(keys.slice(-2)).toEqual(["corrected", "paidAnew"]);
});
