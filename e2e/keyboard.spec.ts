import { addPlayerWithDocument } from "@parlour/stack/testing-documents";
import type { Locator, Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { expect, test } from "./own-stack.ts";

const mostTabs = 120;

/** Presses Tab until the element has the focus, as a player without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await target.evaluate((element) => element.matches(":focus"))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key never reaches ${target}`);
}

test("a player logs in, deposits and plays with the keyboard alone", { tag: ["@desk", "@ci"] }, async ({
  page,
  stack,
}) => {
  const player = await addPlayerWithDocument(stack, "VERIFIED", { currency: "USD" });
  await openHydrated(page, "/login?destination=/account/cashier/deposit");
  await tabTo(page, page.getByLabel("Email or nickname"));
  await page.keyboard.type(player.username);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(player.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/account\/cashier\/deposit$/);

  await tabTo(page, page.getByLabel("Card number"));
  await page.keyboard.type("4000000000001000");
  await tabTo(page, page.getByLabel("Expiry date"));
  await page.keyboard.type("1230");
  await tabTo(page, page.getByLabel("Security code (CVV)"));
  await page.keyboard.type("123");
  await tabTo(page, page.getByRole("button", { name: "Deposit $50.00" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("Deposit received")).toBeVisible();

  await openHydrated(page, "/casino/instant-games/dice");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: /^Play/ }).first());
  await page.keyboard.press("Enter");
  const game = page.frameLocator("iframe[title='Dice']");
  const roll = game.getByRole("button", { name: /^Roll/ });
  await tabTo(page, roll);
  await page.keyboard.press("Enter");
  await expect(game.getByTestId("game-win")).not.toHaveText("–");
});
