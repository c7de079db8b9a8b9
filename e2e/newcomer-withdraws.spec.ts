import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import { FIRST_BRAND_ID } from "@parlour/contracts/entities/brand";
import type { TestStack } from "@parlour/stack/testing";
import { samplePng } from "@parlour/stack/testing-documents";
import { actAsOperator } from "@parlour/stack/testing-operator";
import { depositByTestCard, fillJoin, newPerson, playSlot } from "./newcomer.ts";
import { expect, test, textsOf } from "./own-stack.ts";

const CASHIER = "/account/cashier";
/** The sandbox looks for documents every ten seconds and reviews each after a few seconds. */
const REVIEWED = { timeout: 40_000 };

/** Sets the PIN that the player would choose after joining. It must meet the same rules as a PIN entered on screen. */
async function addPin(stack: TestStack, email: string): Promise<void> {
  const player = await stack.ports.players.findByEmail(email, FIRST_BRAND_ID);
  const change = await stack.ports.players.preparePinCode(player!, "2580");
  if ("refused" in change) throw new Error(change.refused);
  await stack.kit.db.transaction((tx) => change.apply(tx));
}

test("a newcomer joins, deposits, plays, verifies, links a bank account, withdraws and is paid", {
  tag: "@landing",
}, async ({ page, stack }) => {
  const person = newPerson();
  await page.goto("/join");
  await fillJoin(page, person, textsOf("en"), { phone: "416 555 0188", currency: "USD" });
  await page.locator("form").getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.locator("button[popovertarget='account-menu']")).toBeVisible();
  await addPin(stack, person.email);
  await depositByTestCard(page, 60);
  await playSlot(page, "1401", 1);

  // The withdrawal page says what is missing and links to the page where the player can provide it.
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

  await page.goto(`${CASHIER}/withdraw`);
  await page.getByRole("main").getByRole("link", { name: "Link bank account" }).click();
  await expect(page).toHaveURL(/\/account\/bank-accounts$/);
  await page.getByLabel("Name for this account").fill("Everyday");
  await page.getByLabel("Bank code").fill("021000021");
  await page.getByLabel("Account number").fill("12345600");
  await page.getByRole("button", { name: "Link bank account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your PIN").fill("2580");
  await dialog.getByRole("button", { name: "Link bank account" }).click();
  await expect(dialog.getByText("This account isn't in your name.")).toBeVisible();
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel("Account number").fill("12345678");
  await page.getByRole("button", { name: "Link bank account" }).click();
  await dialog.getByLabel("Your PIN").fill("2580");
  await dialog.getByRole("button", { name: "Link bank account" }).click();
  await expect(page.getByText("Sandbox Bank ****5678").first()).toBeVisible();
  // The message arrives and is counted, but is not announced, because the page already shows the same information.
  await expect(page.getByRole("banner").getByRole("link", { name: /unread/ })).toBeVisible();
  await expect(page.getByText("Bank account linked", { exact: true })).toHaveCount(1);

  await page.goto(`${CASHIER}/withdraw/cbt`);
  await page.getByRole("textbox", { name: "Amount" }).fill("20");
  await page.getByRole("button", { name: "Withdraw $20.00" }).click();
  await dialog.getByLabel("Your PIN").fill("2580");
  await dialog.getByRole("button", { name: /Withdraw/ }).click();
  await expect(page.getByText("Withdrawal requested", { exact: true })).toBeVisible();

  const desk = actAsOperator(stack.client(), "Ada");
  const { body } = await desk.call(listWithdrawalsToReview, { query: { status: "PENDING" } });
  const approved = await desk.call(decideWithdrawal, {
    params: { id: body.items[0]!.id },
    body: { decision: "APPROVE", reason: "checked" },
  });
  expect(approved.status, person.email).toBe(200);
  await expect(page.getByText("Pending withdrawal: $20.00")).toBeHidden({ timeout: 30_000 });
  await page.goto("/account/messages");
  await expect(
    page
      .getByRole("main")
      .getByText(/withdrawal/i)
      .first(),
  ).toBeVisible();
});
