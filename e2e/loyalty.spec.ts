import AxeBuilder from "@axe-core/playwright";
import { seedMoney } from "@parlour/stack/seed/money";
import type { TestStack } from "@parlour/stack/testing";
import { addOffer } from "@parlour/stack/testing-bonuses";
import { addPlayerWithDocument } from "@parlour/stack/testing-documents";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { playSlot, roundsOf } from "./newcomer.ts";
import { expect, logIn, test } from "./own-stack.ts";

async function enter(page: Page, stack: TestStack, path: string) {
  const player = await addPlayer(stack, { trustsEveryDevice: true, currency: "USD" });
  await seedMoney(stack.kit, { id: player.id, currency: "USD" }, { cashMinor: 100_00n, points: 5_000n });
  await logIn(page, { username: player.username, password: goodPassword });
  await page.goto(path);
  return player;
}

const expectNoViolations = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test("points and tier are shown, and points are redeemed once however often the button is clicked", async ({
  page,
  stack,
}) => {
  await enter(page, stack, "/account");
  const tiles = page.getByRole("region", { name: "Points and tier" });
  await expect(tiles).toContainText("5,000");
  await expect(tiles).toContainText("Starter");
  await tiles.getByRole("link", { name: /5,000/ }).click();
  await expect(page).toHaveURL(/\/account\/loyalty/);
  await expect(page.getByRole("progressbar", { name: /Progress to/ })).toBeVisible();
  await expectNoViolations(page);

  const panel = page.getByRole("region", { name: "Redeem points" });
  await panel.getByLabel("Points to redeem").fill("9000");
  await panel.getByRole("button", { name: "Redeem points" }).click();
  await expect(panel).toContainText("You don't have enough points.");
  await panel.getByLabel("Points to redeem").fill("2000");
  const worth = (await panel.locator("dd").first().textContent()) ?? "";
  await panel.getByRole("button", { name: "Redeem points" }).click();
  const dialog = page.getByRole("dialog", { name: "Redeem these points?" });
  await expect(dialog).toContainText(`You'll exchange 2,000 points for ${worth} in cash`);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/redeem")) asked++;
  });
  await dialog.getByRole("button", { name: `Redeem for ${worth}` }).dblclick();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    `You've redeemed 2,000 points for ${worth}`,
  );
  await expect(panel).toContainText("Points balance: 3,000");
  expect(asked).toBe(1);
  await expect(page.getByRole("region", { name: "Points history" })).toContainText(`Redeemed for ${worth}`);
});

test("an offer is claimed with its code, and forfeited after a warning with the amounts", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  await enter(page, stack, "/account/bonuses");
  await expect(page.getByText("No active bonuses")).toBeVisible();
  const reload = page.getByRole("article", { name: "Teatime reload" });
  await reload.getByLabel("Bonus code").fill("LUNCHTIME");
  await reload.getByRole("button", { name: /^Claim/ }).click();
  await expect(reload).toContainText("That code isn't valid for this offer.");
  await reload.getByLabel("Bonus code").fill("teatime");
  await reload.getByRole("button", { name: /^Claim/ }).click();
  const running = page.getByRole("region", { name: "Active bonuses" });
  await expect(running.getByRole("article", { name: "Teatime reload" })).toContainText("Claimed");
  await expectNoViolations(page);

  await page
    .getByRole("article", { name: "Free bet" })
    .getByRole("button", { name: /^Claim/ })
    .click();
  const freeBet = running.getByRole("article", { name: "Free bet" });
  await expect(freeBet).toContainText("$10.00");
  await page.goto("/account/cashier/withdraw");
  await expect(page.getByText("You have an active bonus: Free bet")).toBeVisible();
  await page.goto("/account/cashier/withdraw/ttp");
  await expect(page.getByText("You have an active bonus: Free bet")).toBeVisible();
  await expect(page.getByText("you lose $10.00")).toBeVisible();
  await page.goto("/account/bonuses");
  await freeBet.getByRole("button", { name: "Forfeit bonus" }).click();
  const dialog = page.getByRole("dialog", { name: "Forfeit Free bet?" });
  await expect(dialog).toContainText("You lose");
  await expect(dialog).toContainText("$10.00");
  await dialog.getByRole("button", { name: "Forfeit $10.00" }).click();
  await expect(page.getByRole("region", { name: "Ended" })).toContainText("Forfeited");
});

test("points are earned by playing, and redeeming in two tabs at once counts once", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true, currency: "USD" });
  await depositTo(stack, { playerId: player.id, id: "start", currency: "USD", amountMinor: 100_00n });
  await logIn(page, { username: player.username, password: goodPassword });
  await playSlot(page, "1402", 4);
  const second = await page.context().newPage();
  const dialogs = [];
  for (const tab of [page, second]) {
    const panel = tab.getByRole("region", { name: "Redeem points" });
    await expect(async () => {
      await tab.goto("/account/loyalty");
      await expect(panel).toContainText("Points balance: 4", { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await panel.getByLabel("Points to redeem").fill("4");
    await panel.getByRole("button", { name: "Redeem points" }).click();
    dialogs.push(tab.getByRole("dialog", { name: "Redeem these points?" }));
  }
  const { stakedMinor, wonMinor } = await roundsOf(stack, player.email);
  const answers = [page, second].map((tab) =>
    tab.waitForResponse((answer) => answer.url().endsWith("/redeem")),
  );
  await Promise.all(dialogs.map((dialog) => dialog.getByRole("button", { name: /^Redeem for/ }).click()));
  const statuses = (await Promise.all(answers)).map((answer) => answer.status());
  expect(statuses.toSorted()).toEqual([200, 422]);
  const refused = statuses[0] === 422 ? page : second;
  await expect(refused.getByText("You don't have enough points.").first()).toBeVisible();
  await page.goto("/account/loyalty");
  await expect(page.getByRole("region", { name: "Points history" }).getByText(/Redeemed for/)).toHaveCount(1);
  const entries = await stack.kit.db.query<{ credited: string }>(
    "select amount_minor::text as credited from loyalty_entries where player_id = $1 and kind = 'REDEEMED'",
    [player.id],
  );
  expect(entries).toHaveLength(1);
  const balances = await stack.kit.ledger.balancesOf(player.id);
  expect(balances!.amountsMinor.withdrawable).toBe(
    100_00n - BigInt(stakedMinor) + BigInt(wonMinor) + BigInt(entries[0]!.credited),
  );
  await second.close();
});

test("a bonus is claimed, converted by wagering, and withdrawn", { tag: ["@desk", "@ci"] }, async ({
  page,
  stack,
}) => {
  await addOffer(stack, { name: { en: "Warm-up" }, wageringFactor: 0.3 });
  const linkedAccounts = [{ id: "linked_warm_up", name: "Everyday", masked: "****1234", type: "BANK" }];
  const player = await addPlayerWithDocument(stack, "VERIFIED", { currency: "USD", linkedAccounts });
  await depositTo(stack, { playerId: player.id, id: "start", currency: "USD", amountMinor: 100_00n });
  await logIn(page, { username: player.username, password: goodPassword });
  await page.goto("/account/bonuses");
  await page
    .getByRole("article", { name: "Warm-up" })
    .getByRole("button", { name: /^Claim/ })
    .click();
  const running = page.getByRole("region", { name: "Active bonuses" });
  await expect(running.getByRole("article", { name: "Warm-up" })).toContainText("$3.00");
  stack.clock.advance(1_000);
  await playSlot(page, "1402", 3);
  await expect(async () => {
    await page.goto("/account/bonuses");
    const ended = page.getByRole("region", { name: "Ended" });
    await expect(ended).toContainText("Warm-up", { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });

  const { stakedMinor, wonMinor } = await roundsOf(stack, player.email);
  const mineMinor = 110_00 - stakedMinor + wonMinor;
  await page.goto("/account/cashier/withdraw/cbt");
  await expect(page.getByText("You have an active bonus")).toHaveCount(0);
  await page.getByLabel("Amount", { exact: true }).fill((mineMinor / 100).toFixed(2));
  await page.getByRole("button", { name: /^Withdraw / }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your PIN").fill("2580");
  await dialog.getByRole("button", { name: /^Withdraw / }).click();
  await expect(page.getByText("Withdrawal requested")).toBeVisible();
  const { amountsMinor } = (await stack.kit.ledger.balancesOf(player.id))!;
  expect(amountsMinor).toMatchObject({ bonus: 0n, withdrawable: 0n, pendingWithdrawal: BigInt(mineMinor) });
});

test("visitors see all offers with their terms, and must log in to claim one", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  await page.goto("/promotions");
  const offer = page.getByRole("article", { name: "Welcome bonus" });
  await offer.getByText("Full terms").click();
  await expect(offer).toContainText("First deposit only.");
  await expectNoViolations(page);
  await offer.getByRole("link", { name: "Log in to claim" }).click();
  await expect(page).toHaveURL(/\/login\?destination=%2Fpromotions%23offer_/);
});
