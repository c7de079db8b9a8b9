import { expect, it } from "vitest";
import { roundNumber } from "./round-number.ts";

it("is short, and the same for every spelling of the id", () => {
  expect(roundNumber("860ed93a-be87-4b46-a8d4-9c0930dbd207")).toBe("30DBD207");
  expect(roundNumber("studio:session_1:round-42")).toBe("1ROUND42");
  expect(roundNumber("r1")).toBe("R1");
});
