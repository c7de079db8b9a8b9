import { readFileSync } from "node:fs";
import { listGames } from "@parlour/contracts/calls/play/game-catalogue/list-games";
import { isShellBuilt } from "@parlour/server/main/shell-build";
import { gameOffer } from "@parlour/server/services/play/games";
import { formatPayCell } from "@parlour/web/i18n/format-pay-cell";
import type { Messages } from "@parlour/web/i18n/messages";
import { createTranslator } from "@parlour/web/i18n/translator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";

const gameWords = (language: string): Messages =>
  Object.assign(
    {},
    ...["games", "games-tables", "games-live", "games-slots"].map((group) => {
      const file = new URL(`../../languages/${language}/play/${group}.json`, import.meta.url);
      return JSON.parse(readFileSync(file, "utf8")) as Messages;
    }),
  );

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** The rows of every pay table of a page, as they are read. */
const tablesIn = (html: string): string[][][] =>
  [...html.matchAll(/<table class="pay-table".*?<\/table>/gs)].map(([table]) =>
    [...table.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => textOf(cell!)),
    ),
  );

// Pages need the shell's build, which `npm test` makes first.
describe.skipIf(!isShellBuilt())("the page of every game", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ shell: "built" });
  });
  afterAll(() => stack.close());

  test.each(["en", "zh"])(
    "shows what its maths pays, before any script has come, in %s",
    async (language) => {
      const { body } = await stack.client().call(listGames, { params: { bucket: "default", language } });
      const t = createTranslator(language, gameWords(language));
      expect(body.items.length).toBeGreaterThan(20);
      for (const { slug, linkUrl } of body.items) {
        const page = await fetch(`${stack.origin}${linkUrl}?lang=${language}`);
        const wanted = gameOffer
          .find(slug)!
          .payTables.map(({ columns, rows }) =>
            [columns, ...rows].map((cells) => cells.map((cell) => formatPayCell(cell, t, language))),
          );
        expect(tablesIn(await page.text()), slug).toEqual(wanted);
      }
    },
  );
});
