import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { recordConsoleMessages } from "./own-stack.ts";
import { contentPages, hiddenPages } from "./pages.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/**
 * Checks accessibility and horizontal overflow. The pages have no frames, so axe can run in legacy mode,
 * which takes half the time.
 */
async function expectAccessiblePage(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, where).toBeLessThanOrEqual(0);
}

/** Sets the location that a visitor can choose on the sandbox page. */
async function setLocation(page: Page, place: string): Promise<void> {
  await page.context().addCookies([{ name: "sandbox-place", value: place, domain: "127.0.0.1", path: "/" }]);
}

for (const [name, size] of Object.entries({ desk, phone })) {
  const tag = name === "phone" ? "@ci" : ["@desk", "@landing"];
  test(`every page loads on the ${name}, is accessible, fits the screen and logs nothing to the console`, {
    tag,
  }, async ({ page }) => {
    const complaints = recordConsoleMessages(page);
    await page.setViewportSize(size);
    for (const path of [...contentPages, ...hiddenPages]) {
      const response = await page.goto(path, { waitUntil: "load" });
      expect(response?.status(), path).toBe(200);
      await expect(page.locator("h1"), path).toHaveCount(1);
      await expectAccessiblePage(page, path);
    }
    expect(complaints).toEqual([]);
  });
}

test("a visitor opens a promotion and returns to the list", { tag: "@ci" }, async ({ page }) => {
  await page.goto("/promotions");
  const offers = page.locator("main ul a[href^='/promotions/']");
  expect(await offers.count()).toBeGreaterThanOrEqual(6);
  await offers.first().click();
  await expect(page).toHaveURL(/\/promotions\/free-games$/);
  await expect(page.locator("h1")).toHaveText("Spins that cost you nothing");
  const data = await page.locator("script[type='application/ld+json']").first().textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ position: 1 }, { name: "Promotions" }, { name: "Spins that cost you nothing" }],
  });
  await page
    .getByRole("navigation", { name: "You are here" })
    .getByRole("link", { name: "Promotions" })
    .click();
  await expect(page).toHaveURL(/\/promotions$/);
});

test("a visitor in an excluded region does not see an offer and is redirected from its page", {
  tag: "@ci",
}, async ({ page }) => {
  const offer = page.locator("a[href='/promotions/bring-a-friend']");
  await page.goto("/promotions");
  await expect(offer).toHaveCount(1);
  await setLocation(page, "US-WA");
  await page.goto("/promotions");
  await expect(offer).toHaveCount(0);
  await page.goto("/promotions/bring-a-friend");
  await expect(page).toHaveURL(/\/not-available-region$/);
  await expect(page.locator("h1")).toHaveText("Not available where you are");
  await page.goto("/search?searchTerm=seat+next+to+a+friend");
  await expect(page.getByText("A seat next to a friend")).toHaveCount(0);
  await setLocation(page, "US-OR");
  await page.goto("/promotions/bring-a-friend");
  await expect(page.locator("h1")).toHaveText("A seat next to a friend");
});

test.describe("the cookie notice", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("appears once, shifts nothing, deletes refused cookies and can be changed later", async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/about", { waitUntil: "load" });
    const notice = page.getByRole("complementary", { name: "Cookies" });
    await expect(notice).toBeVisible();
    await expectAccessiblePage(page, "with the question");
    await page.evaluate(() => localStorage.setItem("most-played", '[{"id":"1001","count":2}]'));
    await context.addCookies([{ name: "affid", value: "42", domain: "127.0.0.1", path: "/" }]);
    await notice.getByRole("link", { name: "Necessary only" }).click();
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("most-played"))).toBeNull();
    const kept = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
    expect([kept.get("cookie-choice"), kept.has("affid")]).toEqual(["necessary", false]);
    await expect(page).toHaveURL(/\/about$/);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);

    await openHydrated(page, "/cookies");
    await expect(notice).toHaveCount(0);
    const choice = page.locator("main section").filter({ hasText: "Your choice" });
    await expect(choice.getByRole("link", { name: "Necessary only" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await choice.getByRole("link", { name: "Accept all" }).click();
    await expect(choice.getByRole("link", { name: "Accept all" })).toHaveAttribute("aria-current", "true");
    await expect(page.getByText("Your cookie choice is saved.")).toBeVisible();
  });

  test("works as a plain link without scripts", { tag: "@ci" }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto("/search?searchTerm=limits");
    await page.getByRole("link", { name: "Accept all" }).click();
    await expect(page).toHaveURL(/searchTerm=limits&cookies=all$/);
    await expect(page.getByRole("complementary", { name: "Cookies" })).toHaveCount(0);
    await page.goto("/about");
    await expect(page.getByRole("complementary", { name: "Cookies" })).toHaveCount(0);
    await context.close();
  });
});

test("the sitemap lists every page in every language, and robots.txt excludes private paths", {
  tag: "@ci",
}, async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Disallow: \/account$/m);
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const response = await request.get(sitemap!);
  expect(response.headers()["content-type"]).toContain("application/xml");
  const xml = await response.text();
  const paths = new Set([...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address!).pathname));
  for (const path of contentPages) expect(paths).toContain(path);
  expect(paths).toContain("/sports");
  for (const path of [...hiddenPages, "/horses"]) expect(paths).not.toContain(path);
  const slashed = await request.get("/about/?a=1", { maxRedirects: 0 });
  expect([slashed.status(), slashed.headers().location]).toEqual([301, "/about?a=1"]);
});
