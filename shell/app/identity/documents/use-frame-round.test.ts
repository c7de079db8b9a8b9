import type { DocumentStatus } from "@parlour/contracts/enumerations";
import { expect, test } from "vitest";
import { roundAfter } from "./use-frame-round.ts";

function roundsOf(statuses: readonly DocumentStatus[]): number[] {
  let round = 0;
  return statuses.map((status) => {
    round = roundAfter(round, status);
    return round;
  });
}

test.each([
  [
    ["PENDING", "VERIFIED"],
    [0, 0],
  ],
  [
    ["REQUESTED", "PENDING", "VERIFIED"],
    [1, 1, 1],
  ],
  [
    ["NOT_REQUESTED", "PENDING", "INVALID", "PENDING"],
    [1, 1, 2, 2],
  ],
  [
    ["PENDING", "INVALID", "PENDING", "INVALID"],
    [0, 1, 1, 2],
  ],
] as [DocumentStatus[], number[]][])("%j", (statuses, rounds) => {
  expect(roundsOf(statuses)).toEqual(rounds);
});
