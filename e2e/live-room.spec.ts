import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect } from "./own-stack.ts";

/** Opens a game's settings, changes them and saves. */
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
  await changeGame(desk, /^Sic Bo/, async () => {
    await desk.getByRole("switch", { name: "Opening hours" }).click();
    // The test's clock is stopped at noon on a Tuesday.
    await desk.getByLabel("Tuesday").fill("18:00");
    await expect(desk.getByText("Use the format 09:00-17:30, start time first.")).toBeVisible();
    await desk.getByLabel("Tuesday").fill("18:00-24:00");
  });
  await changeGame(desk, /^Dragon Tiger/, async () => {
    await desk.getByLabel("Minimum loyalty tier").selectOption("Gold and above");
  });
  await expect(desk.getByRole("row", { name: /^Sic Bo/ })).toContainText("opening hours");

  await page.goto("/live-casino");
  const cardOf = (slug: string) => page.locator(`[data-table=${slug}]`);
  await expect(cardOf("sic-bo").locator("[data-phase=CLOSED]")).toHaveText(/^Closed\. Opens Tue, Jan 1/);
  await expect(cardOf("dragon-tiger").locator("[data-tier=locked]")).toHaveText("Gold tier and above");
  await expect(cardOf("live-roulette").locator("[data-tier]")).toHaveCount(0);
  await expect(page.getByText("No wins in the last 24 hours.")).toBeVisible();
  await expectAccessible(page);

  const barred = page.locator(".live-status[data-phase=BARRED]");
  await openTable(page, "1307");
  await expect(barred).toHaveText(/^Closed\. Opens Tue, Jan 1/);
  await openTable(page, "1306");
  await expect(barred).toHaveText("Reserved for Gold tier and above");
  await expectAccessible(page);
});
