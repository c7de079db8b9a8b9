import { expect, test } from "vitest";
import { PERSON_NAME } from "./names.ts";

test.each([
  "Maya",
  "Anne-Marie",
  "O’Neill",
  "O'Neill",
  "J.R.",
  "St. John",
  "Zoë",
  "Łukasz",
  "李",
  "María José",
  "d’Arc",
])("%s is a person's name", (name) => {
  expect(PERSON_NAME.test(name)).toBe(true);
});

test.each([
  "M4ya!",
  "evil.com",
  "http://evil.example",
  "www.evil.example",
  "Maya\nBcc: x",
  "Maya\u0000",
  "<b>",
  "1",
  "-",
])("%j is not a person's name", (name) => {
  expect(PERSON_NAME.test(name)).toBe(false);
});
