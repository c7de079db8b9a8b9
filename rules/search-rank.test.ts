import { expect, test } from "vitest";
import { searchRank } from "./search-rank.ts";

test("a whole name ranks before the beginning of one, and that before any other part", () => {
  const names = ["player_7", "ana@mail.example", "Ana Lopez"];
  expect(searchRank(" ANA@mail.example ", names)).toBe(0);
  expect(searchRank("ana", names)).toBe(1);
  expect(searchRank("lop", names)).toBe(1);
  expect(searchRank("mail", names)).toBe(2);
});
