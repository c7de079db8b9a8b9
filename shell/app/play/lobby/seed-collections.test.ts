import { readdirSync, readFileSync } from "node:fs";
import { gameCollectionDocument } from "@parlour/contracts/entities/game-document";
import { languageCodes } from "@parlour/contracts/languages";
import { discoverGames } from "@parlour/games/discover-games";
import { returns } from "@parlour/games/kit/math/returns";
import { describe, expect, test } from "vitest";

const slugs = new Set((await discoverGames()).map(({ game }) => game.slug));

describe("the seeded collections", () => {
  const folder = (language: string) =>
    new URL(`../../../../languages/${language}/content/collections/`, import.meta.url);
  const names = readdirSync(folder("en"));
  const seed = (language: string, name: string) =>
    gameCollectionDocument.parse(JSON.parse(readFileSync(new URL(name, folder(language)), "utf8")));
  const gamesOf = (slug: string) => seed("en", `${slug}.json`).games!;

  test.each(languageCodes)("are written in %s; only English names the games", (language) => {
    expect(readdirSync(folder(language))).toEqual(names);
    for (const name of names) {
      const { games, order } = seed(language, name);
      expect([games !== undefined, order !== undefined], name).toEqual(
        language === "en" ? [true, true] : [false, false],
      );
    }
  });

  test("name only games of the house, each once", () => {
    for (const name of names) {
      const { games } = seed("en", name);
      expect(games!.filter((slug) => slugs.has(slug))).toEqual(games);
      expect(new Set(games).size).toBe(games!.length);
    }
  });

  test("keep what their descriptions promise", () => {
    for (const slug of gamesOf("low-house-edge"))
      expect([slug, returns[slug]!.returnToPlayer >= 98.5]).toEqual([slug, true]);
    for (const slug of gamesOf("rare-big-wins"))
      expect([slug, returns[slug]!.maximum! >= 5_000, returns[slug]!.volatility]).toEqual([
        slug,
        true,
        "high",
      ]);
  });
});
