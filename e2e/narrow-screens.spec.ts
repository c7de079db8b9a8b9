import { addPlayer, signIn } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { expect, test } from "./own-stack.ts";
import { contentPages, hiddenPages } from "./pages.ts";
import { addRichPlayer } from "./rich-player.ts";

const WIDTH = 360;
test.use({ viewport: { width: WIDTH, height: 780 } });

/** The languages are tested with different currencies, because the length of amounts varies too. */
const languages = { en: "USD", es: "EUR", fr: "CAD", pt: "BTC", zh: "USD" } as const;

const helpPages = ["/help/search-content?searchTerm=deposit", "/help/search-content?searchTerm=zzzz"];
const lobbyPages = [
  "/casino/slots",
  "/live-casino",
  "/poker?tab=tournaments",
  "/casino/table-games/blackjack",
  "/favourites",
  "/search?searchTerm=ro",
  "/fairness",
];
const visitorPages = [
  "/login",
  "/join",
  "/forgot-password",
  "/welcome/P12345",
  "/sandbox",
  "/error/not-found",
];
const accountPages = [
  "/account",
  "/account/bonuses",
  "/account/loyalty",
  "/account/messages",
  "/account/refer-a-friend",
  "/account/affiliate",
  "/account/profile",
  "/account/security",
  "/account/two-factor",
  "/account/history",
  "/account/games",
  "/account/cashier",
  "/account/cashier/deposit",
  "/account/cashier/withdraw",
  "/account/cashier/withdraw/cbt",
  "/account/cashier/withdraw/ttp",
  "/account/cashier/withdraw/manage-pending",
  "/validate-document",
  "/validation-code/validatePhone",
];

/**
 * Finds texts and open menus that extend beyond the screen, and amounts that are cut off. Rows that can be swiped are
 * excluded.
 */
async function findOverflow(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isSwiped = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const found: string[] = [];
    const scrolled = document.documentElement.scrollWidth;
    if (scrolled > width) found.push(`the page is ${scrolled} px wide`);
    // A menu scrolls its own content, so its texts would be excluded as swipeable. We check the menu's box instead.
    for (const menu of document.querySelectorAll(":popover-open")) {
      const { left, right } = menu.getBoundingClientRect();
      if (left < -1 || right > width + 1) found.push(`#${menu.id} reaches from ${left} to ${right}`);
      if (menu.scrollWidth > menu.clientWidth) found.push(`#${menu.id} scrolls sideways`);
    }
    for (const element of document.querySelectorAll("body *")) {
      const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (
        element.closest(".sr-only, [popover]:not(:popover-open), script, style, noscript") ||
        isSwiped(element)
      )
        continue;
      const { right, left, width: own } = element.getBoundingClientRect();
      const name = `<${element.localName}> ${text.nodeValue?.trim().slice(0, 40)}`;
      if (own > 0 && (right > width + 1 || left < -1)) found.push(`${name} reaches from ${left} to ${right}`);
      const clipped = element.closest(".truncate");
      const isAmount = /\d[.,]\d\d/.test(clipped?.textContent ?? "");
      if (clipped && isAmount && clipped.scrollWidth > clipped.clientWidth) found.push(`${name} is cut off`);
    }
    return found;
  });
}

for (const [language, currency] of Object.entries(languages)) {
  test(`no screen scrolls sideways at ${WIDTH} px with long names and large amounts: ${language}`, {
    tag: ["@phone"],
  }, async ({ page, stack, context }) => {
    test.setTimeout(600_000);
    const problems: Record<string, string[]> = {};
    const visit = async (path: string) => {
      await openHydrated(page, path);
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const found = (await findOverflow(page)).slice(0, 6);
      if (found.length > 0) problems[path] = found;
    };
    await context.addCookies([{ name: "LANG", value: language, url: stack.origin }]);
    for (const path of [...contentPages, ...hiddenPages, ...visitorPages]) await visit(path);
    const player = await addRichPlayer(stack, { currency, language });
    const cookies = [...player.client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
    await context.addCookies(cookies);
    for (const path of ["/", ...lobbyPages, ...helpPages, ...accountPages]) await visit(path);
    await visit(`/account/games/${player.roundId}`);
    expect(problems).toEqual({});
  });
}

test(`the menus of the header fit into ${WIDTH} px with a long name`, { tag: ["@phone"] }, async ({
  page,
  stack,
  context,
}) => {
  const problems: Record<string, string[]> = {};
  const name = { firstName: "Wilhelmina-Josephine Anne", lastName: "Featherstonehaugh-O'Montgomery" };
  for (const language of Object.keys(languages)) {
    const client = stack.client();
    await signIn(client, await addPlayer(stack, { ...name, language, trustsEveryDevice: true }));
    const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
    await context.addCookies([{ name: "LANG", value: language, url: stack.origin }, ...cookies]);
    await openHydrated(page, "/help");
    const buttons = page.locator("header [popovertarget]:visible");
    await expect(page.locator("header [popovertarget=account-menu]")).toBeVisible();
    for (const button of await buttons.all()) {
      const menu = await button.getAttribute("popovertarget");
      await button.click();
      await expect(page.locator(`#${menu}:popover-open`)).toBeVisible();
      const found = await findOverflow(page);
      if (found.length > 0) problems[`${language} ${menu}`] = found;
      await page.keyboard.press("Escape");
      await expect(page.locator(`#${menu}:popover-open`)).toHaveCount(0);
    }
  }
  expect(problems).toEqual({});
});

test(`poker tables fit into ${WIDTH} px`, { tag: ["@phone"] }, async ({ page, stack, context }) => {
  const problems: Record<string, string[]> = {};
  for (const language of Object.keys(languages)) {
    await context.addCookies([{ name: "LANG", value: language, url: stack.origin }]);
    for (const table of ["practice-lounge", "practice-library"]) {
      await openHydrated(page, `/poker/tables/${table}`);
      const dealerButton = page.locator(".poker-stage [title]", { hasText: "D" });
      await expect(dealerButton).toBeVisible();
      const found = await findOverflow(page);
      const { x, width } = (await dealerButton.boundingBox())!;
      if (x < 0 || x + width > WIDTH) found.push(`the dealer button reaches from ${x} to ${x + width}`);
      if (found.length > 0) problems[`${language} ${table}`] = found;
    }
  }
  expect(problems).toEqual({});
});

test("the buttons of a poker tournament don't cover the player's own cards", { tag: ["@phone"] }, async ({
  page,
  stack,
  context,
}) => {
  test.slow();
  const patience = { timeout: 60_000 };
  const client = stack.client();
  await signIn(client, await addPlayer(stack, { currency: "USD", trustsEveryDevice: true }));
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
  await context.addCookies(cookies);
  await openHydrated(page, "/poker");
  await page.getByRole("tab", { name: "Sit & go" }).click();
  await page.getByRole("button", { name: "Register: First Steps" }).click();
  await expect(page).toHaveURL(/\/poker\/tables\//, patience);
  const controls = page.getByRole("region", { name: "Your actions" });
  for (const height of [780, 667]) {
    await page.setViewportSize({ width: WIDTH, height });
    // The player comes back to the table, as after a reload.
    await openHydrated(page, page.url());
    await expect(async () => {
      stack.clock.advance(1_000);
      await expect(page.getByTestId("poker-actions")).toBeVisible({ timeout: 100 });
    }).toPass({ ...patience, intervals: [100] });
    const table = (await page.locator(".poker-stage").boundingBox())!;
    const header = (await page.locator("header.sticky").boundingBox())!;
    expect(table.y, `${height} px high`).toBeGreaterThanOrEqual(header.y + header.height);
    expect(table.y + table.height, `${height} px high`).toBeLessThanOrEqual(
      (await controls.boundingBox())!.y,
    );
  }
});

test("the balance in the header is never cut off on wide screens", { tag: ["@desk"] }, async ({
  page,
  stack,
  context,
}) => {
  test.setTimeout(600_000);
  const problems: Record<string, string[]> = {};
  for (const [language, currency] of Object.entries(languages)) {
    const player = await addRichPlayer(stack, { currency, language });
    const cookies = [...player.client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
    await context.addCookies([{ name: "LANG", value: language, url: stack.origin }, ...cookies]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, "/account/cashier/withdraw");
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(page.locator("header [popovertarget=wallet-panel]")).toContainText(/\d/);
      const found = await findOverflow(page);
      if (width >= 1280) {
        const more = page.locator("header [popovertarget=more-menu]");
        const box = await more.boundingBox();
        const wallet = await page.locator("header [popovertarget=wallet-panel]").boundingBox();
        if (box === null || wallet === null || box.x + box.width > wallet.x) found.push("no room for More");
      }
      if (found.length > 0) problems[`${language} ${width}`] = found;
    }
  }
  expect(problems).toEqual({});
});

test("the labels of the bottom bar are whole in every language", { tag: ["@phone"] }, async ({
  page,
  stack,
  context,
}) => {
  for (const language of Object.keys(languages)) {
    const client = stack.client();
    await signIn(client, await addPlayer(stack, { language, trustsEveryDevice: true }));
    const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
    await context.addCookies([{ name: "LANG", value: language, url: stack.origin }, ...cookies]);
    await openHydrated(page, "/help");
    const labels = page.locator("nav.fixed .truncate");
    await expect(labels).toHaveCount(5);
    const cut = await labels.evaluateAll((all) =>
      all.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
    );
    expect(cut, language).toEqual([]);
  }
});

test("the focused element is never hidden behind the header or the bottom bar", { tag: ["@phone"] }, async ({
  page,
}) => {
  for (const path of ["/join", "/help", "/promotions"]) {
    await openHydrated(page, path);
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest("main, footer")) return null;
        const { top, bottom } = focused.getBoundingClientRect();
        const bar = document.querySelector("nav.fixed")!.getBoundingClientRect();
        const header = document.querySelector("header.sticky")!.getBoundingClientRect();
        return bottom > bar.top + 1 || top < header.bottom - 1 ? focused.outerHTML.slice(0, 120) : null;
      });
      expect(covered, `${path}, stop ${stop + 1}`).toBeNull();
    }
  }
});
