import { expect, test } from "vitest";
import { describeCost } from "./describe-cost.ts";

test("the cost is one figure per player and one for all players", () => {
  const cost = { currency: "USD", perPlayer: 50, isRough: true };
  expect(describeCost(cost)).toBe("about $50.00 per player");
  expect(describeCost(cost, 1)).toBe("about $50.00 per player");
  expect(describeCost(cost, 30)).toBe("about $50.00 per player, about $1,500.00 for 30 players");
  expect(describeCost({ ...cost, isRough: false })).toBe("$50.00 per player");
});
