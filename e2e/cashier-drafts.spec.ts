import { FIRST_BRAND_ID } from "@parlour/contracts/entities/brand";
import { seedDocumentStatus } from "@parlour/server/services/identity/profile-profiling";
import { addPlayerWithDocument } from "@parlour/stack/testing-documents";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { fillJoin, newPerson } from "./newcomer.ts";
import { expect, fillLogin, logIn, test, textsOf } from "./own-stack.ts";

const CASHIER = "/account/cashier";
const address = "ltc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";
const amountOf = (page: Page) => page.getByRole("textbox", { name: "Amount" });

/** Confirms the open dialog with the PIN. */
async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your PIN").fill("2580");
  await dialog.getByRole("button", { name: /^(Withdraw|Send) / }).click();
}

/** Lets the server process the given calls, but drops its responses. */
async function loseAnswers(page: Page, calls: string): Promise<void> {
  await page.route(calls, async (route) => {
    if (route.request().method() !== "POST") return await route.continue();
    await route.fetch();
    await route.abort();
  });
}

/** Confirms the open dialog so that the money moves but the server's answer is lost, then closes the dialog. */
async function confirmUnanswered(page: Page, calls: string): Promise<void> {
  await loseAnswers(page, calls);
  await confirm(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.unroute(calls);
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(dialog).toBeHidden();
}

test("a withdrawal keeps its entries while the player logs in again and sets a PIN, and is made once", {
  tag: ["@phone", "@ci"],
}, async ({ page, stack }) => {
  const person = newPerson();
  await page.goto("/join");
  await fillJoin(page, person, textsOf("en"), { phone: "416 555 0178", currency: "LTC" });
  await page.locator("form").getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.locator("button[popovertarget='account-menu']")).toBeVisible();
  const { id } = (await stack.ports.players.findByEmail(person.email, FIRST_BRAND_ID))!;
  await seedDocumentStatus(stack.kit, id, "VERIFIED");
  await depositTo(stack, { playerId: id, id: "start", currency: "LTC", amountMinor: 10_00000000n });

  await page.goto(`${CASHIER}/withdraw`);
  await amountOf(page).fill("1.25");
  await page.getByLabel("Your LTC address").fill(address);
  await page.getByRole("button", { name: /^Withdraw .*1\.25/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("You haven't set a PIN yet.", { exact: false })).toBeVisible();
  // The session ends before the page for the PIN opens, so the player has to log in first.
  await stack.kit.sessions.endAllOf(id, { reason: "test" });
  await dialog.getByRole("link", { name: "Set a PIN" }).click();
  await expect(page).toHaveURL(/\/login\?destination=/);
  await fillLogin(page, { username: person.email, password: person.password });
  await page.getByLabel("New PIN").fill("2580");
  await page.getByLabel("Confirm PIN").fill("2580");
  await page.getByRole("button", { name: "Save PIN" }).click();

  await expect(page).toHaveURL(/\/account\/cashier\/withdraw$/);
  await expect(amountOf(page)).toHaveValue("1.25");
  await expect(page.getByLabel("Your LTC address")).toHaveValue(address);
  await page.getByRole("button", { name: /^Withdraw .*1\.25/ }).click();
  await confirmUnanswered(page, "**/withdrawals");
  // Clearing the amount keeps the dialog from opening again, and leaving the page removes the form.
  await amountOf(page).fill("");
  await amountOf(page).fill("1.25");
  await page.getByRole("main").getByRole("link", { name: "Deposit", exact: true }).click();
  await expect(page).toHaveURL(/\/deposit$/);
  await page.getByRole("main").getByRole("link", { name: "Withdraw", exact: true }).click();
  await page.getByRole("button", { name: /^Withdraw .*1\.25/ }).click();
  await confirm(page);
  await expect(page.getByText("Withdrawal requested", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Make another withdrawal" }).click();
  await expect(amountOf(page)).not.toHaveValue("1.25");
  const { amountsMinor } = (await stack.kit.ledger.balancesOf(id))!;
  expect(amountsMinor.pendingWithdrawal).toBe(1_25000000n);
});

test("a transfer whose answer was lost is made once, also after its dialog was closed", {
  tag: ["@phone", "@ci"],
}, async ({ page, stack }) => {
  const own = { currency: "USD", trustsEveryDevice: true };
  const sender = await addPlayerWithDocument(stack, "VERIFIED", own);
  const recipient = await addPlayer(stack, own);
  await depositTo(stack, { playerId: sender.id, id: "start", currency: "USD", amountMinor: 500_00n });
  await logIn(page, sender, `/login?destination=${CASHIER}/withdraw/ttp`);
  await amountOf(page).fill("50");
  await page.getByLabel("Player's nickname").fill(recipient.nickname);
  const send = page.getByRole("button", { name: "Send $50.00" });
  await send.click();
  await confirmUnanswered(page, "**/transfers");
  await send.click();
  await page.getByRole("dialog").getByLabel("Your PIN").fill("2580");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("result").getByText("$50.00", { exact: false })).toBeVisible();
  const { amountsMinor } = (await stack.kit.ledger.balancesOf(recipient.id))!;
  expect(amountsMinor.withdrawable).toBe(50_00n);
});

test("a deposit whose answer was lost is made once, also after another method was chosen", {
  tag: ["@phone", "@ci"],
}, async ({ page, stack }) => {
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  await logIn(page, player, `/login?destination=${CASHIER}/deposit`);
  const main = page.getByRole("main");
  const fillCard = async () => {
    await page.getByLabel("Card number").fill("4000000000001000");
    await page.getByLabel("Expiry date").fill("1230");
    await page.getByLabel("Security code (CVV)").fill("123");
  };
  await fillCard();
  await loseAnswers(page, "**/deposits");
  await page.getByRole("button", { name: "Deposit $50.00" }).click();
  await expect(page.getByTestId("result").getByRole("alert")).toBeVisible();
  await page.unroute("**/deposits");
  await main.getByText("Voucher", { exact: true }).click();
  await main.getByText("Card", { exact: true }).click();
  await fillCard();
  await page.getByRole("button", { name: "Deposit $50.00" }).click();
  await expect(page.getByTestId("result").getByText("Deposit received")).toBeVisible();
  const { amountsMinor } = (await stack.kit.ledger.balancesOf(player.id))!;
  expect(amountsMinor.withdrawable).toBe(50_00n);

  await page.goto(`${CASHIER}/deposit?deposit=deposit_unknown`);
  await expect(main.getByText("We couldn't find this deposit in your account.")).toBeVisible();
  await main.getByRole("button", { name: "Make another deposit" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
});
