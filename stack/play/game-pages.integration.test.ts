import { readdirSync, readFileSync } from "node:fs";
import { listGames } from "@parlour/contracts/calls/play/game-catalogue/list-games";
import { houseGames } from "@parlour/server/main/house-games";
import { isShellBuilt } from "@parlour/server/main/shell-build";
import { formatPayCell } from "@parlour/web/i18n/format-pay-cell";
import type { Messages } from "@parlour/web/i18n/messages";
import { createTranslator } from "@parlour/web/i18n/translator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";

const gameWords = (language: string): Messages => {
  const folder = new URL(`../../languages/${language}/play/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => /^games(-.+)?\.json$/.test(file));
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Messages),
  );
};

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** Returns the visible text of every pay table on a page, by row and cell. */
const tablesIn = (html: string): string[][][] =>
  [...html.matchAll(/<table class="pay-table".*?<\/table>/gs)].map(([table]) =>
    [...table.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => textOf(cell!)),
    ),
  );

// Pages need the built shell; `npm test` builds it first.
describe.skipIf(!isShellBuilt())("the page of every game", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ shell: "built" });
  });
  afterAll(() => stack.close());

  test.each(["en", "zh"])("shows its pay tables in the server's HTML, in %s", async (language) => {
    const { body } = await stack.client().call(listGames, { params: { bucket: "default", language } });
    const t = createTranslator(language, gameWords(language));
    expect(body.items.length).toBeGreaterThan(20);
    for (const { slug, linkUrl } of body.items) {
      const page = await fetch(`${stack.origin}${linkUrl}?lang=${language}`);
      const wanted = houseGames
        .findBySlug(slug)!
        .payTables.map(({ columns, rows }) =>
          [columns, ...rows].map((cells) => cells.map((cell) => formatPayCell(cell, t, language))),
        );
      expect(tablesIn(await page.text()), slug).toEqual(wanted);
    }
  });
});
