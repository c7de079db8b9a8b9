import { expect, test } from "vitest";
import { emptyJoin } from "./join-fields.ts";
import { joinSteps, stepOf } from "./join-steps.ts";

test("every field of the form is in one step, except the language of the page", () => {
  const shown = joinSteps.flatMap(({ fields }) => [...fields] as string[]);
  expect(new Set(shown).size).toBe(shown.length);
  expect(Object.keys(emptyJoin).filter((name) => !shown.includes(name))).toEqual(["language"]);
});

test.each([
  [["email"], 0],
  [["birthDate", "phone"], 1],
  [["acceptTerms"], 2],
  [["language"], undefined],
])("errors in %j lead to step %s", (fields, step) => {
  expect(stepOf(fields)).toBe(step);
});
