import type { GameCollectionDocument } from "@parlour/contracts/entities/game-document";
import { describe, expect, test } from "vitest";
import { readCollections } from "./read-collections.ts";

type Stored = Record<string, Record<string, Partial<GameCollectionDocument>>>;

/** Creates published content that contains these collections, by language and slug. */
const contentOf = (stored: Stored) => ({
  async list(_bucket: string, languages: readonly string[]) {
    const found = new Map<string, { language: string; key: string; body: object; etag: string }>();
    for (const language of languages)
      for (const [key, body] of Object.entries(stored[language] ?? {}))
        if (!found.has(key)) found.set(key, { language, key, body, etag: "" });
    return [...found.values()];
  },
});
const read = (stored: Stored, language: string, languageDefault = "en") =>
  readCollections(contentOf(stored), "default", { language, languageDefault });

describe("collections", () => {
  test("have the games and the order of the default language, and texts in the visitor's", async () => {
    const stored = {
      en: {
        late: { title: "Late", description: "l", order: 20, games: ["dice"] },
        early: { title: "Early", description: "e", order: 10, games: ["keno", "roulette"] },
        last: { title: "Last", description: "x", games: ["mines"] },
      },
      fr: { early: { title: "Tôt", description: "t", order: 90, games: ["crash"] } },
    };
    expect(await read(stored, "fr")).toEqual([
      { slug: "early", title: "Tôt", description: "t", games: ["keno", "roulette"] },
      { slug: "late", title: "Late", description: "l", games: ["dice"] },
      { slug: "last", title: "Last", description: "x", games: ["mines"] },
    ]);
  });

  test("disappear in all languages when the document with the games is unpublished", async () => {
    expect(await read({ en: {}, fr: { early: { title: "Tôt", description: "t" } } }, "fr")).toEqual([]);
  });

  test("are shown where the default language has only a translation", async () => {
    const stored = {
      en: { early: { title: "Early", description: "e", games: ["keno"] } },
      fr: { early: { title: "Tôt", description: "t" } },
    };
    expect(await read(stored, "es", "fr")).toEqual([
      { slug: "early", title: "Tôt", description: "t", games: ["keno"] },
    ]);
  });
});
