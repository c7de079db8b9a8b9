import { addPlayerWithDocument } from "@parlour/stack/testing-documents";
import { depositTo } from "@parlour/stack/testing-money";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { fillJoinLogin, newPerson, nextJoinStep } from "./newcomer.ts";
import { expect, logIn, recordConsoleMessages } from "./own-stack.ts";

test("switching a flag changes the site for a visitor at once, and so does undoing it", async ({
  browser,
  page,
  stack,
}) => {
  test.slow();
  const visitor = page;
  expect((await visitor.goto("/live-casino"))?.status()).toBe(200);

  const desk = await openConsole(browser, stack, "operator", "configuration");
  const complaints: string[] = [];
  desk.on("console", (message) => complaints.push(message.text()));
  await desk.getByRole("switch", { name: "Live casino cards" }).click();
  await desk.getByRole("button", { name: "Review and save" }).click();
  await desk.getByLabel("Reason").fill("The studio is being cleaned");
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("Saved. The site is up to date.")).toBeVisible();
  expect((await visitor.goto("/live-casino"))?.status()).toBe(404);
  await expectAccessible(desk);

  await desk.getByRole("button", { name: "Undo" }).click();
  await desk.getByLabel("Reason").fill("It is clean");
  await desk.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(desk.getByText("Undone", { exact: true })).toBeVisible();
  expect((await visitor.goto("/live-casino"))?.status()).toBe(200);
  expect(complaints).toEqual([]);
});

test("one administrator proposes roles, another approves them, and the audit log shows it", {
  tag: "@ci",
}, async ({ browser, stack }) => {
  const first = await openConsole(browser, stack, "operator", "operators");
  const row = first.getByRole("row", { name: /Sunniva Ortega/ });
  await row.getByRole("button", { name: "Roles" }).click();
  await first.getByRole("checkbox", { name: /^Marketing/ }).check();
  await first.getByLabel("Reason").fill("Helps with the spring offers");
  await first.getByRole("button", { name: "Propose" }).click();
  await expect(first.getByText("Proposed. Another administrator must approve it.")).toBeVisible();
  await first.getByRole("link", { name: "Approvals" }).click();
  await expect(first.getByRole("button", { name: "Withdraw proposal" })).toBeVisible();
  await expect(first.getByRole("button", { name: "Approve" })).toHaveCount(0);

  const second = await openConsole(browser, stack, "admin", "approvals");
  await second.getByRole("button", { name: "Approve" }).click();
  await second.getByLabel("Reason").fill("Agreed with her team");
  await second.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(second.getByText("Approved and applied")).toBeVisible();
  await expectAccessible(second);

  await second.getByRole("link", { name: "Audit log" }).click();
  await second.getByRole("row", { name: /Decide proposal/ }).press("Enter");
  await expect(second.getByRole("dialog").getByText("Agreed with her team")).toBeVisible();
  await second.getByRole("button", { name: "Close" }).click();
  await second.getByRole("button", { name: "Verify hash chain" }).click();
  await expect(second.getByText(/entries are intact/)).toBeVisible();
});

test("an operator with one role sees only that role's sections", { tag: "@ci" }, async ({
  browser,
  stack,
}) => {
  const desk = await openConsole(browser, stack, "content", "system");
  const sections = desk.getByRole("navigation", { name: "Sections" });
  await expect(desk.getByText("Page not found")).toBeVisible();
  await expect(sections.getByRole("link", { name: "Operators" })).toHaveCount(0);
  await expect(sections.getByRole("link", { name: "My account" })).toBeVisible();
  await expectAccessible(desk);
});

/** Fills in the reason in the open dialog, confirms, and waits until the dialog closes. */
async function confirm(desk: Page, button: string): Promise<void> {
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("To see the site follow");
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test("stake limits and a payment method are changed, and undone from their history", {
  tag: ["@desk", "@ci"],
}, async ({ browser, page, stack }) => {
  test.slow();
  const desk = await openConsole(browser, stack, "operator", "configuration");
  const complaints = recordConsoleMessages(desk);
  const stake = page.frameLocator("iframe[title='Dice']").getByRole("textbox", { name: /stake/i }).first();
  const play = async () => {
    await page.goto("about:blank");
    await page.goto("/casino/instant-games/dice#quickplay");
    await stake.waitFor();
    return Number.parseFloat((await stake.inputValue()).replace(/[^\d.]/g, ""));
  };
  expect(await play()).toBe(1);

  await desk.getByRole("tab", { name: "Games" }).click();
  await desk.getByRole("row", { name: /^Dice/ }).press("Enter");
  await desk.getByRole("switch", { name: "Custom stakes" }).click();
  await desk.getByLabel("Minimum stake").fill("2");
  await desk.getByLabel("Default stake").fill("30");
  await expect(desk.getByText("Must be between minimum and maximum.")).toHaveCount(0);
  await desk.getByLabel("Maximum stake").fill("20");
  await expect(desk.getByText("Must be between minimum and maximum.")).toBeVisible();
  await desk.getByLabel("Default stake").fill("4");
  await expectAccessible(desk);
  await confirm(desk, "Save");
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  expect(await play()).toBe(4);
  await desk.getByRole("button", { name: "Undo" }).first().click();
  await confirm(desk, "Undo");
  await expect(desk.getByRole("row", { name: /^Dice/ })).toContainText("usual");

  await desk.getByRole("tab", { name: "Payment methods" }).click();
  const card = desk.getByRole("row", { name: /^Debit or credit card/ });
  await card.getByRole("button", { name: "Off" }).click();
  await confirm(desk, "Switch off");
  await expect(card.getByRole("button", { name: "On" })).toBeVisible();
  await desk.getByRole("button", { name: "Undo" }).first().click();
  await confirm(desk, "Undo");
  await expect(card.getByRole("button", { name: "Off" })).toBeVisible();
  await expectAccessible(desk);

  await desk.getByRole("tab", { name: "Languages" }).click();
  const french = desk.getByRole("row", { name: /^Français/ });
  await french.getByRole("button", { name: "Off" }).click();
  await confirm(desk, "Switch off");
  await page.goto("/?lang=fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await french.getByRole("button", { name: "On" }).click();
  await confirm(desk, "Switch on");
  await page.goto("/?lang=fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(complaints).toEqual([]);
});

test("an operator creates a payment method, another approves it, and a player deposits with it", {
  tag: ["@desk", "@ci"],
}, async ({ browser, page, stack }) => {
  test.slow();
  const desk = await openConsole(browser, stack, "payments", "configuration");
  await desk.getByRole("button", { name: "New method" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Kind").selectOption({ label: "Sandbox: Voucher" });
  await dialog.getByLabel("Code").fill("gift card");
  await expect(dialog.getByText("Use 2 to 20 capital letters")).toBeVisible();
  await dialog.getByLabel("Code").fill("gift_card");
  await dialog.getByLabel("Name").fill("Gift card");
  await dialog.getByRole("checkbox", { name: /^USD/ }).check();
  await dialog.getByLabel("Maximum (USD)").fill("60000");
  await expectAccessible(desk);
  await dialog.getByLabel("Reason").fill("Gift cards for the winter season");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await expect(dialog.getByText("the provider accepts 0.5 to 50000 USD")).toBeVisible();
  const complaints = recordConsoleMessages(desk);
  await dialog.getByLabel("Maximum (USD)").fill("90");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByRole("row", { name: /^Gift card/ })).toHaveCount(0);

  const approver = await openConsole(browser, stack, "operator", "approvals");
  const proposal = approver.getByRole("row", { name: /New deposit method Gift card/ });
  await expect(proposal).toContainText("USD 5 to 90, fee 0");
  await proposal.getByRole("button", { name: "Approve" }).click();
  await confirm(approver, "Approve");

  const player = await addPlayerWithDocument(stack, "VERIFIED", { currency: "USD" });
  await depositTo(stack, { playerId: player.id, id: "start", currency: "USD", amountMinor: 100_00n });
  await logIn(page, player, `${stack.origin}/login?destination=/account/cashier/deposit`);
  await page.getByText("Gift card", { exact: true }).click();
  await page.getByRole("textbox", { name: "Amount" }).fill("91");
  await page.getByRole("button", { name: /^Deposit / }).click();
  await expect(page.getByText("$90.00.")).toBeVisible();
  await page.getByRole("textbox", { name: "Amount" }).fill("90");
  await page.getByLabel("Voucher code").fill("parlour-winter26");
  await page.getByRole("button", { name: "Deposit $90.00" }).click();
  await expect(page.getByTestId("playable")).toHaveText("$190.00");

  await desk.reload();
  await expect(desk.getByRole("row", { name: /^Gift card/ })).toContainText("5 – 90");
  await desk.getByRole("button", { name: "Undo" }).first().click();
  await confirm(desk, "Undo");
  await expect(desk.getByRole("row", { name: /^Gift card/ }).first()).toContainText("off");
  await page.goto(`${stack.origin}/account/cashier/deposit`);
  await expect(page.getByText("Voucher", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Gift card", { exact: true })).toHaveCount(0);
  expect(complaints).toEqual([]);
  await desk.context().close();
  await approver.context().close();
});

test("compliance changes a jurisdiction's minimum age, the registration form follows, and it is undone", {
  tag: ["@desk", "@ci"],
}, async ({ browser, page, stack }) => {
  const ageAsked = async () => {
    await page.goto("/join");
    await fillJoinLogin(page, newPerson());
    await page.getByLabel("Province, state or region").selectOption("ON");
    await page.getByLabel("Phone", { exact: true }).fill("416 555 0142");
    await nextJoinStep(page);
    return await page
      .getByRole("main")
      .getByText(/You must be \d+ or older/)
      .textContent();
  };
  expect(await ageAsked()).toContain("19");
  const desk = await openConsole(browser, stack, "compliance", "configuration?tab=jurisdictions");
  const complaints = recordConsoleMessages(desk);
  await expect(desk.getByRole("row", { name: /^United Kingdom/ })).toContainText("2.5 s");
  await desk.getByRole("row", { name: /^Canada CA / }).press("Enter");
  const age = desk.getByLabel("Minimum age");
  await age.fill("17");
  await expect(desk.getByText("From 18 to 99.")).toBeVisible();
  await age.fill("21");
  await expect(desk.getByRole("dialog").getByRole("row", { name: /^Minimum age years/ })).toContainText("21");
  await expectAccessible(desk);
  await confirm(desk, "Save");
  await expect(desk.getByRole("row", { name: /^Canada CA / })).toContainText("21");
  expect(await ageAsked()).toContain("21");

  await desk.getByRole("button", { name: "Add jurisdiction" }).click();
  await desk.getByLabel("Location or profile", { exact: true }).fill("ca-on");
  await desk.getByLabel("Autoplay").selectOption("no");
  await confirm(desk, "Save");
  const ontario = desk.getByRole("row", { name: /^Canada, Ontario/ });
  await expect(ontario.first()).toContainText("21");
  const history = desk.getByRole("region", { name: "History" });
  await history
    .getByRole("row", { name: /Canada, Ontario/ })
    .getByRole("button", { name: "Undo" })
    .click();
  await confirm(desk, "Undo");
  await expect(ontario).toHaveCount(0);
  await history.getByRole("button", { name: "Undo" }).last().click();
  await confirm(desk, "Undo");
  expect(await ageAsked()).toContain("19");
  await expectAccessible(desk);
  expect(complaints).toEqual([]);
});

test("an offer is created, shown on the site, changed and ended", { tag: ["@desk", "@ci"] }, async ({
  browser,
  page,
  stack,
}) => {
  test.slow();
  const desk = await openConsole(browser, stack, "operator", "bonuses/offers/new");
  const complaints = recordConsoleMessages(desk);
  await desk.getByRole("button", { name: "Review and save" }).click();
  await expect(desk.getByText("fields need attention")).toBeVisible();
  await expectAccessible(desk);
  const english = desk.getByRole("group", { name: "English" });
  await english.getByLabel("Name").fill("Harbour match");
  await english.getByLabel("Description").fill("Half of your next deposit on top.");
  await desk.getByLabel("Percentage").fill("50");
  const dollars = desk.getByRole("group", { name: "Amounts in USD" });
  await dollars.getByLabel("Minimum deposit").fill("20");
  await dollars.getByLabel("Maximum bonus").fill("100");
  await dollars.getByLabel("Maximum stake").fill("5");
  await desk.getByRole("switch", { name: "On the site" }).click();
  await desk.getByRole("button", { name: "Review and save" }).click();
  await confirm(desk, "Save");
  const row = desk.getByRole("row", { name: /^Harbour match/ });
  await expect(row).toContainText("50%");
  await page.goto("/promotions");
  await expect(page.getByText("Harbour match").first()).toBeVisible();

  await row.getByRole("button", { name: "Edit" }).click();
  await expect(desk.getByLabel("Kind")).toBeDisabled();
  await english.getByLabel("Name").fill("Lighthouse match");
  await desk.getByRole("button", { name: "Review and save" }).click();
  await expect(desk.getByRole("dialog").getByRole("row", { name: /^Name/ })).toContainText("Lighthouse");
  await confirm(desk, "Save");
  await page.goto("/promotions");
  await expect(page.getByText("Lighthouse match").first()).toBeVisible();

  const changed = desk.getByRole("row", { name: /^Lighthouse match/ });
  await changed.getByRole("button", { name: "End" }).click();
  await confirm(desk, "End offer");
  await page.goto("/promotions");
  await expect(page.getByText("Lighthouse match")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("the overview lists open alerts with links to resolve them", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const { db, jobs } = stack.kit;
  await db.transaction((tx) => jobs.enqueue(tx, "nobody-works-here", {}));
  await db.query(
    "update jobs.job set state = 'failed', completed_on = now() where name = 'nobody-works-here'",
  );
  const desk = await openConsole(browser, stack, "operator", "overview");
  const alerts = desk.getByRole("region", { name: "Alerts" });
  await expect(alerts.getByText("The ledger hasn't been verified recently.")).toBeVisible();
  await expectAccessible(desk);
  await alerts.getByRole("button", { name: "Verify the ledger" }).click();
  await expect(alerts.getByText("The ledger hasn't been verified recently.")).toHaveCount(0);
  await expect(alerts.getByText("1 job failed after all retries.")).toBeVisible();
  await alerts.getByRole("link", { name: "View jobs" }).click();
  await expect(desk).toHaveURL(/\/console\/system$/);
  await expect(desk.getByText("nobody-works-here").first()).toBeVisible();
});
