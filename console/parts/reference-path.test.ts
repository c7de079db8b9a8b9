import { expect, test } from "vitest";
import { referencePath } from "./reference-path.ts";

test.each([
  ["payment", "/players/player_1/payments?payment=x%2F1"],
  ["round", "/players/player_1/rounds?round=x%2F1"],
  ["bonus", "/players/player_1/bonuses"],
  ["jackpot", undefined],
])("a posting about a %s leads to %s", (kind, path) => {
  expect(referencePath("player_1", { kind, id: "x/1" })).toBe(path);
});
