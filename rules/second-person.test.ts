import { expect, it } from "vitest";
import { asksForSecond } from "./second-person.ts";

it("asks for a second operator always, never or above an amount", () => {
  expect(asksForSecond({ when: "ALWAYS" })).toBe(true);
  expect(asksForSecond({ when: "ALWAYS" }, 0)).toBe(true);
  expect(asksForSecond({ when: "NEVER" })).toBe(false);
  expect(asksForSecond({ when: "NEVER" }, 1e12)).toBe(false);
  expect(asksForSecond({ when: "ABOVE", amount: 100 }, 100)).toBe(false);
  expect(asksForSecond({ when: "ABOVE", amount: 100 }, 100.01)).toBe(true);
});

it("takes an unknown amount for more than any threshold", () => {
  expect(asksForSecond({ when: "ABOVE", amount: 1_000_000 })).toBe(true);
});
