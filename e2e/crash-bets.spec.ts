import { expect, test } from "@playwright/test";

test("crash: a second bet has its own cash-out, and each bet is settled by itself", { tag: "@ci" }, async ({
  page,
}) => {
  test.slow();
  const path = "/services/games-integration-service/api/v1/games/1206/practice/url";
  const answer = await page.request.get(`${path}?mode=practice&language=en`);
  await page.goto(((await answer.json()) as { url: string }).url);
  const cashOutAt = page.getByLabel("Auto cash out at");
  const setCashOut = async (times: string) => {
    await cashOutAt.fill(times);
    await cashOutAt.blur();
  };
  await setCashOut("1.01");
  await page.getByRole("button", { name: "Add a second bet" }).click();
  await expect(cashOutAt).toHaveValue("");
  await setCashOut("10000");
  // Bets that are placed during a flight wait for the next one, so both bets are in the same round.
  await page.locator(".live-status[data-phase=RUNNING]").waitFor({ timeout: 60_000 });
  await page.locator(".crash-buttons button").first().click();
  await page.keyboard.press("B");
  await expect(page.getByTestId("game-stake")).toHaveText("$2.00", { timeout: 120_000 });
  await expect(page.getByTestId("game-stake")).toHaveText("–", { timeout: 120_000 });
  // The second bet waits for the highest multiplier, so at most the first one wins.
  await expect(page.getByTestId("game-balance")).toHaveText(/^\$99(8\.00|9\.01)$/, { timeout: 45_000 });
  await page.getByRole("button", { name: "Statistics" }).click();
  const statistics = page.getByRole("dialog", { name: "Statistics" });
  await expect(statistics.getByText("Median crash point")).toBeVisible();
});
