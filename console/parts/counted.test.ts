import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test.each([
  [0, "0 players"],
  [1, "1 player"],
  [1_200, "1,200 players"],
])("%i players are written %s", (count, text) => {
  expect(counted(count, "player")).toBe(text);
});

test("an irregular plural is given", () => {
  expect(counted(1, "entry", "entries")).toBe("1 entry");
  expect(counted(2, "entry", "entries")).toBe("2 entries");
});
