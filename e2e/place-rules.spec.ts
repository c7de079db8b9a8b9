import AxeBuilder from "@axe-core/playwright";
import type { TestStack } from "@parlour/stack/testing";
import { changeRules } from "@parlour/stack/testing-configuration";
import { addPlayerWithDocument } from "@parlour/stack/testing-documents";
import { depositTo } from "@parlour/stack/testing-money";
import { actAsOperator } from "@parlour/stack/testing-operator";
import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { expect, logIn, test } from "./own-stack.ts";

async function addResident(stack: TestStack, countryCode: string, currency: string) {
  const player = await addPlayerWithDocument(stack, "VERIFIED", { countryCode, subdivision: "", currency });
  await depositTo(stack, { playerId: player.id, id: "start", currency, amountMinor: 100_00n });
  return { ...player, trustsEveryDevice: true };
}

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);

test("where a deposit limit is required, the deposit form asks for it", {
  tag: "@phone",
}, async ({ page, stack }) => {
  const player = await addResident(stack, "DE", "EUR");
  await logIn(page, player);
  await openHydrated(page, "/account/cashier/deposit");
  const form = page.getByRole("region", { name: "Set a deposit limit first" });
  await expect(form).toContainText("Maximum where you live: €1,000");
  await form.getByRole("button", { name: "Set limit" }).click();
  await expect(form.getByText("Enter an amount above zero.")).toBeVisible();
  await expect(form.getByLabel("Deposit limit in EUR")).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await form.getByLabel("Deposit limit in EUR").fill("150");
  await expect(form.getByText("Enter an amount above zero.")).toHaveCount(0);
  await form.getByLabel("Deposit limit in EUR").fill("none");
  await form.getByLabel("Deposit limit in EUR").blur();
  await expect(form.getByText("Enter an amount above zero.")).toBeVisible();
  await form.getByLabel("Deposit limit in EUR").fill("150");
  await form.getByRole("button", { name: "Set limit" }).click();
  await expect(page.getByText("Limit saved. You can deposit now.")).toBeVisible();
  await expect(page.getByText("€150.00 of €150.00 left")).toBeVisible();

  // The wallet panel, which opens from the header, shows how much of the limit is left.
  await page.locator("button[popovertarget='wallet-panel']").click();
  const wallet = page.locator("#wallet-panel");
  await expect(wallet).toContainText("Deposits (this month)");
  await expect(wallet).toContainText("€150.00 of €150.00");
  expect(await violations(page)).toEqual([]);
});

test("a reality check that is due blocks the game until the player confirms it", { tag: "@phone" }, async ({
  page,
  stack,
}) => {
  const desk = actAsOperator(stack.client(), "Cleo", ["COMPLIANCE"]);
  const rules = { realityCheckMinutes: 15, sessionFiguresShown: true, turboAllowed: false };
  await changeRules(desk, "NO", rules);
  const player = await addResident(stack, "NO", "EUR");
  await logIn(page, player);
  await page.goto("/casino/slots/sevens#quickplay_realplay");
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: "Spin", exact: true });
  await expect(spin).toBeVisible({ timeout: 30_000 });
  await expect(game.getByText("Net:")).toBeVisible();
  await expect(game.getByRole("button", { name: "Quick spin" })).toHaveCount(0);
  // The server's clock moves but the page's does not, so the reality check can only appear because the server
  // refuses the stake.
  stack.clock.advance(16 * 60_000);
  await spin.click();
  const check = page.getByRole("dialog", { name: "Reality check" });
  await expect(check).toBeVisible();
  await expect(game.getByText("Your reality check is due.")).toBeVisible();
  await check.getByRole("button", { name: "Continue", exact: true }).first().click();
  await expect(check).toBeHidden();
  await spin.click();
  await expect(game.getByText("Your reality check is due.")).toBeHidden();
  await expect(spin).toBeVisible({ timeout: 30_000 });
});

test("the footer shows the age and the helplines of the player's place", async ({ page, stack }) => {
  const player = await addResident(stack, "GB", "GBP");
  await logIn(page, player);
  await openHydrated(page, "/responsible-play");
  await expect(page.getByRole("main")).toContainText("0808 8020 133");
  await expect(page.locator("footer")).toContainText("National Gambling Helpline");
  await expect(page.locator("footer")).toContainText("18+");
  await page.locator("button[popovertarget='account-menu']").click();
  await page.locator("#account-menu").getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText(/talk to someone about gambling\? .*0808 8020 133/)).toBeVisible();
});
