import AxeBuilder from "@axe-core/playwright";
import { ERROR_PAGES } from "@parlour/contracts/page";
import { expect, type Page, test } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { contentPages } from "./pages.ts";

/** Records console messages and page errors; a healthy page has none. */
function recordConsoleMessages(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

async function isPhone(page: Page): Promise<boolean> {
  return (page.viewportSize()?.width ?? 0) < 768;
}

test.describe("every page", () => {
  test("has its own title, description and URL, and links only to pages that exist", {
    tag: "@desk",
  }, async ({ request }) => {
    const titles = new Set<string>();
    const links = new Set<string>();
    for (const path of contentPages) {
      const html = await (await request.get(path)).text();
      titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? "");
      expect(html).toMatch(/<meta name="description" content="[^"]{20}/);
      expect(new URL(/rel="canonical" href="([^"]+)"/.exec(html)![1]!).pathname).toBe(path);
      expect(html.match(/rel="alternate" hrefLang=/g)).toHaveLength(6);
      for (const [, href] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g))
        links.add(href!.replaceAll("&amp;", "&"));
    }
    expect(titles.size).toBe(contentPages.length);
    expect(links.size).toBeGreaterThan(contentPages.length);
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
  });
});

test.describe("the header", () => {
  test("stays above the content that scrolls beneath it", { tag: "@ci" }, async ({ page }) => {
    for (const path of ["/", "/casino", "/live-casino", "/help"]) {
      await page.goto(path);
      for (let turn = 0; turn < 6; turn += 1) {
        await page.mouse.wheel(0, 90);
        const isOnTop = () =>
          page.evaluate(() => {
            const header = document.querySelector("header.sticky")!;
            const { left, right, top, bottom } = header.getBoundingClientRect();
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return header.contains(seen);
          });
        await expect.poll(isOnTop, { message: `${path} scrolled ${turn + 1} times` }).toBe(true);
      }
    }
  });
});

test.describe("the server's first response", () => {
  test("has a strict policy: no inline style, a nonce on every script", {
    tag: "@desk",
  }, async ({ request }) => {
    const response = await request.get("/");
    const policy = response.headers()["content-security-policy"] ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce).toBeTruthy();
    expect(policy).not.toContain("unsafe");
    const html = await response.text();
    expect(html).not.toMatch(/<[^>]+ style=/);
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
  });

  test("loads the hero eagerly and other pictures lazily", { tag: "@ci" }, async ({ page }) => {
    await page.goto("/");
    // Placeholder images are excluded: they fill their box whatever their own size, so they need no width and
    // height.
    const pictures = page.locator("main img:not([aria-hidden=true])");
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute("width", /\d+/);
      await expect(picture).toHaveAttribute("height", /\d+/);
      await expect(picture).toHaveAttribute("alt");
    }
    await expect(pictures.first()).toHaveAttribute("loading", "eager");
    await expect(pictures.last()).toHaveAttribute("loading", "lazy");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("home is readable and the links work", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("h1")).toBeVisible();
    await page.locator("main a[href='/casino']").first().click();
    await expect(page).toHaveURL(/\/casino$/);
    await expect(page.locator("h1")).toBeVisible();
  });

  test("the menu opens, and a question expands", { tag: ["@desk", "@ci"] }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.locator("nav button[popovertarget='menu-sheet']").click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toBeVisible();
    await sheet.getByRole("link", { name: "About us" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goto("/");
    await page.locator("summary").first().click();
    await expect(page.locator("details[open] p").first()).toBeVisible();
  });
});

test.describe("navigation", () => {
  test("moves between pages without a page load and marks the current page", async ({ page }) => {
    // Before hydration, a link loads a whole new page, so we wait for hydration.
    await openHydrated(page, "/");
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const place = (await isPhone(page))
      ? { bar: "Quick navigation", link: "Promos", path: /\/promotions$/, title: /Promotions/ }
      : { bar: "Main", link: "Help", path: /\/help$/, title: /Help/ };
    const link = page
      .getByRole("navigation", { name: place.bar, exact: true })
      .getByRole("link", { name: place.link });
    await link.click();
    await expect(page).toHaveURL(place.path);
    await expect(page).toHaveTitle(place.title);
    await expect(link).toHaveAttribute("aria-current", "page");
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  });

  test("shows five channels and the rest under More", { tag: "@ci" }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const bar = page.getByRole("navigation", { name: "Main", exact: true });
    await expect(bar.getByRole("link")).toHaveCount(5);
    await expect(bar.getByRole("link").nth(3)).toHaveText("Help");
    await bar.getByRole("button", { name: "More" }).click();
    await bar.getByRole("link", { name: "About us" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator("#more-menu")).toBeHidden();
  });

  test("the menu opens by keyboard, closes with Escape and restores the focus", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, "/");
    const opener = page.locator("nav button[popovertarget='menu-sheet']");
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("the first Tab stop skips to the content", { tag: "@ci" }, async ({ page }) => {
    await openHydrated(page, "/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });

  test("the slideshow's dots change the slide", { tag: "@ci" }, async ({ page }) => {
    await openHydrated(page, "/");
    const marks = page.getByRole("link", { name: /^Slide / });
    await expect(marks.first()).toHaveAttribute("aria-current", "true");
    await marks.nth(1).click();
    await expect(marks.nth(1)).toHaveAttribute("aria-current", "true");
    await expect(page.locator("#highlight-2 h2")).toBeInViewport();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe("errors", () => {
  for (const [path, status, title] of [
    ["/no/such/page", 404, "Page not found"],
    ["/error/not-found", ERROR_PAGES["/error/not-found"], "Page not found"],
    ["/error/internal-server", ERROR_PAGES["/error/internal-server"], "Something went wrong"],
  ] as const) {
    test(`${path} responds with ${status} in place, with a link to continue`, { tag: "@desk" }, async ({
      page,
    }) => {
      const response = await openHydrated(page, path);
      expect(response?.status()).toBe(status);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator("h1")).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title));
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.locator("main").getByRole("link", { name: "Go to home page" }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.locator("h1")).not.toHaveText(title);
    });
  }

  test("a lost connection is shown for as long as it lasts", { tag: "@ci" }, async ({ page, context }) => {
    await openHydrated(page, "/");
    const notice = page.getByText("You're offline.");
    await expect(notice).toBeHidden();
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(page.getByText("You're back online.")).toBeVisible();
  });
});

test("the sandbox shows the outbox and signs a demo account in with one click", { tag: "@desk" }, async ({
  page,
}) => {
  const complaints = recordConsoleMessages(page);
  await openHydrated(page, "/sandbox");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(complaints).toEqual([]);
  await expect(page.getByRole("heading", { name: "Outbox" })).toBeVisible();
  await page.getByRole("searchbox").fill("nothing says this");
  await expect(page.getByRole("heading", { name: /nothing says this|as soon as/ })).toBeVisible();
  const demo = page.getByRole("listitem").filter({ hasText: "demo@parlour.example" });
  await demo.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Log in" })).toHaveCount(0);
});
