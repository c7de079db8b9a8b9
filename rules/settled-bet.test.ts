import { expect, test } from "vitest";
import { settledAs } from "./settled-bet.ts";

test("Players 18: only a payout above the stake is a win", () => {
  expect(settledAs({ stake: 10, paid: 19.5 })).toBe("WIN");
  expect(settledAs({ stake: 10, paid: 10.01 })).toBe("WIN");
  expect(settledAs({ stake: 10, paid: 10 })).toBe("RETURN");
  expect(settledAs({ stake: 10, paid: 5 })).toBe("RETURN");
  expect(settledAs({ stake: 10, paid: 0 })).toBe("LOSS");
});

test("a free bet wins whatever it pays, because its stake wasn't the player's", () => {
  expect(settledAs({ stake: 10, paid: 4, isFree: true })).toBe("WIN");
  expect(settledAs({ stake: 10, paid: 0, isFree: true })).toBe("LOSS");
});
