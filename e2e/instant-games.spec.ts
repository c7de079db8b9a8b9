import type { Page } from "@playwright/test";
import { expect, test } from "./own-stack.ts";

async function openPractice(page: Page, id: string): Promise<void> {
  const path = `/services/games-integration-service/api/v1/games/${id}/practice/url`;
  const answer = await page.request.get(`${path}?mode=practice&language=en`);
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.getByTestId("game-balance")).toBeVisible();
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Starts autoplay with a number of rounds that isn't one of the presets, and without a loss limit. */
async function startAutoplay(page: Page, rounds: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Autoplay" });
  await dialog.getByRole("textbox", { name: "Number of rounds" }).fill(rounds);
  await dialog.getByRole("textbox", { name: "Stop if losses reach" }).fill("");
  await dialog.getByRole("button", { name: /^Start autoplay/ }).click();
  await expect(dialog).toBeHidden();
}

async function roundsPlayed(page: Page): Promise<number> {
  await button(page, "Session history").click();
  const rounds = page.locator(".round-list li");
  await expect(rounds.first()).toBeVisible();
  const count = await rounds.count();
  await page.keyboard.press("Escape");
  return count;
}

test("keno plays at a high risk, at once and by itself, and counts its rounds", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  await openPractice(page, "1201");
  await button(page, "Quick pick").click();
  await page.getByText("High", { exact: true }).click();
  await expect(page.locator(".keno-pays")).toContainText("215×");
  await button(page, "Instant play").click();
  await button(page, "Autoplay").click();
  await startAutoplay(page, "3");
  await expect(button(page, "Autoplay")).toBeEnabled({ timeout: 20_000 });
  await button(page, "Statistics").click();
  const statistics = page.getByRole("dialog", { name: "Statistics" });
  await expect(statistics.locator(".statistics-figures dd").first()).toHaveText("3");
  await page.keyboard.press("Escape");
  expect(await roundsPlayed(page)).toBe(3);
});

test("autoplay names what it does not understand, and mines opens the chosen tiles", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  await openPractice(page, "1203");
  await page.keyboard.press("Z");
  await expect(button(page, "Instant play")).toHaveAttribute("aria-pressed", "true");
  await button(page, "Autoplay").click();
  const dialog = page.getByRole("dialog", { name: "Autoplay" });
  await dialog.getByRole("button", { name: "1–1", exact: true }).click();
  await dialog.getByRole("button", { name: "3–3", exact: true }).click();
  await dialog.getByRole("textbox", { name: "Number of rounds" }).fill("0");
  await dialog.getByRole("button", { name: /^Start autoplay/ }).click();
  await expect(dialog.getByText(/whole number from 1 to 10,000/)).toBeVisible();
  await startAutoplay(page, "2");
  await expect(button(page, "Autoplay")).toBeEnabled({ timeout: 20_000 });
  expect(await roundsPlayed(page)).toBe(2);
  await expect(page.locator('.mines-tile[data-state="gem"], .mines-tile[data-state="exploded"]')).toHaveCount(
    1,
  );
  await expect(page.locator(".mines-tile").first()).not.toHaveAttribute("data-state", "hidden");
});

test("dice takes a target, a chance and a multiplier to the hundredth", { tag: ["@desk", "@ci"] }, async ({
  page,
}) => {
  await openPractice(page, "1202");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const type = async (name: string, text: string) => {
    await field(name).fill(text);
    await field(name).press("Enter");
  };
  await type("Target", "66.67");
  await expect(field("Chance")).toHaveValue("33.32");
  await expect(field("Multiplier")).toHaveValue("2.97");
  await type("Multiplier", "7.77");
  await expect(field("Chance")).toHaveValue("12.74");
  await type("Chance", "0.57");
  await expect(field("Target")).toHaveValue("99.42");
  const slider = page.getByRole("slider", { name: "Target" });
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(field("Chance")).toHaveValue("0.58");
});

test("hi-lo follows the player's rule to the end of every round", { tag: "@desk" }, async ({ page }) => {
  await openPractice(page, "1205");
  await button(page, "Instant play").click();
  await button(page, "Autoplay").click();
  const dialog = page.getByRole("dialog", { name: "Autoplay" });
  await dialog.getByText("Lower", { exact: true }).click();
  await dialog.getByRole("textbox", { name: "Cash out at (×)" }).fill("1.2");
  await startAutoplay(page, "2");
  await expect(button(page, "Autoplay")).toBeEnabled({ timeout: 20_000 });
  expect(await roundsPlayed(page)).toBe(2);
});
