import { expect, it } from "vitest";
import { isKept } from "./form-draft.ts";

const text = { type: "text", role: null, autocomplete: "", readOnly: false };

it.each([
  ["a text", text, true],
  ["a long text", { ...text, type: "textarea" }, true],
  ["a choice", { ...text, type: "select-one" }, true],
  ["an option", { ...text, type: "radio" }, true],
  ["a password", { ...text, type: "password" }, false],
  ["a shown password", { ...text, autocomplete: "new-password" }, false],
  ["a code", { ...text, autocomplete: "one-time-code" }, false],
  ["a file", { ...text, type: "file" }, false],
  ["the search of a picker", { ...text, role: "combobox" }, false],
  ["a text that can't be changed", { ...text, readOnly: true }, false],
])("%s is kept in a draft: %#", (_name, field, expected) => {
  expect(isKept(field)).toBe(expected);
});
