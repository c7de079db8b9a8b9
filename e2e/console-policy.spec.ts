import { acceptInvitation } from "@parlour/contracts/calls/office/operator/accept-invitation";
import { countQueues } from "@parlour/contracts/calls/office/operator-queues/count-queues";
import type { CountedWork } from "@parlour/contracts/entities/queue";
import { newestCode } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, recordConsoleMessages } from "./own-stack.ts";

const tags = { tag: ["@desk", "@ci"] };
const small = { width: 1024, height: 768 };
const dialog = (page: Page) => page.getByRole("dialog");

/**
 * The number on the badge of Approvals; 0 if there is none. On narrow screens the navigation is folded, so the text is
 * read without waiting for it to be visible.
 */
async function approvalsBadge(page: Page): Promise<number> {
  const entry = page.locator("nav[aria-label=Sections] a[href$='/approvals']");
  return Number(/\d+/.exec((await entry.textContent()) ?? "")?.[0] ?? 0);
}
/** The number of approvals that wait for the operator, as the server counts them. */
async function approvalsWaiting(page: Page): Promise<number> {
  const answer = await page.request.get(countQueues.path);
  const queues = (await answer.json()) as { queue: CountedWork; count: number }[];
  return queues.find(({ queue }) => queue === "approvals")!.count;
}
/** What another operator did is counted with the next poll. */
const countedAgain = { timeout: 45_000 };

async function propose(page: Page, reason: string): Promise<void> {
  await dialog(page).getByLabel("Reason").fill(reason);
  await dialog(page).getByRole("button", { name: "Propose" }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Approves a proposal, as the second of two operators. */
async function approve(page: Page, summary: string | RegExp): Promise<void> {
  await page.goto("/console/approvals");
  await page.getByRole("row", { name: summary }).getByRole("button", { name: "Approve" }).click();
  await dialog(page).getByLabel("Reason").fill("Agreed with the team");
  await dialog(page).getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Approved and applied")).toBeVisible();
}

test(
  "two administrators agree what needs two people, and the rules hold at once",
  tags,
  async ({ browser, stack }) => {
    test.slow();
    const first = await openConsole(browser, stack, "admin", "configuration?tab=second-person", small);
    const second = await openConsole(browser, stack, "operator", "overview");
    const complaints = [first, second].map(recordConsoleMessages);

    const waiting = { first: await approvalsWaiting(first), second: await approvalsWaiting(second) };

    const rowOf = (page: Page, label: string) => page.getByRole("row", { name: label });
    await expect(rowOf(first, "Rules of a jurisdiction")).toContainText("Never");
    await expect(rowOf(first, "Changes of this policy")).toContainText("can't be changed");
    await expectAccessible(first);
    await expectNoSideways(first);

    await rowOf(first, "Refunds and other balance adjustments")
      .getByRole("button", { name: "Change" })
      .click();
    await expect(dialog(first).getByRole("button", { name: "Propose" })).toBeDisabled();
    await dialog(first).getByText("Above an amount").click();
    await dialog(first).getByLabel("Amount credited or debited, in USD").fill("1,000");
    await expectAccessible(first);
    await propose(first, "Support may refund small amounts");
    await expect(first.getByText("It's waiting under Approvals.", { exact: false })).toBeVisible();
    await rowOf(first, "Site settings that can stop").getByRole("button", { name: "Change" }).click();
    await dialog(first).getByText("Always").click();
    await propose(first, "A wrong setting closed the cashier");
    await rowOf(first, "Offers Highest cost").getByRole("button", { name: "Change" }).click();
    await dialog(first).getByText("Above an amount").click();
    await dialog(first).getByLabel("Highest cost per player, in USD").fill("50");
    await propose(first, "Offers got expensive");
    // The badge counts what this operator can decide, so the proposer's own badge stays as it is.
    await expect.poll(() => approvalsBadge(second), countedAgain).toBe(waiting.second + 3);
    expect(await approvalsBadge(first)).toBe(waiting.first);
    await approve(second, /Refunds and other balance adjustments.*always → above \$1,000/);
    await approve(second, /Site settings that can stop.*never → always/);
    await approve(second, /“Offers”: never → above \$50/);
    await expect.poll(() => approvalsBadge(second)).toBe(waiting.second);
    await first.reload();
    await expect(rowOf(first, "Refunds and other balance adjustments").first()).toContainText("Above $1,000");
    await expect(first.getByRole("table", { name: "Two-person rule changes" })).toContainText("Approved by");
    await expectNoSideways(first);

    // A small refund applies at once; a large one waits for approval.
    const support = await openConsole(browser, stack, "support", "players/player_demo");
    const adjust = async (amount: string, button: string) => {
      await support.getByRole("button", { name: "Actions" }).click();
      await support.getByRole("menuitem", { name: "Adjust balance" }).click();
      await dialog(support).getByLabel("Amount in").fill(amount);
      await dialog(support).getByLabel("Reason").fill("The round was interrupted");
      await dialog(support).getByRole("button", { name: button }).click();
      await expect(dialog(support)).toHaveCount(0);
    };
    await adjust("12", "Adjust balance");
    await expect(support.getByText("The policy needs no second operator", { exact: false })).toBeVisible();
    await adjust("1,001", "Propose");
    await expect(support.getByText("It's waiting under Approvals.", { exact: false })).toBeVisible();
    await support.goto("/console/approvals?show=ALL");
    await expect(support.getByText("No second operator needed")).toBeVisible();
    await support.context().close();

    // The maximum cost of an offer is shown before saving. If it is above the threshold, the offer is proposed instead
    // of saved.
    await first.goto("/console/bonuses/offers/offer_welcome");
    await first.getByRole("button", { name: "Review and save" }).click();
    await expect(dialog(first).getByText(/Worst case: .*a second operator must approve it/)).toBeVisible();
    await propose(first, "Same terms, looked at again");
    await expect(first.getByText("Proposed. Another operator must approve it.")).toBeVisible();
    await second.goto("/console/approvals");
    await second
      .getByRole("row", { name: /^Offer / })
      .getByRole("button", { name: "Approve" })
      .click();
    await dialog(second).getByText("Show the full offer").click();
    await expect(dialog(second).getByText("Minimum deposit (USD)")).toBeVisible();
    await expectAccessible(second);
    await dialog(second).getByRole("button", { name: "Cancel" }).click();

    // A setting that can stop payments is proposed instead of saved.
    await first.goto("/console/configuration?setting=isCashierWithdrawalEnabled");
    await first.getByLabel("Withdrawals").first().click();
    await first.getByRole("button", { name: "Review and save" }).click();
    await dialog(first).getByLabel("Reason").fill("Provider maintenance");
    await dialog(first).getByRole("button", { name: "Save" }).click();
    await expect(first.getByText("Proposed. Another operator must approve it.")).toBeVisible();
    await approve(second, /isCashierWithdrawalEnabled true → false/);
    await first.goto("/console/configuration");
    await expect(first.getByRole("table", { name: "Settings change history" })).toContainText("Odile Perrin");
    // The browser logs an error for each of the two direct calls that the server refused before the change was
    // proposed.
    expect(complaints.flat().filter((text) => !text.includes("403 (Forbidden)"))).toEqual([]);
    await first.context().close();
    await second.context().close();
  },
);

test(
  "administrators make a role, and its holder sees it in the menu without a reload",
  tags,
  async ({ browser, stack }) => {
    test.slow();
    const first = await openConsole(browser, stack, "admin", "operators?tab=roles", small);
    const second = await openConsole(browser, stack, "operator", "overview");
    const complaints = [first, second].map(recordConsoleMessages);

    await first.getByRole("button", { name: "New role" }).click();
    await dialog(first).getByLabel("Name").fill("Payments viewer");
    await dialog(first).getByLabel("Description").fill("Looks up payments for the night desk");
    await expect(dialog(first).getByRole("button", { name: "Propose" })).toBeDisabled();
    await dialog(first).getByLabel("Payments", { exact: true }).selectOption("View");
    await expectAccessible(first);
    await propose(first, "The night desk answers questions");
    await approve(second, /New role Payments viewer: Payments: view/);
    await first.reload();
    await expect(first.getByRole("row", { name: "Payments viewer" })).toContainText("Payments: view");
    await expectAccessible(first);
    await expectNoSideways(first);

    await first.getByRole("tab", { name: "Operators" }).click();
    await first.getByRole("button", { name: "Add an operator" }).click();
    await dialog(first).getByLabel("Name").fill("Nora Night");
    await dialog(first).getByLabel("Email").fill("nora@parlour.example");
    await dialog(first).getByLabel("Reason").fill("Joins the night desk");
    await dialog(first).getByRole("button", { name: "Send invitation" }).click();
    await expect(first.getByRole("row", { name: /Nora Night/ })).toContainText("invited");
    const token = await newestCode(stack.client(), "nora@parlour.example");
    await stack.client().call(acceptInvitation, { body: { token, password: "Parlour-demo-1" } });
    const nora = await openConsole(browser, stack, "nora", "");
    const menu = nora.getByRole("navigation", { name: "Sections" });
    await expect(menu.getByRole("link", { name: "Withdrawals" })).toHaveCount(0);

    await first
      .getByRole("row", { name: /Nora Night/ })
      .getByRole("button", { name: "Roles" })
      .click();
    await dialog(first)
      .getByLabel(/Payments viewer/)
      .check();
    await propose(first, "Night desk");
    await approve(second, /Roles of Nora Night: No roles → Payments viewer/);
    await expect(menu.getByRole("link", { name: "Withdrawals" })).toBeVisible({ timeout: 20_000 });
    await menu.getByRole("link", { name: "Withdrawals" }).click();
    await expect(nora.getByText("View only. Your roles don't allow changes here.")).toBeVisible();
    await expectAccessible(nora);

    // A role in use can be deleted only if its holders get another role.
    await first.goto("/console/operators?tab=roles");
    await first.getByRole("row", { name: "Payments viewer" }).getByRole("button", { name: "Delete" }).click();
    await expect(dialog(first).getByRole("button", { name: "Propose" })).toBeDisabled();
    await dialog(first).getByLabel("Replacement role").selectOption("Content");
    await propose(first, "Not needed any more");
    await approve(second, /Delete the role Payments viewer and give Nora Night the role Content/);
    await expect(menu.getByRole("link", { name: "Content" })).toBeVisible({ timeout: 20_000 });
    await expect(menu.getByRole("link", { name: "Withdrawals" })).toHaveCount(0);
    expect(complaints.flat()).toEqual([]);
    for (const page of [first, second, nora]) await page.context().close();
  },
);
