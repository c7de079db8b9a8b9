import {
  closeLeaderboards,
  countSettledRounds,
  payPrizes,
} from "@parlour/server/services/rewards/leaderboards";
import type { TestStack } from "@parlour/stack/testing";
import { playRound } from "@parlour/stack/testing-bonuses";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, logIn } from "./own-stack.ts";

const hourMs = 3_600_000;

async function addRival(stack: TestStack, username?: string) {
  const player = await addPlayer(stack, { trustsEveryDevice: true, currency: "USD" });
  await depositTo(stack, {
    playerId: player.id,
    id: username ?? "start",
    currency: "USD",
    amountMinor: 900_00n,
  });
  return player;
}

test("marketing creates a leaderboard, players climb it live, and the winners are paid", {
  tag: ["@desk", "@ci"],
}, async ({ browser, page, stack }) => {
  const [player, rival] = [await addRival(stack), await addRival(stack)];
  const minute = (afterMs: number) =>
    new Date(stack.clock.now().getTime() + afterMs).toISOString().slice(0, 16);

  const desk = await openConsole(browser, stack, "operator", "leaderboards");
  await desk.getByRole("button", { name: "New leaderboard" }).press("Enter");
  await desk.getByRole("button", { name: "Review and save" }).press("Enter");
  await expect(desk.getByText("Enter a name in English.")).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel("English").fill("Owl week");
  await desk.getByLabel("French").fill("Semaine des hiboux");
  await desk.getByLabel("From (UTC)").fill(minute(10 * 60_000));
  await desk.getByLabel("Until (UTC)").fill(minute(10 * 60_000 + hourMs));
  await desk.getByLabel("Prize for each (USD)").fill("250");
  await desk.getByRole("button", { name: "Add a prize" }).click();
  await desk.getByLabel("Prize for each (USD)").nth(1).fill("40");
  await desk.getByRole("button", { name: "Review and save" }).click();
  const saving = desk.getByRole("dialog", { name: "Create this leaderboard?" });
  await expect(saving).toContainText("Pays $290.00 in cash to 2 players at most.");
  await saving.getByLabel("Reason").fill("Quiet week");
  await saving.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "Owl week" })).toBeVisible();

  stack.clock.advance(11 * 60_000);
  await logIn(page, { username: player.username, password: goodPassword });
  await page.goto("/casino");
  await page.getByRole("link", { name: /Owl week/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Owl week" })).toBeVisible();
  const own = page.getByRole("region", { name: "Your place" });
  await expect(own).toContainText("You have no score yet.");
  await expectNoSideways(page);
  await expectAccessible(page);

  // The open leaderboard is updated without a reload.
  await playRound(stack, { playerId: rival.id, stakeMinor: 30_00 });
  await countSettledRounds(stack.ports.leaderboardParts);
  stack.clock.advance(3_000);
  await playRound(stack, { playerId: player.id, stakeMinor: 20_00 });
  await expect(own).toContainText("Place 2");
  await expect(own).toContainText("$40.00");
  stack.clock.advance(3_000);
  await playRound(stack, { playerId: player.id, stakeMinor: 11_00 });
  await expect(own).toContainText("Place 1");
  await expect(page.getByRole("row", { name: /You.*\$31\.00.*\$250\.00/ })).toBeVisible();

  stack.clock.advance(hourMs + 2 * 60_000);
  await closeLeaderboards(stack.ports.leaderboardParts);
  await payPrizes(stack.ports.leaderboardParts);
  await page.context().clearCookies();
  await logIn(page, { username: player.username, password: goodPassword });
  await page.goto("/promotions/leaderboards");
  await page
    .getByRole("region", { name: "Results" })
    .getByRole("link", { name: /Owl week/ })
    .click();
  await expect(page.getByRole("region", { name: "Winners" })).toContainText("$250.00");
  await page.goto("/account/messages");
  await expect(page.getByText("Your prize in Owl week is $250.00.")).toBeVisible();

  const review = await openConsole(browser, stack, "operator", "leaderboards");
  await review.getByRole("row", { name: /Owl week/ }).click();
  await expect(review.getByText("$290.00").first()).toBeVisible();
  await expectAccessible(review);
});
