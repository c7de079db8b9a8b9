import { startingJurisdictions } from "@parlour/rules/jurisdiction";
import { expect, it } from "vitest";
import { faultOf, fieldsOf, numberRules, rulesOf } from "./jurisdiction-rules.ts";

it.each(startingJurisdictions)("$name survives a round trip", ({ rules }) => {
  expect(rulesOf(fieldsOf(rules))).toEqual(rules);
});

it("treats empty as inherited, and false as a value", () => {
  const fields = { ...fieldsOf({}), autoplayAllowed: "no", minimumSpinMs: "2.5", sessionIdleSeconds: "10" };
  expect(rulesOf(fields)).toEqual({ autoplayAllowed: false, minimumSpinMs: 2_500, sessionIdleSeconds: 600 });
});

it.each([
  ["minimumAgeYears", "17", "Enter a number from 18 to 99."],
  ["minimumAgeYears", "18.5", "Enter a number from 18 to 99."],
  ["minimumAgeYears", "", undefined],
  ["minimumSpinMs", "2.5", undefined],
  ["minimumSpinMs", "61", "Enter a number from 0 to 60."],
  ["sessionIdleSeconds", "soon", "Enter a number from 1 to 1440."],
])("%s as %j: %s", (name, text, expected) => {
  const rule = numberRules.find((one) => one.name === name)!;
  expect(faultOf(rule, { ...fieldsOf({}), [name]: text })).toBe(expected);
});
