import { studioRouletteTable } from "@parlour/games/studio-roulette/math/studio-roulette-table";
import type { TestStack } from "@parlour/stack/testing";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSideways, violationsOn } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { fakeCamera, openTable, patience } from "./dealer-table.ts";
import { expect, logIn, recordConsoleMessages } from "./own-stack.ts";

test.use(fakeCamera);

const phase = (page: Page, name: string) => page.locator(`.live-status[data-phase=${name}]`);

async function expectMovingPictures(page: Page): Promise<void> {
  const read = () =>
    page.locator(".dealer-video video").evaluate((video: HTMLVideoElement) => ({
      width: video.videoWidth,
      time: video.currentTime,
      isMuted: video.muted,
    }));
  await expect.poll(async () => (await read()).width, patience).toBeGreaterThan(0);
  const { time, isMuted } = await read();
  expect(isMuted).toBe(true);
  await expect.poll(async () => (await read()).time, patience).toBeGreaterThan(time);
}

/** Advances the server's clock in small steps, so that the dealer's console reports in between. */
async function pass(stack: TestStack, dealer: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 2_000) {
    stack.clock.advance(Math.min(left, 2_000));
    await dealer.waitForResponse((answer) => answer.url().endsWith("/presence"));
  }
}

test("a dealer sends video and calls the result, and a player watches and is paid", {
  tag: "@ci",
}, async ({ browser, page, stack }) => {
  test.slow();
  await logIn(page, { username: "demo@parlour.example", password: "Parlour-demo-1" });
  const complaints = recordConsoleMessages(page);
  await openTable(page);
  await expect(page.locator(".live-status")).toHaveText("No dealer right now");
  await expect(page.locator(".dealer-video[data-state=away]")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  const dealer = await openConsole(browser, stack, "dealer", "dealing");
  await expectAccessible(dealer);
  // While no dealer is at the table, the page doesn't request the video, because the server would refuse it.
  expect(complaints).toEqual([]);
  await dealer.getByRole("button", { name: "Open table" }).click();
  await expect(dealer.getByText("Open", { exact: true })).toBeVisible(patience);
  await expect(dealer.getByRole("status")).toContainText("Bets are open", patience);
  await expectMovingPictures(page);
  const [video, sound] = await Promise.all([
    page.locator(".dealer-video").boundingBox(),
    page.locator(".dealer-video-sound").boundingBox(),
  ]);
  expect(sound!.y + sound!.height).toBeLessThanOrEqual(video!.y + video!.height);

  await page.bringToFront();
  await phase(page, "BETTING").waitFor(patience);
  await page.getByRole("button", { name: /^17\b/ }).first().click();
  await page.getByRole("button", { name: /^Place bets/ }).click();
  // The balance is animated, so we wait for its final value.
  await expect(page.getByTestId("game-balance")).toHaveText("$999.00");
  await expect(dealer.getByText("1 bet, 1 player")).toBeVisible(patience);
  await expectNoSideways(page);

  await pass(stack, dealer, studioRouletteTable.bettingMs);
  await phase(page, "RUNNING").waitFor(patience);
  const seventeen = dealer.getByRole("group", { name: "Result" }).getByRole("button", { name: "17" });
  await dealer.bringToFront();
  await expect(dealer.getByRole("status")).toContainText("Call the result", patience);
  await seventeen.click();
  await expectAccessible(dealer);
  await dealer.getByRole("button", { name: "Confirm 17" }).click();
  // The clock must not be advanced until the server has stored the result that the dealer called.
  await expect(dealer.getByRole("status")).toContainText("Result: 17", patience);

  await pass(stack, dealer, studioRouletteTable.runMs({ pocket: 17 }));
  await page.bringToFront();
  await expect(page.getByTestId("game-balance")).toHaveText("$1,035.00", patience);
  await page.getByRole("button", { name: "Round record" }).click();
  await expect(page.getByText("Public key")).toBeVisible(patience);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");

  // The next round opens automatically. When the dealer leaves, the bets of that round are refunded and the table
  // closes.
  await pass(stack, dealer, studioRouletteTable.resultMs);
  await phase(page, "BETTING").waitFor(patience);
  await dealer.bringToFront();
  await dealer.getByRole("button", { name: "Close table" }).click();
  await expect(dealer.getByText("Camera off")).toBeVisible();
  await page.bringToFront();
  await expect(page.locator(".live-status")).toHaveText("No dealer right now", patience);
});
