import { languageCodes } from "@parlour/contracts/languages";
import { expect, test } from "vitest";
import { textsFor } from "./texts.ts";

test.each([
  ["fr", "fr"],
  ["pt-BR", "pt"],
  ["zh-Hans", "zh-Hans"],
  ["de", "en"],
  ["constructor", "en"],
  ["", "en"],
  [undefined, "en"],
])("uses %s as %s", (language, tag) => {
  expect(textsFor(language).languageTag).toBe(tag);
});

test("has every text in every language", () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
      : typeof value;
  for (const language of languageCodes) {
    expect(shapeOf(textsFor(language))).toEqual(shapeOf(textsFor("en")));
  }
});
