import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, isPhone, recordConsoleMessages, test } from "./own-stack.ts";

async function open(page: Page, id: string): Promise<void> {
  const path = `/services/games-integration-service/api/v1/games/${id}/practice/url?mode=practice&language=en`;
  const answer = await page.request.get(path);
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.getByTestId("game-balance")).toBeVisible();
}

/** The button that plays a round. It shows the total of the chips on the table. */
const spin = (page: Page) => page.locator(".play-button");
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

async function showRacetrack(page: Page): Promise<void> {
  const view = press(page, "Racetrack");
  if (await view.isVisible()) await view.click();
  await expect(page.locator(".racetrack")).toBeVisible();
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

test("announced bets and neighbours are placed and undone in one step", { tag: "@ci" }, async ({ page }) => {
  const complaints = recordConsoleMessages(page);
  await open(page, "1001");
  await showRacetrack(page);
  await press(page, "Voisins du zéro, 9 chips, $9.00").click();
  await expect(spin(page)).toHaveText(/\$9\.00/);
  // With the keyboard, the bet gets three neighbours instead of two and moves one pocket on from the zero.
  await page.locator(".racetrack-pocket[tabindex='0']").focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await expect(press(page, "32 with neighbours 3, 26, 0, 15, 19, 4, $7.00")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(spin(page)).toHaveText(/\$16\.00/);
  expect(await violationsOn(page)).toEqual([]);
  await press(page, "Undo last chip").click();
  await expect(spin(page)).toHaveText(/\$9\.00/);
  await press(page, "Undo last chip").click();
  await expect(spin(page)).toHaveText("Place your chips");
  expect(complaints).toEqual([]);
});

test("bets above the table limit are refused with the amounts", { tag: "@ci" }, async ({ page }) => {
  await open(page, "1001");
  await showRacetrack(page);
  await page.getByRole("radio", { name: "$100.00" }).check({ force: true });
  await press(page, "Tiers, 6 chips, $600.00").click();
  await expect(
    page.getByText("This bet costs $600.00. The table limit leaves room for $500.00."),
  ).toBeVisible();
  await expect(spin(page)).toHaveText("Place your chips");
});

test("bets are saved on the device, placed again and refused where they don't fit", {
  tag: "@ci",
}, async ({ page }) => {
  await open(page, "1001");
  await press(page, "Final bets").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^6 6, 16, 26, 36/ })
    .click();
  await expect(spin(page)).toHaveText(/\$4\.00/);
  await press(page, "Saved bets").click();
  const saved = page.getByRole("dialog");
  await saved.getByLabel("Name").fill("My sixes");
  await saved.getByRole("button", { name: "Save these bets" }).click();
  await expect(saved.getByRole("button", { name: "Place $4.00: My sixes" })).toBeEnabled();
  expect(await violationsOn(page)).toEqual([]);
  await saved.getByRole("button", { name: "Place $4.00: My sixes" }).click();
  await expect(spin(page)).toHaveText(/\$8\.00/);
  await press(page, "Undo last chip").click();
  await expect(spin(page)).toHaveText(/\$4\.00/);

  await open(page, "1002");
  await press(page, "Saved bets").click();
  await expect(saved.getByText("For tables with a single zero. This table has a double zero.")).toBeVisible();
  await expect(saved.getByRole("button", { name: "Place $4.00: My sixes" })).toBeDisabled();
  await saved.getByRole("button", { name: "Delete My sixes" }).click();
  await saved.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(saved.getByText("No saved bets yet")).toBeVisible();
});

test("the statistics keep the player's own results when the game is opened again", { tag: "@ci" }, async ({
  page,
}) => {
  await open(page, "1001");
  await press(page, "Red").click();
  await press(page, "Black").click();
  await spin(page).click();
  const strip = page.locator(".result-strip li");
  await expect(strip).toHaveCount(1);
  const first = await strip.first().textContent();
  await page.reload();
  await expect(strip).toHaveCount(1);
  await expect(strip.first()).toHaveText(first!);
  await press(page, "Statistics").click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByText("Last rounds: 1")).toBeVisible();
  await expect(panel.locator(".result-grid li")).toHaveText([first!]);
  await expect(panel.getByRole("list", { name: "Most frequent numbers" })).toHaveText(`${first}×1`);
  await expect(panel.getByRole("list", { name: "Least frequent numbers" }).locator("li")).toHaveCount(5);
  expect(await violationsOn(page)).toEqual([]);
  if (isPhone(page)) return;
  await page.keyboard.press("Escape");
  await expect(page.locator(".racetrack")).toBeVisible();
});

test("the whole chip rack is offered and scrolls on phones", { tag: "@ci" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "1001");
  await expect(page.getByRole("radio")).toHaveCount(12);
  await page.getByRole("radio", { name: "$1.00" }).focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowRight");
  const highest = page.getByRole("radio", { name: "$500.00" });
  await expect(highest).toBeChecked();
  await expect(page.locator(".chip-choice:has(:checked)")).toBeInViewport({ ratio: 1 });
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider).toBe(false);
});
