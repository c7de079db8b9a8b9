import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import type { TestStack } from "@parlour/stack/testing";
import { betFrom, depositTo } from "@parlour/stack/testing-money";
import { addPlayer, goodPassword, newestCode, signIn } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expect, fillLogin, logIn, test } from "./own-stack.ts";

type Change = Parameters<typeof addPlayer>[1];

/** Logs in a new player and opens a page of the account. */
async function enter(page: Page, stack: TestStack, path: string, change: Change = {}) {
  const player = await addPlayer(stack, { trustsEveryDevice: true, currency: "USD", ...change });
  await logIn(page, { username: player.username, password: goodPassword });
  await page.goto(path);
  return player;
}

const balanceButton = (page: Page) => page.locator("button[popovertarget='wallet-panel']");

test("the header shows the available balance with its twelve parts, updates live, and can hide it", async ({
  page,
  stack,
}) => {
  const player = await enter(page, stack, "/");
  const money = { playerId: player.id, currency: "USD" };
  await expect(balanceButton(page)).toHaveText("$0.00");
  await expect(page.getByRole("banner").getByRole("link", { name: "Join" })).toHaveCount(0);
  await depositTo(stack, { ...money, id: "d1", amountMinor: 123_456n });
  await expect(balanceButton(page)).toHaveText("$1,234.56");
  await betFrom(stack, { ...money, id: "b1", amountMinor: 3_456n });
  await expect(balanceButton(page)).toHaveText("$1,200.00");

  await balanceButton(page).click();
  const panel = page.getByRole("region", { name: "Wallet" });
  await expect(panel.locator("dt")).toHaveCount(12);
  await expect(panel).toBeInViewport({ ratio: 1 });
  await panel.getByRole("button", { name: "Hide balance" }).click();
  await expect(balanceButton(page)).not.toContainText("1,200");
  await page.reload();
  await expect(balanceButton(page)).toHaveText("••••••");
  await expect(page.getByText("$1,200.00")).toHaveCount(0);
});

test("the account page shows the player's name, balances and latest activity", async ({ page, stack }) => {
  const player = await enter(page, stack, "/");
  await depositTo(stack, { playerId: player.id, id: "d1", currency: "USD", amountMinor: 50_000n });
  await page.goto("/account");
  await expect(page.getByRole("main").getByText("Rosalind Okafor")).toBeVisible();
  const wallet = page.getByRole("main").getByRole("region", { name: "Wallet" });
  await expect(wallet).toContainText("$500.00");
  await expect(page.getByRole("region", { name: "Recent transactions" })).toContainText("+$500.00");
  const sections = page.getByRole("navigation", { name: "Account pages" });
  for (const [name, path] of [
    ["Profile", "/account/profile"],
    ["Security", "/account/security"],
    ["Transaction history", "/account/history"],
  ] as const) {
    await page.goto("/account");
    await sections.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator("h1")).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(name));
  }
});

test("the header and the wallet share one balance request", { tag: ["@desk", "@ci"] }, async ({
  page,
  stack,
}) => {
  // We suppress long timers, so that only server events can cause the data to be reloaded.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const short = (run: TimerHandler, ms = 0) => (ms > 5_000 ? 0 : later(run, ms));
    window.setTimeout = short as typeof window.setTimeout;
    Math.random = () => 0.99;
  });
  let reads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/balances")) reads += 1;
  });
  const player = await enter(page, stack, "/");
  reads = 0;
  await page.goto("/account");
  const wallet = page.getByRole("main").getByRole("region", { name: "Wallet" });
  await expect(wallet).toContainText("$0.00");
  await expect.poll(() => reads).toBe(1);
  await depositTo(stack, { playerId: player.id, id: "d1", currency: "USD", amountMinor: 50_000n });
  await expect(wallet).toContainText("$500.00");
  await expect(balanceButton(page)).toHaveText("$500.00");
  // A deposit may publish two events. If two components each requested the balances, there would be four
  // requests.
  expect(reads).toBeLessThan(4);
});

test("bitcoin amounts are shown in mBTC", { tag: ["@desk", "@ci"] }, async ({ page, stack }) => {
  const player = await enter(page, stack, "/", { currency: "BTC" });
  await depositTo(stack, { playerId: player.id, id: "d1", currency: "BTC", amountMinor: 1_234_567n });
  await expect(balanceButton(page)).toHaveText("m฿12.34567");
});

test("transactions can be filtered by type and date, and paged", { tag: ["@desk", "@ci"] }, async ({
  page,
  stack,
}) => {
  const player = await enter(page, stack, "/");
  const money = { playerId: player.id, currency: "USD" };
  await depositTo(stack, { ...money, id: "d1", amountMinor: 100_000n });
  for (let bet = 1; bet <= 30; bet += 1) await betFrom(stack, { ...money, id: `b${bet}`, amountMinor: 100n });
  await page.goto("/account/history");
  const lines = page.getByRole("main").locator("li", { hasText: "$" });
  await expect(lines).toHaveCount(25);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(lines).toHaveCount(6);
  await page.getByRole("link", { name: "Newest" }).click();
  await expect(lines).toHaveCount(25);
  await page.getByLabel("Type").selectOption("DEPOSIT");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/type=DEPOSIT/);
  await expect(lines).toHaveCount(1);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const table = await readFile(await (await saving).path(), "utf8");
  expect(table.trim().split("\r\n")).toEqual([
    expect.any(String),
    expect.stringMatching(/,DEPOSIT,.*,1000\.00,USD,/),
  ]);
  await page.getByLabel("To", { exact: true }).fill("2020-01-01");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("No transactions yet")).toBeVisible();
});

test("a profile change needs confirmation by SMS, PIN or password", {
  tag: "@desk",
}, async ({ page, stack }) => {
  const player = await enter(page, stack, "/account/profile");
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  const save = async (firstName: string) => {
    await page.getByLabel("First name").fill(firstName);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toBeVisible();
  };
  await save("Rosa");
  if (await dialog.getByRole("button", { name: "Use my PIN" }).isVisible()) {
    await dialog.getByLabel("Code").fill(await newestCode(stack.client(), player.email));
  } else {
    await dialog.getByLabel("PIN", { exact: true }).fill("9999");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByText("That's incorrect. You have 4 attempts left.")).toBeVisible();
    await dialog.getByLabel("PIN", { exact: true }).fill("2580");
  }
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Rosa Okafor")).toBeVisible();
  await save("Rosie");
  await dialog.getByRole("button", { name: "Use my password" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(goodPassword);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("main").getByText("Rosie Okafor")).toBeVisible();
});

test("a taken nickname is reported at its field, and a new language applies at once", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  const other = await addPlayer(stack);
  await enter(page, stack, "/account/profile", { phoneValidated: false });
  const dialog = page.getByRole("dialog");
  const confirm = async () => {
    await dialog.getByLabel("PIN", { exact: true }).fill("2580");
    await dialog.getByRole("button", { name: "Continue" }).click();
  };
  await page.getByLabel("Nickname").fill(other.nickname);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await confirm();
  await expect(page.getByText("This nickname is taken.")).toBeVisible();
  await expect(page.getByLabel("Nickname")).toBeFocused();
  await page.getByLabel("Nickname").fill(`${other.nickname}-2`);
  await page.locator("select[name=language]").selectOption("es");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await confirm();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("h1")).toHaveText("Perfil");
});

test("changing the password ends other sessions, and a wrong current password is refused", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  const player = await enter(page, stack, "/account/security");
  await signIn(stack.client(), player);
  await page.reload();
  const devices = page.getByRole("region", { name: "Logged-in devices" });
  await expect(devices.locator("li")).toHaveCount(2);
  const send = async (currentPassword: string, password: string) => {
    await page.getByLabel("Current password").fill(currentPassword);
    await page.getByLabel("New password").fill(password);
    await page.getByRole("button", { name: "Save password" }).click();
  };
  await send("not the password", "lanterns over quiet water 9");
  await expect(page.getByText("That's not your current password.")).toBeVisible();
  await send(goodPassword, "lanterns over quiet water 9");
  await expect(page.getByText("Password changed. Your other devices have been logged out.")).toBeVisible();
  await expect(devices.locator("li")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Recent logins" }).locator("li")).toHaveCount(2);
});

test("other devices can be logged out one by one or all at once", { tag: ["@desk", "@ci"] }, async ({
  page,
  stack,
}) => {
  const player = await enter(page, stack, "/account/security");
  for (let device = 0; device < 3; device += 1) await signIn(stack.client(), player);
  await page.reload();
  const devices = page.getByRole("region", { name: "Logged-in devices" });
  await expect(devices.locator("li")).toHaveCount(4);
  await devices.getByRole("button", { name: "Log out", exact: true }).first().click();
  await expect(devices.locator("li")).toHaveCount(3);
  await devices.getByRole("button", { name: "Log out other devices" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("2 other devices will be logged out.");
  await dialog.getByRole("button", { name: "Log out other devices" }).click();
  await expect(devices.locator("li")).toHaveCount(1);
});

test("a PIN can be changed here, or reset by e-mail", { tag: "@ci" }, async ({ page, stack }) => {
  const player = await enter(page, stack, "/account/security");
  const pin = page.getByRole("region", { name: "PIN" });
  await expect(pin.getByText("Four digits.")).toBeVisible();
  await page.route("**/pin-code", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await pin.getByLabel("New PIN").fill("7391");
  await pin.getByLabel("Confirm PIN").fill("7391");
  await pin.getByRole("button", { name: "Save PIN" }).click();
  await expect(pin.getByRole("alert")).toHaveText("We couldn't save your PIN. Please try again.");
  await pin.getByRole("button", { name: "Save PIN" }).click();
  // Changing a PIN needs the old PIN, the password or a code.
  const confirm = page.getByRole("dialog", { name: "Confirm it's you" });
  await confirm.getByRole("button", { name: "Use my password" }).click();
  await confirm.getByLabel("Password", { exact: true }).fill(goodPassword);
  await confirm.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("PIN saved.")).toBeVisible();

  await page.route("**/request-reset", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  const forgot = pin.getByRole("button", { name: "Forgot your PIN?" });
  await forgot.click();
  const overlay = page.getByRole("dialog", { name: "Forgot your PIN?" });
  await expect(overlay).toContainText("We couldn't send the email. Try again later.");
  await overlay.getByRole("button", { name: "Close" }).last().click();
  await forgot.click();
  await expect(overlay).toContainText(`We sent a link to ${player.email}.`);
  await page.goto(`/reset-pin?token=${await newestCode(stack.client(), player.email)}`);
  await page.getByLabel("New PIN").fill("8264");
  await page.getByLabel("Confirm PIN").fill("8264");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await expect(page.getByText("PIN saved.")).toBeVisible();
  await page.getByRole("link", { name: "Go to my account" }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test("the e-mail about a changed PIN leads to a page that locks the account, and a new password unlocks it", {
  tag: "@ci",
}, async ({ page, stack }) => {
  const player = await enter(page, stack, "/account/security", { phoneValidated: false });
  const pin = page.getByRole("region", { name: "PIN" });
  await pin.getByLabel("New PIN").fill("7391");
  await pin.getByLabel("Confirm PIN").fill("7391");
  await pin.getByRole("button", { name: "Save PIN" }).click();
  const confirm = page.getByRole("dialog", { name: "Confirm it's you" });
  await confirm.getByLabel("PIN", { exact: true }).fill("2580");
  await confirm.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("PIN saved.")).toBeVisible();

  const letters = await stack.client().call(listOutbox, { query: { to: player.email } });
  const link = /\/lock-account\?token=[\w-]+/.exec(letters.body[0]!.text)![0];
  await page.goto(link);
  await page.getByRole("button", { name: "Lock my account" }).click();
  await expect(page.getByRole("heading", { name: "Your account is locked" })).toBeVisible();
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page.getByRole("alert")).toContainText("You locked this account.");
  await page.goto("/forgot-password");
  await page.getByLabel("Email", { exact: true }).fill(player.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await page.goto(`/reset-password?token=${await newestCode(stack.client(), player.email)}`);
  await page.getByLabel("New password").fill("lanterns over quiet water 9");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Your new password is saved.")).toBeVisible();
});

test("logging out while offline says that it failed", { tag: ["@desk", "@ci"] }, async ({ page, stack }) => {
  await enter(page, stack, "/account");
  await page.context().setOffline(true);
  await page.locator("button[popovertarget='account-menu']").click();
  await page.locator("#account-menu").getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You're offline, so we couldn't log you out.")).toBeVisible();
  await page.context().setOffline(false);
});

test("the account page lists what needs attention, with links to fix it", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const player = await enter(page, stack, "/account");
  await expect(page.getByText("Please confirm")).toHaveCount(0);
  await stack.kit.db.query("update players set email_confirmed_at = null where id = $1", [player.id]);
  await page.reload();
  await page.getByRole("button", { name: "Resend" }).click();
  await expect(page.getByText(`We sent a link to ${player.email}.`)).toBeVisible();
  const token = await newestCode(stack.client(), player.email);
  await page.goto(`/confirm-email?token=${token}`);
  await expect(page.getByText("Your email address is confirmed. Thank you.")).toBeVisible();
  await page.goto(`/confirm-email?token=${token}`);
  await expect(page.getByText("Your email address is confirmed. Thank you.")).toBeVisible();
  await page.goto(`/confirm-email?token=${"0".repeat(token.length)}`);
  await expect(page.getByText("This link has already been used or has expired.")).toBeVisible();
});

test("every account page and a player's lobby are accessible, fit the screen and log nothing to the console", {
  tag: "@landing",
}, async ({ page, stack }) => {
  const player = await enter(page, stack, "/");
  await depositTo(stack, { playerId: player.id, id: "d1", currency: "USD", amountMinor: 100_000_000n });
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(error.message));
  const below = ["profile", "security", "history", "messages", "loyalty", "bonuses"];
  const lobby = ["/casino", "/casino/slots", "/live-casino", "/jackpots", "/promotions"];
  for (const path of ["/", ...lobby, "/account", ...below.map((name) => `/account/${name}`)]) {
    await page.goto(path);
    await expect(balanceButton(page)).toHaveText("$1,000,000.00");
    await expect(page.locator("h1")).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  await balanceButton(page).click();
  await page.getByRole("region", { name: "Wallet" }).first().waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(complaints).toEqual([]);
});
