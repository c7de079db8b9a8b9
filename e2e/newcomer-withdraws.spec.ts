import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import type { TestStack } from "@parlour/stack/testing";
import { addPlayerWithDocument, samplePng } from "@parlour/stack/testing-documents";
import { actAsOperator } from "@parlour/stack/testing-operator";
import { signIn } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { depositByTestCard, fillJoin, fillJoinLogin, newPerson, playSlot } from "./newcomer.ts";
import { expect, isPhone, test, textsOf } from "./own-stack.ts";

const CASHIER = "/account/cashier";
const PIN = "2580";
/** The sandbox looks for documents every ten seconds and reviews each after a few seconds. */
const REVIEWED = { timeout: 40_000 };

type Walk = {
  currency: string;
  deposit: number;
  /** The amount as the player types it, and as the site shows it. */
  withdraw: { typed: string; shown: string };
} & (
  | { account: Readonly<Record<string, string>>; strangersAccount?: { label: string; value: string } }
  | { address: string }
);

const walks: readonly Walk[] = [
  {
    currency: "USD",
    deposit: 60,
    withdraw: { typed: "20", shown: "$20.00" },
    account: { "Bank code": "021000021", "Account number": "12345678" },
    strangersAccount: { label: "Account number", value: "12345600" },
  },
  {
    currency: "EUR",
    deposit: 60,
    withdraw: { typed: "20", shown: "€20.00" },
    account: { IBAN: "DE48370400440532015678" },
  },
  {
    currency: "VND",
    deposit: 600_000,
    withdraw: { typed: "200000", shown: "₫200,000" },
    account: { "Bank code": "VCB", "Account number": "12345678" },
  },
  {
    // Bitcoin is typed in thousandths.
    currency: "BTC",
    deposit: 4,
    withdraw: { typed: "1", shown: "m฿1.00000" },
    address: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  },
];

async function depositCoins(page: Page, stack: TestStack, amount: number): Promise<void> {
  await page.goto(`${CASHIER}/deposit`);
  await page.getByLabel("Amount", { exact: true }).fill(String(amount));
  await page.getByRole("button", { name: /^Deposit \D*\d/ }).click();
  await page.getByRole("link", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  // The confirmations arrive one after the other.
  await expect(async () => {
    stack.clock.advance(2_000);
    await expect(page.getByRole("main").getByText("Deposit received")).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 60_000 });
}

/** Follows the link to the page that sets the PIN, sets it, and returns to where the link was. */
async function setPin(page: Page): Promise<void> {
  const from = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Set a PIN" }).last().click();
  const pin = page.getByRole("region", { name: "PIN" });
  await pin.getByLabel("New PIN").fill(PIN);
  await pin.getByLabel("Confirm PIN").fill(PIN);
  await pin.getByRole("button", { name: "Save PIN" }).click();
  await page.waitForURL((url) => url.pathname === from);
}

async function confirm(page: Page, action: string | RegExp): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your PIN").fill(PIN);
  await dialog.getByRole("button", { name: action }).click();
}

/** Sends a passport. The withdrawal page says that it is missing and links to the page that asks for it. */
async function verifyIdentity(page: Page): Promise<void> {
  await page.goto(`${CASHIER}/withdraw`);
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(page).toHaveURL(/\/validate-document$/);
  const form = page.frameLocator("iframe[title='Document upload form']");
  await form
    .getByLabel("Choose")
    .setInputFiles({ name: "passport.png", mimeType: "image/png", buffer: samplePng() });
  await form.getByRole("button", { name: "Send document" }).click();
  await form.getByRole("button", { name: "Continue" }).click();
  await page.goto("/validate-document");
  await expect(page.getByRole("heading", { level: 1, name: "You're verified" })).toBeVisible(REVIEWED);
}

async function linkAccount(page: Page, { account, strangersAccount }: Extract<Walk, { account: object }>) {
  await page.goto(`${CASHIER}/withdraw`);
  await page.getByRole("main").getByRole("link", { name: "Link bank account" }).click();
  await expect(page).toHaveURL(/\/account\/bank-accounts$/);
  await setPin(page);
  await page.getByLabel("Name for this account").fill("Everyday");
  for (const [label, value] of Object.entries(account)) await page.getByLabel(label).fill(value);
  const link = page.getByRole("button", { name: "Link bank account" });
  const dialog = page.getByRole("dialog");
  if (strangersAccount) {
    await page.getByLabel(strangersAccount.label).fill(strangersAccount.value);
    await link.click();
    await confirm(page, "Link bank account");
    await expect(dialog.getByText("This account isn't in your name.")).toBeVisible();
    await dialog.getByRole("button", { name: "Not now" }).click();
    await expect(dialog).toBeHidden();
    await page.getByLabel(strangersAccount.label).fill(account[strangersAccount.label]!);
  }
  await link.click();
  await confirm(page, "Link bank account");
  await expect(page.getByText("Sandbox Bank ****5678").first()).toBeVisible();
  // The message arrives and is counted, but is not announced, because the page already shows the same information.
  // A phone's header has no bell.
  if (!isPhone(page)) {
    await expect(page.getByRole("banner").getByRole("link", { name: /unread/ })).toBeVisible();
  }
  await expect(page.getByText("Bank account linked", { exact: true })).toHaveCount(1);
}

async function requestWithdrawal(page: Page, walk: Walk): Promise<void> {
  const { typed, shown } = walk.withdraw;
  const withdraw = page.getByRole("main").getByRole("button", { name: `Withdraw ${shown}`, exact: true });
  if ("account" in walk) {
    await page.goto(`${CASHIER}/withdraw/cbt`);
    await page.getByRole("textbox", { name: "Amount" }).fill(typed);
    await withdraw.click();
  } else {
    await page.goto(`${CASHIER}/withdraw`);
    await page.getByRole("textbox", { name: "Amount" }).fill(typed);
    await page.getByLabel(/address$/i).fill(walk.address);
    await withdraw.click();
    await setPin(page);
    // The form still has the text that was typed before the PIN was set.
    await withdraw.click();
  }
  await confirm(page, `Withdraw ${shown}`);
  await expect(page.getByText("Withdrawal requested", { exact: true })).toBeVisible();
}

async function approveOnly(stack: TestStack): Promise<void> {
  const desk = actAsOperator(stack.client(), "Ada");
  const { body } = await desk.call(listWithdrawalsToReview, { query: { status: "PENDING" } });
  expect(body.items).toHaveLength(1);
  const approved = await desk.call(decideWithdrawal, {
    params: { id: body.items[0]!.id },
    body: { decision: "APPROVE", reason: "checked" },
  });
  expect(approved.status).toBe(200);
}

for (const [index, walk] of walks.entries()) {
  const { currency, deposit, withdraw } = walk;
  test(`a newcomer joins, deposits, plays, verifies, sets a PIN, withdraws and is paid in ${currency}`, {
    tag: index === 0 ? "@landing" : ["@desk", "@ci"],
  }, async ({ page, stack }) => {
    const person = newPerson();
    await page.goto("/join");
    await fillJoin(page, person, textsOf("en"), { phone: "416 555 0188", currency });
    await page.locator("form").getByRole("button", { name: "Join", exact: true }).click();
    await expect(page.locator("button[popovertarget='account-menu']")).toBeVisible();
    if ("account" in walk) await depositByTestCard(page, deposit);
    else await depositCoins(page, stack, deposit);
    await playSlot(page, "1401", 1);

    await verifyIdentity(page);
    if ("account" in walk) await linkAccount(page, walk);
    await requestWithdrawal(page, walk);
    await approveOnly(stack);
    await expect(page.getByText(`Pending withdrawal: ${withdraw.shown}`)).toBeHidden({ timeout: 30_000 });

    await expect(async () => {
      await page.goto("/account/messages");
      await expect(page.getByRole("main").getByText("Withdrawal paid")).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await page.goto("/account/history?type=WITHDRAWAL");
    await expect(page.getByRole("main").getByText(withdraw.shown).first()).toBeVisible();
  });
}

test("every currency that the join form offers has a way in and a way out", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack, context }) => {
  test.slow();
  await openHydrated(page, "/join");
  await fillJoinLogin(page, newPerson());
  const offered = await page
    .getByLabel("Currency", { exact: true })
    .locator("option")
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(offered).toEqual(expect.arrayContaining(walks.map(({ currency }) => currency)));
  for (const currency of offered) {
    const linked = { id: `linked_${currency}`, name: "Everyday", masked: "****1234", type: "BANK" };
    const player = await addPlayerWithDocument(stack, "VERIFIED", { currency, linkedAccounts: [linked] });
    const client = stack.client();
    await signIn(client, player);
    await context.addCookies(
      [...client.cookies].map(([name, value]) => ({ name, value, url: stack.origin })),
    );
    const main = page.getByRole("main");
    await openHydrated(page, `${CASHIER}/deposit`);
    await expect(main.getByRole("button", { name: /^Deposit \D*\d/ }), currency).toBeVisible();
    await openHydrated(page, `${CASHIER}/withdraw`);
    // The first method is a bank transfer or the address of a coin; the last sends money to another player.
    await main.locator("fieldset label").first().click();
    await expect(main.getByRole("button", { name: /^Withdraw \D*\d/ }), currency).toBeVisible();
  }
});
