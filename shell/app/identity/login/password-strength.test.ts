import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test.each([
  ["", 0],
  ["short", 1],
  ["aaaaaaaaaaaaaaaa", 1],
  ["password12", 2],
  ["quiet-lamp-7", 3],
  ["Quiet-lamp-over-7-rivers", 4],
] as const)("%s scores %i", (password, score) => {
  expect(passwordStrength(password)).toBe(score);
});

test("the player's names add no strength", () => {
  expect(passwordStrength("dora.moreau1", ["dora.moreau@parlour.example", "dora.moreau"])).toBe(1);
});
