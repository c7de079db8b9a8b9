import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import { expectAccessible, openConsole, test } from "./console-stack.ts";
import { expect, fillLogin, listenForComplaints, logIn } from "./own-stack.ts";

test("an operator finds a player by keyboard and forces a new PIN, which the player meets at the next login", {
  tag: "@desk",
}, async ({ browser, page, stack }) => {
  const player = await addPlayer(stack, { lastName: "Quennell-Ashby", trustsEveryDevice: true });
  const credentials = { username: player.username, password: goodPassword };
  await logIn(page, credentials);

  const desk = await openConsole(browser, stack, "support", "players");
  const complaints = listenForComplaints(desk);
  await expect(desk.getByRole("searchbox", { name: "Look for" })).toBeFocused();
  await desk.keyboard.type("ashby quennell");
  await expect(desk.getByText("One player")).toBeVisible();
  await desk.getByRole("row", { name: /Quennell-Ashby/ }).focus();
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { level: 1, name: "Rosalind Quennell-Ashby" })).toBeVisible();
  await expectAccessible(desk);

  await desk.getByRole("button", { name: "Actions" }).press("Enter");
  await desk.getByRole("menuitem", { name: "Force a new PIN" }).press("Enter");
  const dialog = desk.getByRole("dialog", { name: "Force a new PIN?" });
  await dialog.getByRole("button", { name: "Force a new PIN" }).click();
  await expect(dialog.getByText("Say why, in a few words.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("The player thinks somebody has seen it");
  await dialog.getByRole("button", { name: "Force a new PIN" }).click();
  await expect(desk.getByText("The next login asks for a new PIN")).toBeVisible();
  await expect(desk.getByText("forcePinReset", { exact: true })).toBeVisible();

  await page.goto("/account/profile");
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, credentials);
  await expect(page.getByRole("heading", { name: "Choose a new PIN" })).toBeVisible();
  await page.getByLabel("New PIN").fill("7391");
  await page.getByLabel("The same PIN again").fill("7391");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await expect(page.locator("button[popovertarget='account-menu']")).toBeVisible();

  await desk.getByRole("tab", { name: "Security" }).click();
  await expect(desk.getByText("action required")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the overview's charts are read by keyboard, by those who look after money", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const cashier = await openConsole(browser, stack, "payments", "overview");
  await expect(cashier.getByText("Players online")).toBeVisible();
  const chart = cashier.getByRole("application", { name: /^Payments/ });
  await chart.press("ArrowLeft");
  await expect(chart.locator("xpath=..").getByText(/^Deposits: /)).toBeVisible();
  await expectAccessible(cashier);
});

test("a figure of a report leads to its postings", { tag: ["@desk", "@ci"] }, async ({ browser, stack }) => {
  const today = stack.clock.now().toISOString().slice(0, 10);
  const path = `reports/payments?from=${today}&to=${today}&currency=USD`;
  const cashier = await openConsole(browser, stack, "payments", path);
  const figure = cashier.getByRole("table", { name: "Payments" }).getByRole("button").first();
  const amount = await figure.textContent();
  await figure.click();
  const postings = cashier.getByRole("dialog", { name: "Postings behind the figure" });
  const sum = postings.getByRole("cell", { name: amount!, exact: true });
  await expect(sum).toBeVisible();
  await expectAccessible(cashier);
});
