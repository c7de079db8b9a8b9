import { expect, it } from "vitest";
import { summaryParts } from "./summary-parts.ts";

it("finds the players that a proposal is about", () => {
  expect(summaryParts("Pay out $10.00 from player_demo to Bank transfer ****4821")).toEqual([
    "Pay out $10.00 from ",
    "player_demo",
    " to Bank transfer ****4821",
  ]);
  expect(summaryParts("Roles of Ines Vidal: No roles → Payments")).toHaveLength(1);
});
