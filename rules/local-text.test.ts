import { expect, it } from "vitest";
import { localText } from "./local-text.ts";

it("returns the requested language, otherwise English", () => {
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
