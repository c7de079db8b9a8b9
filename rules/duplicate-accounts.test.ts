import { expect, test } from "vitest";
import {
  duplicateReason,
  isSuspicious,
  mergeReasons,
  needsReview,
  refusesJoin,
  type SimilarAccount,
  scoreOf,
} from "./duplicate-accounts.ts";
import type { HarmReason } from "./harm-markers.ts";

const similar = (shared: SimilarAccount["shared"], isSelfExcluded = false): SimilarAccount => ({
  playerId: "player_1",
  shared,
  isSelfExcluded,
});

test.each([
  [similar(["ADDRESS"]), { suspicious: false, review: false, refused: false }],
  [similar(["DEVICE"]), { suspicious: false, review: false, refused: false }],
  [similar(["DEVICE", "ADDRESS"]), { suspicious: true, review: false, refused: false }],
  [similar(["PERSON"]), { suspicious: true, review: false, refused: false }],
  [similar(["CARD"]), { suspicious: true, review: false, refused: false }],
  // People in the same household as a self-excluded player may have the same IP address.
  [similar(["ADDRESS"], true), { suspicious: false, review: false, refused: false }],
  [similar(["DEVICE"], true), { suspicious: true, review: true, refused: false }],
  [similar(["PHONE"], true), { suspicious: true, review: true, refused: false }],
  [similar(["PERSON"], true), { suspicious: true, review: true, refused: true }],
])("%j", (account, { suspicious, review, refused }) => {
  expect([isSuspicious(account), needsReview(account), refusesJoin(account)]).toEqual([
    suspicious,
    review,
    refused,
  ]);
});

test("a case keeps its worst day and every account it may be a duplicate of", () => {
  const night: HarmReason = { code: "NIGHT_PLAY", points: 15, text: "" };
  const chasing: HarmReason = { code: "CHASING_LOSSES", points: 60, text: "" };
  const [one, other] = ["player_1", "player_2"].map((playerId) =>
    duplicateReason({ playerId, shared: ["PERSON"], isSelfExcluded: false }),
  ) as [HarmReason, HarmReason];
  expect(mergeReasons([night, one], [chasing])).toEqual([chasing, one]);
  expect(mergeReasons([chasing, one], [night])).toEqual([chasing, one]);
  const both = mergeReasons([one], [duplicateReason(similar(["PERSON", "DEVICE"])), other]);
  expect(both.map(({ playerId, points }) => [playerId, points])).toEqual([
    ["player_1", 70],
    ["player_2", 40],
  ]);
  expect(scoreOf(both)).toBe(110);
});
