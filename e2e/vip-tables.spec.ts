import { liveRouletteTable } from "@parlour/games/live-roulette/math/live-roulette-table";
import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSideways, violationsOn } from "./accessible.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

const patience = { timeout: 60_000 };
const phase = (page: Page, name: string) => page.locator(`.live-status[data-phase=${name}]`);

/** Adds a player of a loyalty tier with money, and logs them in. */
async function logInPlayerOf(stack: TestStack, page: Page, tier: string): Promise<void> {
  const player = await addPlayer(stack);
  const { id: playerId, currency } = player;
  await depositTo(stack, { playerId, id: `money of ${playerId}`, currency, amountMinor: 1_000_000n });
  await stack.kit.db.query(
    `insert into loyalty_players (player_id, tier_id, window_ends_at) values ($1, $2, $3)
     on conflict (player_id) do update set tier_id = $2`,
    [playerId, tier, new Date(stack.clock.now().getTime() + 86_400_000)],
  );
  await logIn(page, { username: player.email, password: player.password });
}

async function openTable(page: Page, id: string): Promise<void> {
  const answer = await page.request.get(
    `/services/games-integration-service/api/v1/games/${id}/url?mode=real`,
  );
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.locator(".live-status")).toBeVisible(patience);
}

const tables = [
  { id: "1310", slug: "vip-roulette", name: "Auto VIP Roulette", tier: "gold" },
  { id: "1311", slug: "salon-roulette", name: "Auto Salon Roulette", tier: "salon" },
];

for (const { id, slug, name, tier } of tables) {
  test(`${name}: a player of the tier bets, is paid, and the win appears in the room`, {
    tag: "@ci",
  }, async ({ page, stack }) => {
    test.slow();
    await logInPlayerOf(stack, page, tier);
    const complaints = recordConsoleMessages(page);
    await openTable(page, id);
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await phase(page, "BETTING").waitFor(patience);
    const balance = page.getByTestId("game-balance");
    await expect(balance).toHaveText(/10,000\.00$/);
    // One of the three bets always wins. They are placed one by one, because a win is what one bet pays above its stake.
    for (const [placed, spot] of [/^Red/, /^Black/, /^0\b/].entries()) {
      await page.getByRole("button", { name: spot }).first().click();
      await page.getByRole("button", { name: /^Place bets/ }).click();
      await expect(page.locator(".live-players [data-mine]")).toHaveCount(placed + 1, patience);
    }
    await expectNoSideways(page);

    stack.clock.advance(liveRouletteTable.bettingMs);
    await phase(page, "RUNNING").waitFor(patience);
    stack.clock.advance(10_000);
    await phase(page, "RESULT").waitFor(patience);
    await expect(page.locator(".live-players [data-mine][data-state=WON]").first()).toBeAttached(patience);
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints).toEqual([]);

    await openHydrated(page, "/live-casino");
    const wins = page.getByRole("region", { name: "Latest wins" });
    await expect(wins.getByRole("link", { name: new RegExp(`${name}$`) }).first()).toContainText(
      "$",
      patience,
    );
    await expect(page.locator(`[data-table=${slug}] [data-tier=met]`)).toBeVisible();
    await expectAccessible(page);
  });
}

test("Auto VIP Roulette: a player below the tier watches and can't bet", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  await logInPlayerOf(stack, page, "silver");
  await openTable(page, "1310");
  await expect(phase(page, "BARRED")).toHaveText("Reserved for Gold tier and above", patience);
  await expect(page.getByRole("button", { name: /^Place your chips/ })).toBeDisabled();
});
