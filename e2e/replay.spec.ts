import { AxeBuilder } from "@axe-core/playwright";
import { playRound } from "@parlour/stack/testing-bonuses";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, goodPassword, signIn } from "@parlour/stack/testing-people";
import { openGame, play } from "@parlour/stack/testing-rounds";
import { gameWalletOf } from "@parlour/stack/testing-wallet";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

test("a player replays past rounds in the games' own view, step by step", { tag: "@landing" }, async ({
  page,
  stack,
}) => {
  const complaints = recordConsoleMessages(page);
  const { id: playerId, username, currency } = await addPlayer(stack, { trustsEveryDevice: true });
  await depositTo(stack, { playerId, id: "to play with", currency, amountMinor: 10_000n });
  await logIn(page, { username, password: goodPassword });

  const open = async (id: string) => {
    const path = `/services/games-integration-service/api/v1/games/${id}/url?mode=real&language=en`;
    const { url } = (await (await page.request.get(path)).json()) as { url: string };
    await page.goto(url);
    await expect(page.getByTestId("game-balance")).toBeVisible();
  };
  const openNewest = async (name: string) => {
    await page.goto("/account/games");
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
  };

  await open("1202");
  await page.keyboard.press("r");
  await page.getByRole("button", { name: /^Roll/ }).click();
  await expect(page.getByTestId("game-win")).not.toHaveText("–");
  const rolled = await page.locator(".dice-number").textContent();
  await openNewest("Dice");
  const table = page.frameLocator("iframe[title='Dice table']");
  await expect(table.locator(".dice-number")).toHaveText(rolled!);
  await expect(table.locator(".game-frame[data-replay] .game-dock")).toBeHidden();
  await page.getByRole("button", { name: "Replay" }).click();
  await expect(table.locator(".dice-number")).toHaveText(rolled!);

  await open("1203");
  await page.getByRole("button", { name: /^Start/ }).click();
  await page.getByRole("button", { name: "Random tile" }).click();
  await expect(page.locator(".mines-tile[data-state]:not([data-state=hidden])").first()).toBeVisible();
  await openNewest("Mines");
  const field = page.frameLocator("iframe[title='Mines table']");
  const turned = field.locator(".mines-tile[data-state]:not([data-state=hidden])");
  await expect(field.locator(".mines-tile").first()).toBeVisible();
  await expect(turned).toHaveCount(0);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(turned.first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a cancelled bet is shown as refunded, not as a stake of nothing", { tag: "@desk" }, async ({
  page,
  stack,
}) => {
  const { id: playerId, username, currency } = await addPlayer(stack, { trustsEveryDevice: true });
  await depositTo(stack, { playerId, id: "to bet with", currency, amountMinor: 1_000n });
  const roundId = `cancelled-${playerId}`;
  const round = { playerId, currency, roundId };
  const stake = {
    kind: "bet",
    gameId: "1206",
    operationId: `bet:${roundId}`,
    ends: false,
    stakeMinor: 250,
  } as const;
  await playRound(stack, { ...round, ...stake });
  const undo = { ...round, operationId: `undo:${roundId}`, undoes: stake.operationId };
  expect((await gameWalletOf(stack).rollback(undo)).outcome).toBe("POSTED");
  await logIn(page, { username, password: goodPassword }, "/login?destination=/account/games");
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Crash" });
  await expect(line).toContainText("Cancelled, stake refunded");
  await expect(line).not.toContainText("Stake");
  await line.getByRole("link").click();
  await expect(page.getByRole("main").getByText("Cancelled, stake refunded")).toBeVisible();
});

test("a round in progress shows its stake and no win", { tag: "@ci" }, async ({ page, stack }) => {
  const { id: playerId, username, currency } = await addPlayer(stack, { trustsEveryDevice: true });
  await depositTo(stack, { playerId, id: "for one round", currency, amountMinor: 10_000n });
  const client = stack.client();
  await signIn(client, { username, password: goodPassword });
  const { gameSession, limits } = await openGame(client, "1203");
  const { body } = await play(client, gameSession, { stake: limits.min, mines: 3 });
  await logIn(page, { username, password: goodPassword });
  await page.goto("/account/games");
  const round = page.getByRole("main").getByRole("link", { name: /^Mines/ });
  await expect(round).toContainText("In progress");
  await expect(round).toContainText("Stake");
  await expect(round).not.toContainText("Win");
  await page.goto(`/account/games/${body.roundId}`);
  const fact = (name: string) => page.locator("dl > div").filter({ hasText: new RegExp(`^${name}`) });
  await expect(fact("Win")).toHaveText("Win–");
  await expect(fact("Net result")).toContainText("In progress");
});
