import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { addPayer, pay } from "@parlour/stack/testing-cashier";
import { addPlayerWithDocument, submitDocument } from "@parlour/stack/testing-documents";
import { actAsOperator } from "@parlour/stack/testing-operator";
import { signIn } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { openConsole, test } from "./console-stack.ts";
import { expect } from "./own-stack.ts";
import { addRichPlayer } from "./rich-player.ts";

const small = { width: 1024, height: 768 };
const tags = { tag: ["@desk", "@ci"] };

/** Finds words that are broken across lines, and buttons and links that reach beyond the edge of the window. */
async function findMisfits(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const root = document.querySelector("dialog[open]") ?? document.querySelector("main")!;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const holder = node.parentElement!;
      if (!holder.checkVisibility({ visibilityProperty: true }) || holder.closest(".sr-only")) continue;
      // Ids and addresses may be broken anywhere; ordinary words may not.
      for (const { index, 0: word } of node.nodeValue!.matchAll(/(?<![\w.@/-])\p{L}{3,14}(?![\w@/-])/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`“${word}” takes ${tops.size} lines`);
      }
    }
    for (const action of root.querySelectorAll("button, a[href], input, select, textarea")) {
      if (!action.checkVisibility({ visibilityProperty: true }) || action.closest(".sr-only")) continue;
      const { left, right, width: own } = action.getBoundingClientRect();
      const name = (action.getAttribute("aria-label") ?? action.textContent ?? "").trim().slice(0, 40);
      if (own > 0 && (left < -1 || right > width + 1))
        found.push(`<${action.localName}> ${name} reaches from ${Math.round(left)} to ${Math.round(right)}`);
    }
    return found;
  });
}

async function expectToFit(page: Page, name: string): Promise<void> {
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  expect((await findMisfits(page)).slice(0, 8), name).toEqual([]);
}

test("Operators: a player's page fits 1024 pixels, with all its tabs", tags, async ({ browser, stack }) => {
  test.slow();
  const rich = await addRichPlayer(stack);
  const desk = await openConsole(browser, stack, "admin", `players/${rich.id}`, small);
  const tabs = desk.getByRole("tab");
  await expect(tabs.first()).toBeVisible();
  const names = await tabs.allTextContents();
  expect(names.length).toBeGreaterThan(8);
  for (const id of [rich.id, "player_demo"]) {
    await desk.goto(`/console/players/${id}`);
    for (const name of names) {
      await desk.getByRole("tab", { name, exact: true }).click();
      // While one panel replaces another, both are in the document.
      await expect(desk.getByRole("tabpanel")).toHaveCount(1);
      await expectToFit(desk, `${id} ${name}`);
    }
  }
  await desk.context().close();
});

test(
  "Operators: withdrawals, documents and cases are reviewed at 1024 pixels",
  tags,
  async ({ browser, stack }) => {
    test.slow();
    await addRichPlayer(stack);
    const applicant = await addPlayerWithDocument(stack, "REQUESTED");
    const uploading = stack.client();
    await signIn(uploading, applicant);
    await submitDocument(stack, uploading);
    const { client, linked } = await addPayer(stack, { amountMinor: 0n });
    const card = { method: "CARD", currency: "USD", cardNumber: "4000 0000 0000 1000", expiry: "12/39" };
    await pay(client, createDeposit, { ...card, securityCode: "123", amount: 1_500 });
    const wish = { method: "CBT", amount: 1_200, currency: "USD", target: linked, pinCode: "2580" };
    expect((await pay(client, createWithdrawal, wish)).status).toBe(201);

    const desk = await openConsole(browser, stack, "admin", "withdrawals", small);
    await expect(desk.getByRole("button", { name: "Approve" }).first()).toBeVisible();
    await expectToFit(desk, "withdrawals");
    for (const name of ["Approve", "Decline"])
      await expect(desk.getByRole("button", { name }).first()).toBeInViewport({ ratio: 1 });

    await desk.goto("/console/documents");
    await expect(desk.getByRole("button", { name: "Approve" })).toBeInViewport({ ratio: 1 });
    await expectToFit(desk, "documents");

    await desk.goto("/console/cases?kind=AML");
    const row = desk.getByRole("row", { name: /Withdrawal of \$1,200\.00/ });
    await expect(async () => {
      await desk.reload();
      await expect(row).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await expectToFit(desk, "cases");
    await row.click();
    await expect(desk.getByRole("heading", { level: 1, name: "Money laundering case" })).toBeVisible();
    await expectToFit(desk, "a case");
    for (const name of ["Claim", "Close case"])
      await expect(desk.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    await desk.context().close();
  },
);

test(
  "Operators: a proposal is approved in a dialog that fits 1024 pixels",
  tags,
  async ({ browser, stack }) => {
    const proposed = await actAsOperator(stack.client(), "Ada").call(proposeChange, {
      body: {
        kind: "GAME_VARIANT",
        data: { id: "1102", from: "not-so-ugly", to: "illinois" },
        reason: "A reason that takes more than one line of the dialog, because it explains a lot. ".repeat(4),
      },
    });
    expect(proposed.status).toBe(201);
    const desk = await openConsole(browser, stack, "admin", "approvals", small);
    const row = desk.getByRole("row", { name: /Deuces Wild: Illinois/ });
    await expectToFit(desk, "approvals");
    await row.getByRole("button", { name: "Approve" }).click();
    const dialog = desk.getByRole("dialog");
    await expectToFit(desk, "the dialog");
    await expect(dialog.getByRole("button", { name: "Approve" })).toBeInViewport({ ratio: 1 });
    await dialog.getByLabel("Reason").fill("Agreed with the team");
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(desk.getByText("Approved and applied")).toBeVisible();
    await desk.goto("/console/configuration?tab=games&term=deuces");
    await desk.getByRole("row", { name: /1102 · deuces-wild/ }).click();
    await expect(dialog.getByLabel("Pay table")).toHaveValue("illinois");
    await expectToFit(desk, "the settings of a game");
    await desk.context().close();
  },
);
