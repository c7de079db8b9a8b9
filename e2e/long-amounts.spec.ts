import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import type { TestStack } from "@parlour/stack/testing";
import { addPayer, pay } from "@parlour/stack/testing-cashier";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, signIn } from "@parlour/stack/testing-people";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { fillJoin, newPerson } from "./newcomer.ts";
import { expect, test } from "./own-stack.ts";
import { addMatch } from "./sports-matches.ts";

// Long amounts must fit on the narrowest phones, in every language and currency.

const WIDTH = 360;
test.use({ viewport: { width: WIDTH, height: 780 } });

type Wallet = { language: string; currency: string; amountMinor: bigint };

async function visitAs(
  context: BrowserContext,
  stack: TestStack,
  { language, currency, amountMinor }: Wallet,
) {
  const player = await addPlayer(stack, { language, currency, trustsEveryDevice: true });
  await depositTo(stack, { playerId: player.id, id: `long-${player.id}`, currency, amountMinor });
  const client = stack.client();
  await signIn(client, player);
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
  await context.addCookies([{ name: "LANG", value: language, url: stack.origin }, ...cookies]);
  return client;
}

/** Whether a field shows its whole text. */
const isWhole = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => input.scrollWidth <= input.clientWidth);

const lineCount = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

async function openGame(page: Page, gameId: string, language: string): Promise<void> {
  const path = `/services/games-integration-service/api/v1/games/${gameId}/url?mode=real&language=${language}`;
  const { url } = (await (await page.request.get(path)).json()) as { url: string };
  await page.goto(url);
  await expect(page.getByTestId("game-balance")).toBeVisible();
}

test("a newcomer's phone number and e-mail address are whole on a narrow phone", {
  tag: "@phone",
}, async ({ page }) => {
  const person = newPerson();
  person.email = `a.long.mailbox.name.${process.pid}@a-long-company-name.example.org`;
  await openHydrated(page, "/join");
  await expect(page.getByText("20×")).toHaveCount(1);
  await fillJoin(page, person, undefined, { phone: "416 555 0177", currency: "USD" });
  await page.locator("form").getByRole("button", { name: "Back" }).click();
  expect(await isWhole(page.getByLabel("Phone", { exact: true }))).toBe(true);
  await page.locator("form button[type=submit]").click();
  await page.locator("form").getByRole("button", { name: "Join", exact: true }).click();
  const toast = page.locator(".toaster li", { hasText: person.email });
  await expect(toast).toBeVisible();
  const { x, width } = (await toast.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(WIDTH);
});

test("a stake is replaced by typing, with the player's decimal comma", { tag: "@phone" }, async ({
  page,
  context,
  stack,
}) => {
  await visitAs(context, stack, { language: "fr", currency: "CAD", amountMinor: 100_000n });
  await openGame(page, "1401", "fr");
  const stake = page.getByRole("textbox", { name: "Mise" });
  await stake.click();
  await page.keyboard.type("5,5");
  await page.keyboard.press("Tab");
  await expect(stake).toHaveValue(/^5,50/);

  await openHydrated(page, "/account/cashier/deposit");
  const amount = page.getByRole("textbox", { name: "Montant" });
  await amount.click();
  await page.keyboard.type("15,50");
  await expect(amount).toHaveValue("15,50");
  await expect(page.getByRole("main").getByRole("button", { name: /^Déposer 15,50/ })).toBeVisible();
});

test("the amounts of autoplay do not overlap", { tag: "@phone" }, async ({ page, context, stack }) => {
  await visitAs(context, stack, { language: "es", currency: "VND", amountMinor: 50_000_000n });
  await openGame(page, "1401", "es");
  await page.getByRole("textbox", { name: "Apuesta" }).click();
  await page.keyboard.type("5000000");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Juego automático" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "125.000.000" })).toBeVisible();
  const cut = await dialog
    .locator("button, [role=radiogroup] label, input")
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.outerHTML),
    );
  expect(cut).toEqual([]);
});

test("the slip suits a currency of large amounts, and closes when its bet is placed", {
  tag: "@phone",
}, async ({ page, context, stack }) => {
  const match = await addMatch(stack);
  await visitAs(context, stack, { language: "en", currency: "IDR", amountMinor: 50_000_000n });
  await openHydrated(page, "/sports");
  const bar = page.getByRole("button", { name: /^Bet slip/ });
  await page.getByRole("button", { name: new RegExp(`^${match.home} – ${match.away}: [^,]+, Draw`) }).click();
  await bar.click();
  const sheet = page.getByRole("dialog", { name: "Bet slip" });
  const stake = sheet.getByRole("textbox", { name: "Stake" });
  await sheet.getByRole("button", { name: "Add 50000", exact: true }).click();
  await expect(stake).toHaveValue("50000");
  await stake.click();
  await page.keyboard.type("12345678");
  await expect(stake).toHaveValue("12345678");
  expect(await isWhole(stake)).toBe(true);
  await stake.fill("50000");
  await sheet.getByRole("button", { name: /^Place bet/ }).click();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(sheet).toBeHidden();
  await expect(bar).toBeHidden();
});

test("the cashier shows a large balance in one line, and no link to the page itself", {
  tag: "@phone",
}, async ({ page, context, stack }) => {
  const { client, linked } = await addPayer(stack, { currency: "IDR", amountMinor: 36_654_322n });
  const request = { method: "CBT", amount: 1_000_000, currency: "IDR", target: linked, pinCode: "2580" };
  await pay(client, createWithdrawal, request);
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
  await context.addCookies(cookies);
  await openHydrated(page, "/account/cashier/withdraw");
  await expect(page.getByRole("link", { name: "Manage" })).toBeVisible();
  expect(await lineCount(page.getByTestId("playable"))).toBe(1);
  await openHydrated(page, "/account/cashier/withdraw/manage-pending");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Manage" })).toHaveCount(0);

  await openHydrated(page, "/account/history");
  await expect(page.getByText("Total balance:").first()).toBeInViewport();
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByLabel("From", { exact: true })).toBeVisible();
});
