import { expect, test } from "vitest";
import { compareTexts, findMissingPlural, flatten } from "./compare-words.ts";

const compare = (english: string, translated: string, sameWords: readonly string[] = []) =>
  compareTexts({
    language: "es",
    english: { key: english },
    translated: { key: translated },
    sameWords: new Set(sameWords),
  });

test("a translation with the same placeholders and all plural forms is fine", () => {
  expect(compare("Send {amount}", "Enviar {amount}")).toEqual([]);
  expect(
    compare(
      "{count, plural, one {# spin} other {# spins}}",
      "{count, plural, one {# giro} many {# giros} other {# giros}}",
    ),
  ).toEqual([]);
});

test("keys must be the same in both languages", () => {
  const found = compareTexts({
    language: "es",
    english: { a: "Send", b: "Save" },
    translated: { b: "Guardar", c: "Abrir" },
    sameWords: new Set(),
  });
  expect(found).toEqual(["c does not exist in English", "a is missing"]);
});

test.each([
  ["Send {amount}", "Enviar {importe}", "placeholders"],
  ["Send {amount}", "Enviar", "placeholders"],
  ["Send {count, number}", "Enviar {count}", "placeholders"],
  ["{n, plural, one {a} other {b}}", "{n, plural, one {c} other {d}}", "plural forms many"],
  [
    "{k, select, x {{n, plural, one {a} other {b}}} other {c}}",
    "{k, select, x {{n, plural, one {d} other {e}}} other {f}}",
    "plural forms many",
  ],
  ["Save", " ", "empty"],
  ["Save", "Save", "still in English"],
])("%s → %s is reported", (english, translated, fault) => {
  expect(compare(english, translated).join()).toContain(fault);
});

test("names and shared words may be the same, and so may texts without words", () => {
  expect(compare("Total", "Total", ["Total"])).toEqual([]);
  expect(compare("{least} – {most}", "{least} – {most}")).toEqual([]);
});

test("a number before a plural noun needs plural forms", () => {
  expect(findMissingPlural("a", "{points} tier points", new Set())).toContain("wrong for 1");
  expect(findMissingPlural("a", "{count, number} or more coins", new Set())).toContain("wrong for 1");
  expect(findMissingPlural("a", "{count, number} or more coins", new Set(["a"]))).toBeUndefined();
  expect(findMissingPlural("a", "{n, plural, one {# point} other {# points}}", new Set())).toBeUndefined();
});

test("nested texts get the path of their keys", () => {
  expect(flatten({ a: { b: "x" }, c: "y" })).toEqual([
    ["a.b", "x"],
    ["c", "y"],
  ]);
});
