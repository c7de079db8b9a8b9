import { readdirSync, readFileSync } from "node:fs";
import { languages as productLanguages } from "@parlour/contracts/languages";
import { expect, type Page, test } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { contentPages } from "./pages.ts";

const readJson = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../languages/${path}`, import.meta.url), "utf8"));
const gamesFolder = new URL("../languages/en/content/games/", import.meta.url);
/** The languages, each with the text of the link from the error page to the home page. */
const languages = productLanguages.map(({ code, tag, name }) => ({
  code,
  tag,
  name,
  home: readJson(`${code}/site/errors.json`)["errors.goHome"]!,
}));

/**
 * Texts that are the same in every language: the names of games, and the attribution that the licence of the
 * geolocation data requires word for word.
 */
const names = new Set([
  "IP Geolocation by DB-IP",
  ...readdirSync(gamesFolder).map(
    (file) => JSON.parse(readFileSync(new URL(file, gamesFolder), "utf8")).name,
  ),
]);

type ReadPage = { lang: string; sentences: string[] };

/** Returns the texts and labels of a page, except those marked as being in another language. */
async function readPage(page: Page, path: string, language: string): Promise<ReadPage> {
  return page.evaluate(
    async ([address, wanted]) => {
      const response = await fetch(address!, { headers: { "accept-language": wanted! } });
      const { documentElement: root } = new DOMParser().parseFromString(await response.text(), "text/html");
      for (const other of root.querySelectorAll("script, body [lang]")) other.remove();
      const texts = [...root.querySelectorAll("[aria-label]")].map((element) =>
        element.getAttribute("aria-label"),
      );
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode.textContent);
      // Single words such as "Promotions" or "Casino" are the same in several languages.
      const sentences = texts
        .map((text) => text?.replace(" · Parlour", "").trim() ?? "")
        .filter((text) => /\S+\s+\S+\s+\S+/.test(text));
      return { lang: root.lang, sentences };
    },
    [path, language],
  );
}

for (const { code, tag, name, home } of languages) {
  test(`${name}: choosing it from the menu keeps the page and is remembered`, async ({ page, context }) => {
    await openHydrated(page, "/help/fair-play?from=test");
    // On phones the language list is in the menu, because the header has no room for it.
    const phone = (page.viewportSize()?.width ?? 0) < 768;
    const menu = phone ? "menu-sheet" : "language-menu";
    await page.locator(`button[popovertarget='${menu}']:visible`).click();
    await page.locator(`#${menu}`).getByRole("link", { name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    const address = new URL(page.url());
    expect(address.pathname).toBe("/help/fair-play");
    expect(address.searchParams.get("from")).toBe("test");
    const cookies = await context.cookies();
    expect(cookies.find((cookie) => cookie.name === "LANG")?.value).toBe(code);
    await page.goto("/no/such/page");
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.locator("main").getByRole("link", { name: home })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  });

  test(`${name}: the browser's preference is followed, and no page mixes languages`, async ({ page }) => {
    await page.goto("/about");
    const otherTag = code === "en" ? "es" : "en";
    for (const path of contentPages) {
      const here = await readPage(page, path, tag);
      const other = await readPage(page, path, otherTag);
      expect([here.lang, other.lang], path).toEqual([tag, otherTag]);
      const said = new Set(other.sentences);
      expect(said.size, path).toBeGreaterThan(5);
      expect(
        here.sentences.filter((sentence) => said.has(sentence) && !names.has(sentence)),
        path,
      ).toEqual([]);
    }
  });
}

test("an unknown language in the URL or the cookie is ignored", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "LANG", value: "xx", url: baseURL! }]);
  await page.goto("/?lang=de");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect((await context.cookies()).find((cookie) => cookie.name === "LANG")?.value).toBe("xx");
});

test("navigating keeps the language, and only its texts reach the browser", async ({ page }) => {
  await openHydrated(page, "/?lang=es");
  const html = await page.content();
  expect(html).not.toContain("Skip to content");
  expect(html).not.toContain("Aller au contenu");
  await page.locator("main a[href='/casino']").first().click();
  await expect(page).toHaveURL(/\/casino$/);
  await expect(page.locator("h1")).toHaveText("Encuentra tu juego");
  await expect(page).toHaveTitle("Casino · Parlour");
});
