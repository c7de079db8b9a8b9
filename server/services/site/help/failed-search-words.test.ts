import { expect, test } from "vitest";
import { failedSearchWords } from "./failed-search-words.ts";

test.each([
  ["  Cash  OUT?", "cash out"],
  ["¿Cómo retiro?", "cómo retiro"],
  ["提款", "提款"],
])("%s is stored as its words", (term, words) => {
  expect(failedSearchWords(term)).toBe(words);
});

test.each([
  "ines@example.org",
  "card 4111 1111",
  "www.somewhere.example",
  "one two three four five six",
  "x".repeat(25),
  "?!",
])("%s is not stored", (term) => {
  expect(failedSearchWords(term)).toBeUndefined();
});
