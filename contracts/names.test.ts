import { expect, test } from "vitest";
import { NICKNAME, PERSON_NAME } from "./names.ts";

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
  "Maya\n",
  "Maya\tLee",
  "Maya\u0085Lee",
  "Maya\u2028Lee",
  "Maya\u202eLee",
  "Maya\u200bLee",
  "<b>",
  "1",
  "-",
])("%j is not a person's name", (name) => {
  expect(PERSON_NAME.test(name)).toBe(false);
});

test.each(["nightowl", "night.owl-7", "Анна_из_Москвы", "玩家一号"])(
  "%s has the letters of a nickname",
  (name) => {
    expect(NICKNAME.test(name)).toBe(true);
  },
);

test.each([
  "night owl",
  "night\nowl",
  "nightowl\n",
  "night\r\nowl",
  "night\towl",
  "night\u0000owl",
  "night\u001bowl",
  "night\u0085owl",
  "night\u2028owl",
  "night\u202eowl",
  "night\u200bowl",
])("%j is not a nickname", (name) => {
  expect(NICKNAME.test(name)).toBe(false);
});
