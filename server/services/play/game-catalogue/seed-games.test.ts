import { readdirSync, readFileSync } from "node:fs";
import {
  type GameDocument,
  gameCategoriesDocument,
  gameDocument,
} from "@parlour/contracts/entities/game-document";
import { languageCodes } from "@parlour/contracts/languages";
import { discoverGames } from "@parlour/games/discover-games";
import { gameDocumentOf } from "@parlour/games/kit/math/game-document";
import { describe, expect, it } from "vitest";

const folder = new URL("../../../../languages/", import.meta.url);

const manifests = (await discoverGames()).map(({ game }) => game);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), "utf8"));
const gamesIn = (language: string): GameDocument[] =>
  readdirSync(new URL(`${language}/content/games/`, folder))
    .sort()
    .map((file) => {
      const game = manifests.find(({ slug }) => file === `${slug}.json`)!;
      return gameDocument.parse(gameDocumentOf(game, read(`${language}/content/games/${file}`) as object));
    });
const categoriesIn = (language: string) =>
  gameCategoriesDocument.parse(read(`${language}/content/categories/game-categories.json`)).items;

const english = gamesIn("en");

/** The fields that must be equal in every language. */
const fixedOf = ({
  id,
  slug,
  channel,
  category,
  subCategory,
  badge,
  addedAt,
  rules,
  pays,
}: GameDocument) => ({
  id,
  slug,
  channel,
  category,
  subCategory,
  badge,
  addedAt,
  rules: rules.length,
  pays: pays.length,
});

it("describes every game once and with a unique name", () => {
  expect(english.length).toBeGreaterThanOrEqual(26);
  expect(english).toHaveLength(manifests.length);
  expect(new Set(english.map(({ id }) => id)).size).toBe(manifests.length);
  const files = readdirSync(new URL("en/content/games/", folder)).sort();
  expect(files).toEqual(english.map(({ slug }) => `${slug}.json`));
});

describe.each(languageCodes)("the games in %s", (language) => {
  const games = gamesIn(language);

  it("differ from English only in their texts", () => {
    expect(games.map(fixedOf)).toEqual(english.map(fixedOf));
  });

  it("have an existing category and sub-category", () => {
    const categories = categoriesIn(language);
    expect(categories.map(({ slug }) => slug)).toEqual(categoriesIn("en").map(({ slug }) => slug));
    for (const { slug, category, channel, subCategory } of games) {
      const found = categories.find((each) => each.slug === category);
      expect(found?.channel, slug).toBe(channel);
      if (subCategory)
        expect(
          found?.subCategories.map((sub) => sub.slug),
          slug,
        ).toContain(subCategory);
    }
  });

  it("have all texts, without exclamation marks", () => {
    for (const { slug, name, description, cardImageAltText, rules, pays } of games) {
      const words = [
        name,
        description,
        cardImageAltText,
        ...rules,
        ...pays.flatMap(({ label, value }) => [label, value]),
      ];
      for (const text of words) {
        expect(text.trim(), slug).not.toBe("");
        expect(/[!！¡]/.test(text), `${slug}: ${text}`).toBe(false);
      }
      expect(description.length, slug).toBeLessThan(200);
    }
  });

  it.skipIf(language === "en")("share no sentence with English", () => {
    for (const [index, { slug, description, rules, cardImageAltText }] of games.entries()) {
      const other = english[index]!;
      expect(description, slug).not.toBe(other.description);
      expect(cardImageAltText, slug).not.toBe(other.cardImageAltText);
      for (const rule of rules) expect(other.rules, slug).not.toContain(rule);
    }
  });
});
