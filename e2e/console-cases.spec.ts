import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { addPayer, pay } from "@parlour/stack/testing-cashier";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect } from "./own-stack.ts";

const card = {
  method: "CARD",
  currency: "USD",
  cardNumber: "4000 0000 0000 1000",
  expiry: "12/39",
  securityCode: "123",
};

test("two operators work on a case of money laundering until it is reported", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const { client, player, linked } = await addPayer(stack, { amountMinor: 0n });
  await pay(client, createDeposit, { ...card, amount: 1_500 });
  const request = { method: "CBT", amount: 1_200, currency: "USD", target: linked, pinCode: "2580" };
  await pay(client, createWithdrawal, request);

  const one = await openConsole(browser, stack, "compliance", "cases?kind=AML", { width: 1024, height: 768 });
  const row = one.getByRole("row", { name: /Withdrawal of \$1,200\.00/ });
  await expect(async () => {
    await one.reload();
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expectAccessible(one);
  // The first row can be opened with the keyboard.
  await row.focus();
  await one.keyboard.press("Enter");
  await expect(one.getByRole("heading", { level: 1, name: "Money laundering case" })).toBeVisible();
  await expectAccessible(one);

  const other = await openConsole(
    browser,
    stack,
    "admin",
    new URL(one.url()).pathname.replace("/console/", ""),
  );
  await one.getByRole("button", { name: "Claim", exact: true }).click();
  await expect(one.getByText("Claimed by you", { exact: false })).toBeVisible();
  await other.reload();
  await expect(other.getByText(/Claimed by (?!you)/)).toBeVisible();
  await expect(other.getByRole("button", { name: "Close case" })).toBeDisabled();

  const dialog = one.getByRole("dialog");
  await one.getByRole("button", { name: "Hold withdrawals" }).click();
  await dialog.getByLabel("Reason").fill("Until the source of funds is known");
  await dialog.getByRole("button", { name: "Hold", exact: true }).click();
  await expect(one.getByText("Held by this case")).toBeVisible();

  await one.getByRole("button", { name: "Add task" }).click();
  await dialog.getByLabel("Task").fill("Call the bank");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await one.getByRole("button", { name: "Mark as done : Call the bank" }).click();
  await expect(one.getByText("Done by", { exact: false })).toBeVisible();

  await one.getByRole("button", { name: "Write report" }).click();
  await dialog.getByLabel("Grounds for suspicion").fill("Money in and out without play, twice in a week.");
  await dialog.getByRole("button", { name: "Write report" }).click();
  const download = one.waitForEvent("download");
  await one.getByRole("link", { name: /^Download report_/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^report_.*\.html$/);

  await one.getByRole("button", { name: "Release", exact: true }).click();
  await other.getByRole("button", { name: /Claim|Take over/ }).click();
  await expect(other.getByText("Claimed by you", { exact: false })).toBeVisible();
  await other.reload();
  await other.getByRole("button", { name: "Close case" }).click();
  const closing = other.getByRole("dialog");
  await closing.getByLabel("Outcome").selectOption("REPORTED");
  await closing.getByLabel("Reason").fill("Reported today");
  await closing.getByRole("button", { name: "Close case" }).click();
  await expect(other.getByText("reported to the authorities", { exact: true })).toBeVisible();
  await expect(other.getByText("Not held by this case")).toBeVisible();

  await one.goto(`/console/players/${player.id}/protection`);
  await expect(one.getByRole("link", { name: "Money laundering" })).toBeVisible();
});
