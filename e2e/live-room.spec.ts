import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect } from "./own-stack.ts";

async function changeGame(desk: Page, name: RegExp, change: () => Promise<void>): Promise<void> {
  await desk.getByRole("row", { name }).press("Enter");
  await change();
  await expectAccessible(desk);
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("The tables of the evening");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function openTable(page: Page, id: string): Promise<void> {
  const path = `/services/games-integration-service/api/v1/games/${id}/practice/url?mode=practice`;
  const answer = await page.request.get(path);
  await page.goto(((await answer.json()) as { url: string }).url);
}

test("a table that operators close or reserve says so in the room and in the game", {
  tag: ["@desk", "@ci"],
}, async ({ browser, page, stack }) => {
  test.slow();
  const desk = await openConsole(browser, stack, "operator", "configuration");
  await desk.getByRole("tab", { name: "Games" }).click();
  await changeGame(desk, /^Auto Sic Bo/, async () => {
    await desk.getByRole("switch", { name: "Opening hours" }).click();
    // The test's clock is stopped at noon on a Tuesday.
    await desk.getByLabel("Tuesday").fill("18:00");
    await expect(desk.getByText("Use the format 09:00-17:30, start time first.")).toBeVisible();
    await desk.getByLabel("Tuesday").fill("18:00-24:00");
  });
  await changeGame(desk, /^Auto Dragon Tiger/, async () => {
    await desk.getByLabel("Minimum loyalty tier").selectOption("Gold and above");
  });
  await expect(desk.getByRole("row", { name: /^Auto Sic Bo/ })).toContainText("opening hours");

  await page.goto("/live-casino");
  const cardOf = (slug: string) => page.locator(`[data-table=${slug}]`);
  await expect(cardOf("sic-bo").locator("[data-phase=CLOSED]")).toHaveText(/^Closed\. Opens Tue, Jan 1/);
  await expect(cardOf("dragon-tiger").locator("[data-tier=locked]")).toHaveText(
    "For Gold tier and above. You can watch, but not bet.",
  );
  await expect(cardOf("live-roulette").locator("[data-tier]")).toHaveCount(0);
  await expect(page.getByText("No wins in the last 24 hours.")).toBeVisible();
  await expectAccessible(page);

  const barred = page.locator(".live-status[data-phase=BARRED]");
  await openTable(page, "1307");
  await expect(barred).toHaveText(/^Closed\. Opens Tue, Jan 1/);
  await openTable(page, "1306");
  await expect(barred).toHaveText("Reserved for Gold tier and above");
  await expect(page.getByText(/^This table is for Gold tier and above/)).toBeVisible();
  await expect(page.getByRole("button", { name: "See tiers" })).toBeVisible();
  await expectAccessible(page);
});

test("a further table that an operator opens appears in the room, and its link leads on when it has closed", {
  tag: ["@desk", "@ci"],
}, async ({ browser, page, stack }) => {
  test.slow();
  const patience = { timeout: 30_000 };
  const desk = await openConsole(browser, stack, "operator", "live-tables");
  await desk.getByRole("tab", { name: "Tables" }).click();
  const row = desk.getByRole("row", { name: /^Auto Roulette 2/ });
  await expectAccessible(desk);
  const choose = async (state: string) => {
    await row.getByRole("button", { name: "Open or close" }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel("This table").selectOption(state);
    await dialog.getByLabel("Reason").fill("The tables of the evening");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.goto("/live-casino");
  const second = page.locator("[data-table=live-roulette--2]");
  await expect(second).toHaveCount(0);
  await choose("Keep open");
  await expect(row).toContainText("Kept open by an operator");
  await expect(second).toHaveCount(1, patience);
  await expect(second.getByRole("link")).toHaveText("Auto Roulette 2");
  await expectAccessible(page);

  await second.getByRole("link").click();
  await expect(page).toHaveURL(/\?table=2$/);
  await page
    .getByRole("link", { name: /^Practice/ })
    .first()
    .click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Auto Roulette 2" })).toBeVisible(patience);
  await expect(row).toContainText(/\b1\b/, patience);
  await choose("Keep closed");
  await expect(frame.getByText("The table you chose is closed. You’re now at Auto Roulette.")).toBeVisible(
    patience,
  );
  await expect(frame.getByRole("heading", { name: "Auto Roulette", exact: true })).toBeVisible();
  await expect(row).toContainText("Kept closed by an operator", patience);
});

test("the demand for further tables is set within limits", { tag: ["@desk", "@ci"] }, async ({
  browser,
  stack,
}) => {
  const desk = await openConsole(browser, stack, "operator", "live-tables");
  await desk.getByRole("tab", { name: "Tables" }).click();
  const row = desk.getByRole("row", { name: /^Auto Baccarat/ }).first();
  await row.getByRole("button", { name: "Change demand" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Players per table").fill("0");
  await expect(dialog.getByText("Enter a whole number from 1 to 10000.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await expectAccessible(desk);
  await dialog.getByLabel("Players per table").fill("40");
  await dialog.getByLabel("Maximum tables").fill("2");
  await dialog.getByLabel("Reason").fill("Smaller tables");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row).toContainText("Above 40 players, up to 2 tables");
});
