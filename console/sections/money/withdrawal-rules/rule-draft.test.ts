import { expect, test } from "vitest";
import { draftOf, factorFault, nameFault, newRule, ruleOf } from "./rule-draft.ts";
import { conditionsOf } from "./rule-words.ts";

test("a rule survives being edited, with and without amounts", () => {
  const rule = ruleOf({ ...newRule, name: " Regulars ", toleratedSignals: ["FIRST_WITHDRAWAL"] });
  expect(rule).toMatchObject({ name: "Regulars", maximum: 500, minimumTurnover: 1 });
  expect(ruleOf(draftOf(rule))).toEqual(rule);
  const open = { ...rule, maximum: null, minimumTurnover: null };
  expect(ruleOf(draftOf(open))).toEqual(open);
});

test("amounts are read as people write them", () => {
  expect(ruleOf({ ...newRule, maximum: "1,000", minimumTurnover: "1,5" })).toMatchObject({
    maximum: 1_000,
    minimumTurnover: 1.5,
  });
  expect(factorFault("1.234,56", 2_000)).toBeUndefined();
});

test.each([
  ["", undefined],
  ["12.5", undefined],
  ["100", undefined],
  ["0", "Enter a number above 0, up to 100."],
  ["101", "Enter a number above 0, up to 100."],
  ["1,000", "Enter a number above 0, up to 100."],
  ["-1", "Enter a number above 0, up to 100."],
])("the factor %j has the fault %j", (text, fault) => {
  expect(factorFault(text, 100)).toBe(fault);
});

test("a name is needed once", () => {
  expect(nameFault("  ", [])).toBe("Enter a name.");
  expect(nameFault("regulars", ["Regulars"])).toBe("Another rule has this name.");
  expect(nameFault("Newcomers", ["Regulars"])).toBeUndefined();
});

test("the conditions are said in words", () => {
  expect(conditionsOf(ruleOf({ ...newRule, name: "A" }))).toEqual([
    "Up to $500",
    "Documents verified",
    "Turnover since the last deposit at least 1× the deposit",
    "Deposited with this method, or paid to this target before",
    "No active bonus",
    "No open case about the player",
    "No risk signals",
  ]);
  const open = { ...newRule, maximum: "", minimumTurnover: "", verified: false, knownMethod: false };
  expect(
    conditionsOf(
      ruleOf({ ...open, name: "B", noBonus: false, noOpenCase: false, toleratedSignals: ["LARGE_AMOUNT"] }),
    ),
  ).toEqual(["Any amount", "No risk signals except: at least half of the method's maximum"]);
});
