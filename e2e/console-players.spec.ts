import { logIn as logInCall } from "@parlour/contracts/calls/identity/login-service/log-in";
import { listMethodGroups } from "@parlour/contracts/calls/money/routing/list-method-groups";
import { addPlayer, goodPassword, retryWhileBusy, signIn, solveCaptcha } from "@parlour/stack/testing-people";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, fillLogin, logIn, recordConsoleMessages } from "./own-stack.ts";

test("an operator finds a player by keyboard and forces a PIN reset, which the player must do at the next login", {
  tag: "@desk",
}, async ({ browser, page, stack }) => {
  const player = await addPlayer(stack, { lastName: "Quennell-Ashby", trustsEveryDevice: true });
  const credentials = { username: player.username, password: goodPassword };
  await logIn(page, credentials);

  const desk = await openConsole(browser, stack, "support", "players");
  const complaints = recordConsoleMessages(desk);
  await expect(desk.getByRole("searchbox", { name: "Search" })).toBeFocused();
  await desk.keyboard.type("ashby quennell");
  await expect(desk.getByText("1 player")).toBeVisible();
  await desk.getByRole("row", { name: /Quennell-Ashby/ }).focus();
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { level: 1, name: "Rosalind Quennell-Ashby" })).toBeVisible();
  await expectAccessible(desk);

  await desk.getByRole("button", { name: "Actions" }).press("Enter");
  await desk.getByRole("menuitem", { name: "Require a new PIN" }).press("Enter");
  const dialog = desk.getByRole("dialog", { name: "Require a new PIN?" });
  await dialog.getByRole("button", { name: "Require a new PIN" }).click();
  await expect(dialog.getByText("Enter a reason.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("The player thinks somebody has seen it");
  await dialog.getByRole("button", { name: "Require a new PIN" }).click();
  await expect(desk.getByText("The next login requires a new PIN")).toBeVisible();
  await expect(desk.getByText("forcePinReset", { exact: true })).toBeVisible();

  await page.goto("/account/profile");
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, credentials);
  await expect(page.getByRole("heading", { name: "Choose a new PIN" })).toBeVisible();
  await page.getByLabel("New PIN").fill("7391");
  await page.getByLabel("Confirm PIN").fill("7391");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await expect(page.locator("button[popovertarget='account-menu']")).toBeVisible();

  await desk.getByRole("tab", { name: "Security" }).click();
  await expect(desk.getByText("action required")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the payments role can read the overview's charts by keyboard", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const cashier = await openConsole(browser, stack, "payments", "overview");
  await expect(cashier.getByText("Players online")).toBeVisible();
  const chart = cashier.getByRole("application", { name: /^Payments/ });
  await chart.press("ArrowLeft");
  await expect(chart.locator("xpath=..").getByText(/^Deposits: /)).toBeVisible();
  await expectAccessible(cashier);
});

test("a report figure links to its postings", { tag: ["@desk", "@ci"] }, async ({ browser, stack }) => {
  const today = stack.clock.now().toISOString().slice(0, 10);
  const path = `reports/payments?from=${today}&to=${today}&currency=USD`;
  const cashier = await openConsole(browser, stack, "payments", path);
  const figure = cashier.getByRole("table", { name: "Payments" }).getByRole("button").first();
  const amount = await figure.textContent();
  await figure.click();
  const postings = cashier.getByRole("dialog", { name: "Postings behind the figure" });
  const minorUnits = (text: string) => Number(text.replace(/[^\d-]/g, ""));
  const contributions = postings.locator("tbody td:last-child");
  await expect(contributions.first()).toContainText("$");
  const sum = (await contributions.allTextContents()).reduce((total, text) => total + minorUnits(text), 0);
  expect(sum).toBe(minorUnits(amount!));
  await expectAccessible(cashier);
});

test("support sees a player's loyalty, referrals, bonuses and messages, and writes to the player", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const desk = await openConsole(browser, stack, "support", "players/player_demo/loyalty");
  const complaints = recordConsoleMessages(desk);
  await expect(desk.getByRole("heading", { name: "Silver" })).toBeVisible();
  await expect(desk.getByRole("table", { name: /^Points/ }).getByText("Redeemed: cash")).toBeVisible();
  await expect(desk.getByRole("button", { name: "Exclude from programme" })).toHaveCount(0);
  await expectAccessible(desk);

  await desk.getByRole("tab", { name: "Referrals" }).click();
  const invitations = desk.getByRole("table", { name: /^Invitations/ });
  await expect(invitations.getByRole("link").first()).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("tab", { name: "Bonuses" }).click();
  await expect(desk.getByRole("table", { name: "Bonuses" })).toBeVisible();

  await desk.getByRole("tab", { name: "Messages" }).click();
  await expect(desk.getByRole("table", { name: /^Messages/ })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "Send message" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Title").fill("About your question");
  await dialog.getByLabel("Text").fill("We have found the answer.");
  await dialog.getByLabel("Reason").fill("The player asked by telephone");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(desk.getByText("Message sent")).toBeVisible();
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByText("We have found the answer.")).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  expect(complaints).toEqual([]);
});

test("marketing changes an affiliate's plan, and payments pays a statement once", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const marketing = await openConsole(browser, stack, "operator", "affiliates");
  const affiliate = marketing.getByRole("row", { name: /affiliate@parlour.example/ });
  await expect(affiliate).toBeVisible();
  await expectAccessible(marketing);
  await affiliate.click();
  await expect(marketing.getByText("This month: 25 % of net revenue.")).toBeVisible();
  await expect(marketing.getByRole("row", { name: /Review of table games/ })).toBeVisible();
  await expectAccessible(marketing);
  await marketing.getByRole("button", { name: "Change plan" }).click();
  const plan = marketing.getByRole("dialog", { name: "Change plan" });
  await plan.getByLabel("Percentage of net revenue").fill("75");
  await expect(plan.getByText("Enter a number from 0 to 60.")).toBeVisible();
  await plan.getByLabel("Percentage of net revenue").fill("30");
  await plan.getByLabel("Reason").fill("Brings good players");
  await expectAccessible(marketing);
  await plan.getByRole("button", { name: "Save plan" }).click();
  await expect(marketing.getByText("The new plan takes effect next month")).toBeVisible();
  await expect(marketing.getByRole("cell", { name: "30 % of net revenue" })).toBeVisible();
  await expect(marketing.getByText("This month: 25 % of net revenue.")).toBeVisible();
  await marketing.context().close();

  const cashier = await openConsole(browser, stack, "payments", "affiliates");
  const complaints = recordConsoleMessages(cashier);
  await cashier.getByRole("tab", { name: "Statements" }).click();
  await cashier.getByRole("table", { name: "Statements" }).getByRole("row").nth(1).click();
  await cashier
    .getByRole("dialog")
    .getByRole("button", { name: /^(Pay|Settle)/ })
    .click();
  const paying = cashier.getByRole("dialog");
  await paying.getByLabel("Reason").fill("Looked through, to the cent");
  await paying.getByRole("button", { name: /^(Pay|Settle)$/ }).click();
  await expect(cashier.getByText(/^(Paid|Settled)$/).first()).toBeVisible();
  await expect(cashier.getByText("No statements", { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("too many wrong passwords lock a player, and support unlocks them", {
  tag: ["@desk", "@ci"],
}, async ({ browser, page, stack }) => {
  const player = await addPlayer(stack, { lastName: "Lockwood", trustsEveryDevice: true });
  const credentials = { username: player.username, password: goodPassword };
  for (let attempt = 0; attempt < 10; attempt++) {
    const client = stack.client();
    const headers = attempt < 3 ? {} : { "x-captcha-token": await solveCaptcha(client) };
    const body = { username: player.username, password: "wrong", deviceId: "somebody else's" };
    await retryWhileBusy(() => client.call(logInCall, { body, headers }));
  }
  await page.goto("/login");
  await fillLogin(page, credentials);
  await expect(page.getByRole("alert").first()).toBeVisible();

  const desk = await openConsole(browser, stack, "support", `players/${player.id}/security`);
  await expect(desk.getByText("Password (email): 10 failed attempts")).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "Remove lock" }).click();
  const dialog = desk.getByRole("dialog", { name: "Remove lock?" });
  await dialog.getByLabel("Reason").fill("Called back on the number we know");
  await dialog.getByRole("button", { name: "Remove lock" }).click();
  await expect(desk.getByText("No failed attempts.")).toBeVisible();
  await logIn(page, credentials);
});

test("two operators set and remove a player's limit, which the cashier shows at once", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const player = await addPlayer(stack, { lastName: "Grenz", currency: "USD" });
  const support = await openConsole(browser, stack, "support", `players/${player.id}/limits`);
  const cashier = await openConsole(browser, stack, "payments", "approvals");
  const row = support.getByRole("row", { name: /^Deposit/ });
  await expect(row.getByText("standard", { exact: true })).toBeVisible();
  const approve = async () => {
    await cashier.reload();
    await cashier
      .getByRole("row", { name: new RegExp(player.id) })
      .getByRole("button", { name: "Approve" })
      .click();
    await cashier.getByRole("dialog").getByLabel("Reason").fill("Agreed");
    await cashier.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expect(cashier.getByRole("dialog")).toHaveCount(0);
  };
  const propose = async (button: string, amount?: string) => {
    await row.getByRole("button", { name: button }).click();
    const dialog = support.getByRole("dialog");
    if (amount) {
      const field = dialog.getByLabel("Maximum per payment, in USD");
      await field.fill("many");
      await field.blur();
      await expect(dialog.getByText("This isn't a number.")).toBeVisible();
      await field.fill("12.345");
      await expect(dialog.getByText("At most 2 decimals in USD.")).toBeVisible();
      await field.fill(amount);
      await expect(dialog.getByText("At most 2 decimals in USD.")).toHaveCount(0);
    }
    await dialog.getByLabel("Reason").fill("Asked for by telephone");
    await expectAccessible(support);
    await dialog.getByRole("button", { name: "Propose" }).click();
    await expect(support.getByText("awaiting approval")).toBeVisible();
  };

  await propose("Change", "75");
  await expectAccessible(support);
  await approve();
  await expect(row.getByText("$75.00")).toBeVisible({ timeout: 20_000 });
  await expect(support.getByText("awaiting approval")).toHaveCount(0);
  const client = stack.client();
  await signIn(client, player);
  const most = async () => {
    const query = { paymentType: "D" as const, currency: "USD" };
    const { body } = await client.call(listMethodGroups, { query });
    return Math.max(...body.flatMap(({ methods }) => methods.map(({ max }) => max)));
  };
  expect(await most()).toBe(75);

  await propose("Reset to standard");
  await approve();
  await expect(row.getByText("standard", { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(await most()).toBeGreaterThan(75);
});
