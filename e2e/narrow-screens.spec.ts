import { addPlayer, signIn } from "@parlour/stack/testing-people";
import { openHydrated } from "./hydrated.ts";
import { narrowPaths } from "./narrow-pages.ts";
import { addNarrowRecords } from "./narrow-records.ts";
import { collectOverflow, findOverflow } from "./overflow.ts";
import { expect, test } from "./own-stack.ts";
import { addRichPlayer } from "./rich-player.ts";

const WIDTH = 360;
test.use({ viewport: { width: WIDTH, height: 780 } });

/** The languages are tested with different currencies, because the length of amounts varies too. */
const languages = { en: "USD", es: "EUR", fr: "CAD", pt: "BTC", zh: "USD" } as const;

for (const [language, currency] of Object.entries(languages)) {
  test(`no screen scrolls sideways at ${WIDTH} px with long names and large amounts: ${language}`, {
    tag: ["@phone"],
  }, async ({ page, stack, context }) => {
    test.setTimeout(900_000);
    const { problems, visit } = collectOverflow(page);
    await context.addCookies([{ name: "LANG", value: language, url: stack.origin }]);
    for (const path of narrowPaths("visitor")) await visit(path);
    const player = await addRichPlayer(stack, { currency, language });
    const cookies = [...player.client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
    await context.addCookies(cookies);
    const ids = { ...(await addNarrowRecords(stack)), round: player.roundId };
    for (const path of narrowPaths("player", ids)) await visit(path);
    await openHydrated(page, "/account/history");
    await expect(page.getByText(/recipient-with-a-name/).first()).toBeVisible();
    expect(problems).toEqual({});
  });

  test(`Players 13: the results of a deposit and a withdrawal fit into ${WIDTH} px: ${language}`, {
    tag: ["@phone"],
  }, async ({ page, stack, context }) => {
    test.setTimeout(600_000);
    const player = await addRichPlayer(stack, { currency, language });
    const cookies = [...player.client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
    await context.addCookies([{ name: "LANG", value: language, url: stack.origin }, ...cookies]);
    const main = page.getByRole("main");
    const isCoin = currency === "BTC";

    await openHydrated(page, "/account/cashier/deposit");
    if (!isCoin) {
      await main.locator("[autocomplete=cc-number]").fill("4000000000001000");
      await main.locator("[autocomplete=cc-exp]").fill("1230");
      await main.locator("[autocomplete=cc-csc]").fill("123");
    }
    await main.locator("form button[type=submit]").click();
    await expect(main.locator("form")).toHaveCount(0);
    expect(await findOverflow(page), "deposit").toEqual([]);

    await openHydrated(page, isCoin ? "/account/cashier/withdraw" : "/account/cashier/withdraw/cbt");
    const amount = main.locator("form [inputmode=decimal]").first();
    await amount.fill(
      isCoin ? "1234" : "1234,56".replace(",", language === "en" || language === "zh" ? "." : ","),
    );
    if (isCoin) await main.locator("form input").last().fill("bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq");
    await main.locator("form button[type=submit]").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("2580");
    expect(await findOverflow(page), "confirmation").toEqual([]);
    await dialog.getByRole("button").last().click();
    await expect(page.getByTestId("result")).toBeVisible();
    expect(await findOverflow(page), "withdrawal receipt").toEqual([]);
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
    // Opening the same URL again returns the player to the table, as a reload would.
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
