import { startingJurisdictions } from "@parlour/rules/jurisdiction";
import { expect, it } from "vitest";
import {
  faultOf,
  fieldsOf,
  jurisdictionName,
  nameFault,
  numberRules,
  rulesOf,
} from "./jurisdiction-rules.ts";
import { listFault, listRules } from "./list-rules.ts";

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

it.each([
  ["stakeCaps", "slots 5 GBP\nall 100 EUR under 25", true],
  ["stakeCaps", "slots five GBP", false],
  ["stakeCaps", "slots 5 GBP below 25", false],
  ["stakeCaps", "none", true],
  ["limits", "DEPOSIT MONTH 1000 EUR\nTIME DAY 120\nSTAKE BET 5 EUR", true],
  ["limits", "DEPOSIT BET 1000 EUR", false],
  ["limits", "TIME DAY 120 EUR", false],
  ["limits", "LOSS DAY 0 EUR", false],
  ["helplines", "Help | 0808 123 456 | https://help.example", true],
  ["helplines", "Help | 0808 123 456", true],
  ["helplines", "Help | javascript:alert(1)", false],
  ["helplines", "Help | 0808 123 456 | javascript:alert(1)", false],
])("%s as %j: %s", (name, text, isRight) => {
  const rule = listRules.find((one) => one.name === name)!;
  expect(listFault(rule, text) === undefined).toBe(isRight);
  const parsed = rule.parse(text);
  if (isRight) expect(rule.format({ [name]: parsed })).toBe(text);
});

it("reads amounts as people write them", () => {
  const rule = listRules.find(({ name }) => name === "limits")!;
  expect(rule.parse("DEPOSIT MONTH 1,000 EUR")).toMatchObject([{ amount: 1_000 }]);
  expect(rule.parse("DEPOSIT MONTH 1.234,56 EUR")).toMatchObject([{ amount: 1_234.56 }]);
  expect(rule.parse("DEPOSIT MONTH 1.000 EUR")).toBeUndefined();
});

it.each([
  ["NL", undefined],
  ["CA-ON", undefined],
  ["strict-places", undefined],
  ["n l", "Enter a code such as NL or CA-ON, or a name in lower case."],
  ["new", "Choose another name: this one means a jurisdiction that doesn't exist yet."],
])("the name %j has the fault %j", (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});

it.each([
  [" ca-on ", "CA-ON"],
  ["nl", "NL"],
  ["strict-places", "strict-places"],
])("the jurisdiction typed as %j is %s", (typed, name) => {
  expect(jurisdictionName(typed)).toBe(name);
});
