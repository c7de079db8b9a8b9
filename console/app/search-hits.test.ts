import type { SearchHit } from "@parlour/contracts/entities/search-hit";
import { expect, test } from "vitest";
import { pathOf } from "./search-hits.ts";

const hit = (kind: SearchHit["kind"]): SearchHit => ({
  kind,
  id: "a/b",
  title: "",
  text: "",
  playerId: "player_1",
  subjectId: "event 1",
  at: null,
});

test.each([
  ["SPORTS_BET", ["TRADER"], "/trading/event%201"],
  ["SPORTS_BET", ["SUPPORT"], "/players/player_1/ledger"],
  ["RACING_BET", ["TRADER"], "/racing/event%201"],
  ["RACING_BET", ["PAYMENTS"], "/players/player_1/ledger"],
  ["WITHDRAWAL", ["PAYMENTS"], "/withdrawals?term=a%2Fb&status=ALL"],
  ["WITHDRAWAL", ["SUPPORT"], "/players/player_1/payments?payment=a%2Fb"],
  ["ROUND", ["SUPPORT"], "/players/player_1/rounds?round=a%2Fb"],
  ["PLAYER", ["SUPPORT"], "/players/player_1"],
] as const)("a %s opens for %j at %s", (kind, viewRoles, path) => {
  expect(pathOf(hit(kind), { viewRoles: [...viewRoles] })).toBe(path);
});
