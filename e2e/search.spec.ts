import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";

/** Opens the search, which is in the header on wide screens and in the menu on narrow ones. */
async function pressSearch(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 640) {
    const button = page.getByRole("banner").getByRole("link", { name: "Search" });
    const box = await button.boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    await button.click();
  } else {
    await page.locator("nav button[popovertarget='menu-sheet']").click();
    await page.getByRole("dialog").getByRole("link", { name: "Search" }).click();
  }
}

async function searchFor(page: Page, term: string): Promise<void> {
  await page.getByRole("searchbox").fill(term);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("searchTerm") === term);
}

async function expectAccessiblePage(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test("a visitor finds a page from home and opens it", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(error.message));
  await openHydrated(page, "/");
  await pressSearch(page);
  // The overlay searches games and links to the search page of the site.
  const overlay = page.getByRole("dialog", { name: "Search games" });
  await overlay.getByRole("combobox").fill("Svens");
  await expect(overlay.getByRole("option", { name: /^Sevens/ })).toBeVisible();
  await expectAccessiblePage(page);
  await overlay.getByRole("link", { name: "Search help and other pages instead" }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page).toHaveTitle(/^Search/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("main").getByRole("listitem")).toHaveCount(0);
  await expectAccessiblePage(page);
  await searchFor(page, "ACCÉSSIBILITY");
  await expect(page.getByRole("searchbox")).toHaveValue("ACCÉSSIBILITY");
  await expectAccessiblePage(page);
  const first = page.locator("main").getByRole("listitem").first();
  await first.getByRole("link", { name: /^Accessibility/ }).click();
  await expect(page).toHaveURL(/\/help\/accessibility$/);
  await expect(page.locator("h1")).toHaveText("Accessibility");
  expect(complaints).toEqual([]);
});

test("a term without results shows a tip", { tag: "@ci" }, async ({ page }) => {
  await openHydrated(page, `/search?searchTerm=${"xyzzy".repeat(20)}`);
  await expect(page.getByRole("heading", { name: /^No results for “xyzzy/ })).toBeVisible();
  await expect(page.getByText("Check the spelling")).toBeVisible();
  await expectAccessiblePage(page);
});

test("each language searches its own pages", { tag: "@ci" }, async ({ page }) => {
  await page.goto("/search?lang=es&searchTerm=ACCESIBILIDAD");
  await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
  await expect(page.locator("main").getByRole("link", { name: /^Accesibilidad/ })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search works", { tag: "@ci" }, async ({ page }) => {
    await page.goto("/");
    await pressSearch(page);
    await expect(page).toHaveURL(/\/search$/);
    await searchFor(page, "roulete");
    const games = page.getByRole("main").locator("section").filter({ hasText: "Games" });
    await expect(games.getByRole("link", { name: /^American Roulette/ })).toBeVisible();
    await searchFor(page, "fair play");
    await page
      .locator("main")
      .getByRole("link", { name: /^Fair play/ })
      .click();
    await expect(page).toHaveURL(/\/help\/fair-play$/);
  });
});
