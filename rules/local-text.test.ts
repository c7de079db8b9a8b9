import { expect, it } from "vitest";
import { localText } from "./local-text.ts";

it("answers in the language asked for, else in English", () => {
  const words = { en: "Gold", fr: "Or", es: undefined };
  expect(["fr", "fr-CA", "es", "zh", "en", ""].map((language) => localText(words, language))).toEqual([
    "Or",
    "Or",
    "Gold",
    "Gold",
    "Gold",
    "Gold",
  ]);
});
