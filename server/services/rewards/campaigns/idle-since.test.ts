import { expect, test } from "vitest";
import { idleSinceOf } from "./idle-since.ts";

const now = new Date("2030-01-31T12:00:00Z");

test("only a campaign for inactive players asks for days without play", () => {
  expect(idleSinceOf({ trigger: "NO_PLAY", idleDays: 30 }, now)).toEqual(new Date("2030-01-01T12:00:00Z"));
  expect(idleSinceOf({ trigger: "FIRST_DEPOSIT", idleDays: 30 }, now)).toBeUndefined();
});
