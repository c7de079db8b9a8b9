import { readdirSync, readFileSync } from "node:fs";
import { languageCodes } from "@parlour/contracts/languages";
import { expect, it } from "vitest";
import { createRegistry } from "./registered-game.ts";
import { registry } from "./registry.ts";

const content = new URL("../../../../languages/en/content/games/", import.meta.url);

it("offers exactly the games that the content describes, under the same ids", () => {
  const described = readdirSync(content)
    .map((file) => JSON.parse(readFileSync(new URL(file, content), "utf8")) as { id: string; slug: string })
    .map(({ id, slug }) => `${id} ${slug}`);
  expect(registry.map(({ id, slug }) => `${id} ${slug}`).toSorted()).toEqual(described.toSorted());
  expect(registry.length).toBeGreaterThanOrEqual(24);
});

it("finds a game by its id and by its slug, and refuses two of the same", () => {
  const games = createRegistry(registry);
  expect(games.find("1331")).toBe(games.findBySlug("horse-race"));
  expect(games.find("constructor")).toBeUndefined();
  expect(() => createRegistry([registry[0]!, registry[0]!])).toThrow();
});

it("shows a return for every game, and feeds a pool with less than it costs", () => {
  for (const { returnToPlayer, pools } of registry) {
    expect(returnToPlayer).toBeGreaterThan(80);
    expect(returnToPlayer).toBeLessThan(101);
    expect(pools.reduce((sum, pool) => sum + pool.ratePpm, 0)).toBeLessThan(100_000);
  }
});

it("tells what every game pays, in words that every language has", () => {
  for (const language of languageCodes) {
    const folder = new URL(`../../../../languages/${language}/play/`, import.meta.url);
    const files = readdirSync(folder).filter((file) => file.startsWith("games"));
    const words = Object.assign(
      {},
      ...files.map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as object),
    );
    for (const { slug, payTables } of registry) {
      expect(payTables.length, slug).toBeGreaterThan(0);
      for (const { title, notes, columns, rows } of payTables) {
        expect(rows.length, slug).toBeGreaterThan(0);
        for (const row of rows) expect(row.length, slug).toBe(columns.length);
        for (const cell of [title, ...notes, ...columns, ...rows.flat()])
          if (cell && "word" in cell) expect(words, slug).toHaveProperty([cell.word]);
      }
    }
  }
});
