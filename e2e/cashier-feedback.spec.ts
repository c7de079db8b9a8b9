import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import type { TestStack } from "@parlour/stack/testing";
import { pay } from "@parlour/stack/testing-cashier";
import { addPlayerWithDocument } from "@parlour/stack/testing-documents";
import { betFrom, depositTo } from "@parlour/stack/testing-money";
import { addPlayer, signIn } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expect, logIn, test } from "./own-stack.ts";

const CASHIER = "/account/cashier";
const phone = { width: 360, height: 780 };
const longName = "Everyday account for salaries and everything else I own 2026";

test.use({ viewport: phone });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

async function fillCard(page: Page, ending: string): Promise<void> {
  await page.getByLabel("Card number").fill(`400000000000${ending}`);
  await page.getByLabel("Expiry date").fill("1230");
  await page.getByLabel("Security code (CVV)").fill("123");
}

async function addRich(stack: TestStack, id: string) {
  const linkedAccounts = [{ id, name: longName, masked: "****1234", type: "BANK" }];
  const player = await addPlayerWithDocument(stack, "VERIFIED", {
    currency: "USD",
    linkedAccounts,
    trustsEveryDevice: true,
  });
  await depositTo(stack, { playerId: player.id, id: "start", currency: "USD", amountMinor: 987_654_321_00n });
  return player;
}

test("after a card is declined on a phone the result is scrolled to, focused and announced", {
  tag: "@desk",
}, async ({ page, stack }) => {
  const player = await addRich(stack, "linked_declined");
  await logIn(page, player, `/login?destination=${CASHIER}/deposit`);
  await fillCard(page, "2000");
  await page.getByRole("button", { name: /^Deposit \$/ }).click();
  const result = page.getByTestId("result");
  await expect(result.getByText("Deposit declined")).toBeInViewport();
  await expect(result).toBeFocused();
  await expect(result.getByRole("alert")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("after the first deposit its offers are gone, and the games are one press away", {
  tag: "@desk",
}, async ({ page, stack }) => {
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  await logIn(page, player, `/login?destination=${CASHIER}/deposit`);
  const offer = page.getByRole("main").getByText("Welcome bonus");
  await expect(offer).toBeVisible();
  await fillCard(page, "1000");
  await page.getByRole("button", { name: /^Deposit \$/ }).click();
  await expect(page.getByTestId("result").getByText("Deposit received")).toBeVisible();
  await expect(page.getByRole("link", { name: "Start playing" })).toHaveAttribute("href", "/");
  const loaded = page.waitForResponse((answer) => answer.url().includes("/offers"));
  await page.getByRole("button", { name: "Make another deposit" }).click();
  await loaded;
  await expect(page.getByLabel("Card number")).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("errors focus their field, and amounts are selected on focus", { tag: "@desk" }, async ({
  page,
  stack,
}) => {
  const player = await addRich(stack, "linked_errors");
  await logIn(page, player, `/login?destination=${CASHIER}/deposit`);
  await page.getByRole("button", { name: /^Deposit \$/ }).click();
  await expect(page.getByLabel("Card number")).toBeFocused();
  await page.getByRole("textbox", { name: "Amount" }).focus();
  await page.keyboard.type("7");
  await expect(page.getByRole("textbox", { name: "Amount" })).toHaveValue("7");
  await fillCard(page, "1000");
  await page.getByRole("main").getByRole("button", { name: "Deposit", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await expect(page.getByText("Minimum deposit is $10.00.")).toBeVisible();
});

test("an amount is checked when the player leaves its field, and the error disappears with its cause", {
  tag: "@desk",
}, async ({ page, stack }) => {
  const player = await addRich(stack, "linked_blur");
  await logIn(page, player, `/login?destination=${CASHIER}/deposit`);
  const amount = page.getByRole("textbox", { name: "Amount" });
  await amount.fill("7");
  await expect(amount).not.toHaveAttribute("aria-invalid");
  await page.getByLabel("Card number").focus();
  await expect(page.getByText("Minimum deposit is $10.00.")).toBeVisible();
  await amount.fill("");
  await expect(page.getByText("Enter an amount.")).toBeVisible();
  await amount.fill("25");
  await expect(amount).not.toHaveAttribute("aria-invalid");
  await page.getByLabel("Card number").fill("4000");
  await amount.focus();
  await expect(page.getByLabel("Card number")).toHaveAttribute("aria-invalid", "true");

  await page.goto(`${CASHIER}/withdraw/ttp`);
  await amount.fill("");
  await page.getByLabel("Player's nickname").focus();
  await expect(page.getByText("Enter an amount.")).toBeVisible();
  await amount.fill("5");
  await expect(page.getByText("Enter an amount.")).toHaveCount(0);
});

test("a clamped amount explains why", { tag: "@desk" }, async ({ page, stack }) => {
  const player = await addRich(stack, "linked_clamped");
  await logIn(page, player, `/login?destination=${CASHIER}/deposit`);
  await page.getByRole("textbox", { name: "Amount" }).fill("2000");
  await page.getByRole("main").getByText("Voucher", { exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Amount" })).toHaveValue("500");
  await expect(page.getByText("Lowered to $500.00, the maximum for this method.")).toBeVisible();
});

test("withdrawal receipt and pending withdrawals fit a phone with long data", { tag: "@desk" }, async ({
  page,
  stack,
}) => {
  const player = await addRich(stack, "linked_receipt");
  const client = stack.client();
  await signIn(client, player);
  const request = { method: "CBT", currency: "USD", target: "linked_receipt", pinCode: "2580" };
  for (const amount of [9_999.99, 9_876.54]) await pay(client, createWithdrawal, { ...request, amount });
  await logIn(page, player, `/login?destination=${CASHIER}/withdraw/cbt`);
  await page.getByRole("textbox", { name: "Amount" }).fill("9999.99");
  await page.getByRole("button", { name: /^Withdraw \$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your PIN").fill("2580");
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("button", { name: /Withdraw/ }).click();
  await expect(page.getByTestId("result").getByText("Withdrawal requested")).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await page.goto(`${CASHIER}/withdraw/manage-pending`);
  await expect(page.getByRole("button", { name: "Cancel", exact: true })).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await page.goto("/account/bank-accounts");
  await expect(page.getByText(longName)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("a deposit offers the bonus with its cost, and the wallet explains locked money", {
  tag: "@desk",
}, async ({ page, stack }) => {
  const player = await addPlayer(stack, { currency: "USD" });
  await logIn(page, player, `/login?destination=${CASHIER}/deposit`);
  const choice = page.getByRole("group", { name: "Add a bonus" });
  await expect(choice.getByRole("radio", { name: /No bonus/ })).toBeChecked();
  await expect(choice.getByText(/First-deposit offers can't be claimed later/)).toBeVisible();
  await choice.getByRole("radio").first().check();
  await expect(page.getByText("Locked until wagered")).toBeVisible();
  await expect(choice.getByText(/Maximum bet until then: \$5\.00/)).toBeVisible();
  await fillCard(page, "1000");
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Deposit $50.00" }).click();
  await expect(page.getByTestId("result").getByText("Deposit received")).toBeVisible();
  await expect(page.getByTestId("locked-note").first()).toContainText("to unlock it", { timeout: 20_000 });
  await expectNoSidewaysScroll(page);
});

test("no figures are shown for an amount that can't be deposited", { tag: "@desk" }, async ({
  page,
  stack,
}) => {
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  await logIn(page, player, `/login?destination=${CASHIER}/deposit`);
  const main = page.getByRole("main");
  await main.getByText("Welcome bonus").first().click();
  await expect(main).toContainText("stays locked");
  await main.getByRole("textbox", { name: "Amount" }).fill("99999");
  await expect(main.getByRole("button", { name: "Deposit", exact: true })).toBeVisible();
  await expect(main).not.toContainText("stays locked");
  await expect(main).not.toContainText("99,999");
});

test("a chosen bonus is not lost by depositing less than it needs", { tag: "@desk" }, async ({
  page,
  stack,
}) => {
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  await logIn(page, player, `/login?destination=${CASHIER}/deposit`);
  const choice = page.getByRole("group", { name: "Add a bonus" });
  await choice.getByRole("radio", { name: /Welcome bonus/ }).check();
  const amount = page.getByRole("textbox", { name: "Amount" });
  await amount.fill("15");
  await fillCard(page, "1000");
  await page.getByRole("main").getByRole("button", { name: "Deposit", exact: true }).click();
  await expect(amount).toBeFocused();
  await expect(page.getByText(/Welcome bonus needs a deposit of at least \$20\.00/)).toBeInViewport();
  await choice.getByRole("radio", { name: /No bonus/ }).check();
  await page.getByRole("button", { name: "Deposit $15.00" }).click();
  await expect(page.getByTestId("result").getByText("Deposit received")).toBeVisible();
});

test("a bonus that was claimed with a refused deposit is shown as claimed", { tag: "@desk" }, async ({
  page,
  stack,
}) => {
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  await logIn(page, player, `/login?destination=${CASHIER}/deposit`);
  await page.route("**/deposits", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 503, json: { errorCode: "PROVIDER_UNAVAILABLE" } })
      : route.continue(),
  );
  await page.getByRole("radio", { name: /Welcome bonus/ }).check();
  await fillCard(page, "1000");
  await page.getByRole("button", { name: /^Deposit \$/ }).click();
  await expect(page.getByText("The payment provider isn't responding.", { exact: false })).toBeVisible();
  await expect(page.getByText("Bonus on this deposit: Welcome bonus")).toBeVisible();
  await expect(page.getByRole("radio", { name: /No bonus/ })).toHaveCount(0);
  await page.unroute("**/deposits");
  await page.getByRole("button", { name: /^Deposit \$/ }).click();
  await expect(page.getByTestId("locked-note").first()).toContainText("Welcome bonus");
});

test("a withdrawal that was refused goes through once the money is there", { tag: "@desk" }, async ({
  page,
  stack,
}) => {
  const account = { id: "linked_again", name: "Everyday", masked: "****1234", type: "BANK" };
  const player = await addPlayerWithDocument(stack, "VERIFIED", {
    currency: "USD",
    linkedAccounts: [account],
    trustsEveryDevice: true,
  });
  const money = { playerId: player.id, currency: "USD", amountMinor: 50_00n };
  await depositTo(stack, { ...money, id: "first" });
  await logIn(page, player, `/login?destination=${CASHIER}/withdraw/cbt`);
  await page.getByRole("textbox", { name: "Amount" }).fill("50");
  await page.getByRole("button", { name: "Withdraw $50.00" }).click();
  const dialog = page.getByRole("dialog");
  const confirm = async () => {
    await dialog.getByLabel("Your PIN").fill("2580");
    await dialog.getByRole("button", { name: "Withdraw $50.00" }).click();
  };
  await betFrom(stack, { ...money, id: "elsewhere" });
  await confirm();
  await expect(dialog.getByText("Insufficient funds.")).toBeVisible();
  await dialog.getByRole("button", { name: "Not now" }).click();

  await depositTo(stack, { ...money, id: "second" });
  // The form accepts the amount as soon as the page has received the new balance.
  await expect(async () => {
    await page.getByRole("button", { name: "Withdraw $50.00" }).click();
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(dialog.getByText("Insufficient funds.")).toHaveCount(0);
  await confirm();
  await expect(page.getByTestId("result").getByText("Withdrawal requested")).toBeVisible();
});

test("the cashier asks for the methods of the player's channel and payment profile", {
  tag: "@desk",
}, async ({ page, stack }) => {
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  const asked = (path: RegExp) => page.waitForRequest((request) => path.test(request.url()));
  const [info, groups] = [asked(/\/payment\/profiles\/[^/]+\/info$/), asked(/\/method-groups\?/)];
  await logIn(page, player, `/login?destination=${CASHIER}/deposit`);
  await info;
  const query = Object.fromEntries(new URL((await groups).url()).searchParams);
  expect(query).toMatchObject({ channel: "MOBILE", cp: "", ct: "", currency: "USD", region: "CA-ON" });
});
