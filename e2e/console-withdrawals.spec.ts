import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { addPayer, pay } from "@parlour/stack/testing-cashier";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, recordConsoleMessages } from "./own-stack.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const small = { width: 1024, height: 768 };

/** Approves the newest proposal, as the second of two operators. */
async function approveProposal(page: Page, summary: string): Promise<void> {
  await page.goto("/console/approvals");
  await page.getByRole("row", { name: summary }).getByRole("button", { name: "Approve" }).click();
  await dialog(page).getByLabel("Reason").fill("Agreed with the team");
  await dialog(page).getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Approved and applied")).toBeVisible();
}

test("two operators agree on rules, and a large withdrawal needs both of them", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  test.slow();
  const first = await openConsole(browser, stack, "payments", "configuration?tab=withdrawals", small);
  const second = await openConsole(browser, stack, "operator", "overview");
  const complaints = [first, second].map(recordConsoleMessages);

  await expect(first.getByText("Above $5,000")).toBeVisible();
  await expectAccessible(first);
  await expectNoSideways(first);
  await first.getByRole("button", { name: "Change", exact: true }).click();
  await dialog(first).getByLabel("Second approval required above, in USD").fill("50");
  await dialog(first).getByLabel("Reason").fill("Until the new team knows its work");
  await dialog(first).getByRole("button", { name: "Propose" }).click();
  await expect(first.getByText("It's waiting under Approvals.", { exact: false })).toBeVisible();
  await approveProposal(second, "second approver above $5000 → above $50");

  await first.reload();
  await expect(first.getByText("Above $50", { exact: true })).toBeVisible();
  await first.getByRole("button", { name: "New rule" }).click();
  await expectAccessible(first);
  await expect(dialog(first).getByRole("button", { name: "Propose" })).toBeDisabled();
  await dialog(first).getByLabel("Name").fill("Regular players");
  await dialog(first).getByLabel("Maximum amount in USD").fill("1,00,0");
  await dialog(first).getByLabel("Turnover since the last deposit").focus();
  await expect(dialog(first).getByText("This isn't a number.", { exact: false })).toBeVisible();
  await dialog(first).getByLabel("Maximum amount in USD").fill("1,000");
  await dialog(first).getByLabel("Reason").fill("Agreed in the weekly meeting");
  await dialog(first).getByRole("button", { name: "Propose" }).click();
  await expect(dialog(first)).toHaveCount(0);
  await approveProposal(second, "add the rule “Regular players”");
  await first.reload();
  await expect(first.getByRole("heading", { level: 3, name: "Regular players" })).toBeVisible();
  await expect(first.getByText("Up to $1,000", { exact: true })).toBeVisible();
  await expect(first.getByRole("rowheader", { name: "Rule Regular players" })).toBeVisible();
  await expectNoSideways(first);

  // If a colleague changes a rule while an operator edits it, the operator sees both values.
  const edit = async (page: Page, maximum: string) => {
    await page.getByRole("button", { name: "Edit Regular players" }).click();
    await dialog(page).getByLabel("Maximum amount in USD").fill(maximum);
    await dialog(page).getByLabel("Reason").fill("Fewer withdrawals wait");
  };
  await edit(first, "1,500");
  await dialog(first).getByLabel("Turnover since the last deposit").fill("2");
  const colleague = await openConsole(browser, stack, "admin", "configuration?tab=withdrawals");
  await edit(colleague, "2,000");
  await dialog(colleague).getByRole("button", { name: "Propose" }).click();
  await expect(dialog(colleague)).toHaveCount(0);
  await colleague.context().close();
  await approveProposal(second, "change the rule “Regular players”");
  await dialog(first).getByRole("button", { name: "Propose" }).click();
  await dialog(first).getByRole("button", { name: "Load latest version" }).click();
  const conflict = dialog(first).getByRole("group", { name: "Maximum amount in USD" });
  await expect(conflict).toContainText("2000");
  await expect(conflict).toContainText("1,500");
  await expect(dialog(first).getByRole("button", { name: "Propose" })).toBeDisabled();
  await expectAccessible(first);
  await expectNoSideways(first);
  await conflict.getByRole("button", { name: "Take theirs" }).click();
  await expect(dialog(first).getByLabel("Turnover since the last deposit")).toHaveValue("2");
  await dialog(first).getByRole("button", { name: "Propose" }).click();
  await expect(dialog(first)).toHaveCount(0);
  await approveProposal(second, "change the rule “Regular players”");
  await first.reload();
  await expect(first.getByText("Up to $2,000", { exact: true })).toBeVisible();
  await expect(first.getByText(/^Turnover since the last deposit at least 2×/)).toBeVisible();

  const { client, linked } = await addPayer(stack);
  const request = { method: "CBT", amount: 60, currency: "USD", target: linked, pinCode: "2580" };
  const requested = await pay(client, createWithdrawal, request);
  expect(requested.status).toBe(201);
  for (const desk of [first, second]) {
    await desk.goto("/console/withdrawals");
    await expect(desk.getByText("This amount needs two operators", { exact: false })).toBeVisible();
    await expect(desk.getByText("The approval rules haven't checked it yet.")).toBeVisible();
    await expectAccessible(desk);
    await expectNoSideways(desk);
  }
  // At 1024 × 768 the decision can be made without scrolling.
  for (const name of ["Decline", /approval$/]) {
    await expect(first.getByRole("button", { name }).last()).toBeInViewport({ ratio: 1 });
  }
  await first.screenshot({ path: test.info().outputPath("withdrawal-1024.png") });
  await first.getByRole("button", { name: "Claim" }).click();
  await expect(first.getByText(/^Claimed by you/)).toBeVisible();
  await first.locator("body").press("a");
  await dialog(first).getByLabel("Reason").fill("Bank account checked");
  await dialog(first).getByRole("button", { name: "Approve" }).click();
  await expect(first.getByText("Another operator must give the second approval.")).toBeVisible();
  await expect(first.getByRole("button", { name: "Give second approval" })).toBeDisabled();
  await expect(first.getByText("1 of 2 approvals", { exact: true })).toBeVisible();

  await second.reload();
  await expect(second.getByText("It is paid if you approve it.", { exact: false })).toBeVisible();
  await second.getByRole("button", { name: "Give second approval" }).click();
  await dialog(second).getByLabel("Reason").fill("Turnover checked");
  await dialog(second).getByRole("button", { name: "Approve" }).click();
  await expect(second.getByText("No withdrawals to review")).toBeVisible();

  // A link to a withdrawal opens it even after it has been decided. A link with an unknown id opens nothing.
  await second.goto(`/console/withdrawals?item=${requested.body.id}`);
  await expect(second.getByRole("heading", { name: "$60.00" })).toBeVisible();
  await second.goto("/console/withdrawals?item=withdrawal_unknown");
  await expect(second.getByText("No such withdrawal")).toBeVisible();

  await second.getByRole("button", { name: "Pause automatic decisions" }).click();
  await dialog(second).getByLabel("Reason").fill("A new team learns the queue");
  await dialog(second).getByRole("button", { name: "Pause" }).click();
  await expect(second.getByText("A new team learns the queue", { exact: false })).toBeVisible();
  await expectAccessible(second);
  await second.getByRole("button", { name: "Resume automatic decisions" }).click();
  await dialog(second).getByLabel("Reason").fill("They know it");
  await dialog(second).getByRole("button", { name: "Resume" }).click();
  await expect(second.getByText(/After 60 seconds, the approval rules check/)).toBeVisible();
  // Chromium also logs the refused proposal as an error.
  const isConflict = (message: string) => message.includes("409 (Conflict)");
  expect(complaints.map((messages) => messages.filter((message) => !isConflict(message)))).toEqual([[], []]);
  for (const desk of [first, second]) await desk.context().close();
});
