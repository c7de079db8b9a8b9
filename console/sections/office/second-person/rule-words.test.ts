import { expect, it } from "vitest";
import { isSameRule, ruleText } from "./rule-words.ts";

it("names rules in words", () => {
  expect(ruleText({ when: "ALWAYS" })).toBe("Always");
  expect(ruleText({ when: "NEVER" })).toBe("Never");
  expect(ruleText({ when: "ABOVE", amount: 1_234.5 })).toBe("Above $1,234.5");
});

it("compares rules by their meaning", () => {
  expect(isSameRule({ when: "ABOVE", amount: 5 }, { when: "ABOVE", amount: 5 })).toBe(true);
  expect(isSameRule({ when: "ABOVE", amount: 5 }, { when: "ABOVE", amount: 6 })).toBe(false);
  expect(isSameRule({ when: "ALWAYS" }, { when: "NEVER" })).toBe(false);
});
