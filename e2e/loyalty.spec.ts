import AxeBuilder from "@axe-core/playwright";
import { seedMoney } from "@parlour/stack/seed/money";
import type { TestStack } from "@parlour/stack/testing";
import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
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

test("points and tier are seen at a glance, and redeemed once however often the button is pressed", async ({
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
  await panel.getByLabel("How many points").fill("9000");
  await panel.getByRole("button", { name: "Redeem points" }).click();
  await expect(panel).toContainText("You do not have that many points.");
  await panel.getByLabel("How many points").fill("2000");
  const worth = (await panel.locator("dd").first().textContent()) ?? "";
  await panel.getByRole("button", { name: "Redeem points" }).click();
  const dialog = page.getByRole("dialog", { name: "Redeem these points?" });
  await expect(dialog).toContainText(`2,000 points become ${worth} in your balance`);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/redeem")) asked++;
  });
  await dialog.getByRole("button", { name: `Redeem for ${worth}` }).dblclick();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    `2,000 points are now ${worth}`,
  );
  await expect(panel).toContainText("You have 3,000");
  expect(asked).toBe(1);
  await expect(page.getByRole("region", { name: "Points history" })).toContainText(`Redeemed to ${worth}`);
});

test("an offer is taken with its code, runs, and is given up after a warning in numbers", {
  tag: "@desk",
}, async ({ page, stack }) => {
  await enter(page, stack, "/account/bonuses");
  await expect(page.getByText("No bonus is running")).toBeVisible();
  const reload = page.getByRole("article", { name: "Teatime reload" });
  await reload.getByLabel("Code").fill("LUNCHTIME");
  await reload.getByRole("button", { name: /^Take this offer/ }).click();
  await expect(reload).toContainText("That is not the code of this offer.");
  await reload.getByLabel("Code").fill("teatime");
  await reload.getByRole("button", { name: /^Take this offer/ }).click();
  const running = page.getByRole("region", { name: "Running now" });
  await expect(running.getByRole("article", { name: "Teatime reload" })).toContainText("Taken");
  await expectNoViolations(page);

  await page.getByRole("article", { name: "Free bet" }).getByRole("button", { name: /^Take/ }).click();
  const freeBet = running.getByRole("article", { name: "Free bet" });
  await expect(freeBet).toContainText("$10.00");
  await page.goto("/account/cashier/withdraw");
  await expect(page.getByText("A bonus is running: Free bet")).toBeVisible();
  await page.goto("/account/bonuses");
  await freeBet.getByRole("button", { name: "Give it up" }).click();
  const dialog = page.getByRole("dialog", { name: "Give up Free bet?" });
  await expect(dialog).toContainText("You lose");
  await expect(dialog).toContainText("$10.00");
  await dialog.getByRole("button", { name: "Give up $10.00" }).click();
  await expect(page.getByRole("region", { name: "Ended" })).toContainText("Given up");
});

test("visitors see the offers with all their terms, and log in to take one", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  await page.goto("/promotions");
  const offer = page.getByRole("article", { name: "Welcome match" });
  await offer.getByText("All terms").click();
  await expect(offer).toContainText("Only for your first deposit.");
  await expectNoViolations(page);
  await offer.getByRole("link", { name: "Log in to take it" }).click();
  await expect(page).toHaveURL(/\/login\?destination=%2Fpromotions%23offer_/);
});
