import { expectAccessible, violationsOn } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { fakeCamera, openTable, patience } from "./dealer-table.ts";
import { expect, logIn } from "./own-stack.ts";

test.use(fakeCamera);

test("a player tips the dealer, who sees it, and an operator pays it out", { tag: "@ci" }, async ({
  browser,
  page,
  stack,
}) => {
  test.slow();
  await logIn(page, { username: "demo@parlour.example", password: "Parlour-demo-1" });
  await openTable(page);
  const dealer = await openConsole(browser, stack, "dealer", "dealing");
  await dealer.getByRole("button", { name: "Open table" }).click();
  await expect(dealer.getByText("Open", { exact: true })).toBeVisible(patience);
  await page.getByRole("button", { name: "Tip the dealer" }).click(patience);
  const sheet = page.getByRole("dialog", { name: "Tip the dealer" });
  const give = sheet.getByRole("button", { name: "Choose an amount" });
  await expect(give).toBeDisabled();
  await sheet.getByRole("button", { name: "$5.00" }).click();
  expect(await violationsOn(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Tip $5.00" }).click();
  await expect(sheet).toBeHidden(patience);
  await expect(dealer.getByText(/^Tip from /)).toBeVisible(patience);
  await expect(dealer.getByRole("region", { name: "Tips" })).toContainText("$5.00");
  const chat = page.getByRole("button", { name: /^Table chat/ });
  if (await chat.isVisible()) await chat.click();
  await expect(page.getByText("You tipped the dealer", { exact: true })).toBeVisible(patience);

  await page.goto("/account/history?type=TIP");
  await expect(page.getByText("Dealer tip", { exact: true }).last()).toBeVisible();

  const desk = await openConsole(browser, stack, "payments", "dealer-tips");
  await expect(desk.getByRole("table", { name: "Tips by dealer" })).toContainText("$5.00");
  await expectAccessible(desk);
  await desk.getByRole("button", { name: /^Pay out / }).click();
  await desk.getByLabel("Reason").fill("Weekly payout");
  await desk.getByRole("button", { name: "Pay out", exact: true }).last().click();
  await expect(desk.getByRole("table", { name: "Payouts" })).toContainText("Weekly payout", patience);
  await expect(desk.getByRole("table", { name: "Tips by dealer" })).toContainText("$0.00");
  await desk.context().close();
  await dealer.context().close();
});
