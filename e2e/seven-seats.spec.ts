import { AxeBuilder } from "@axe-core/playwright";
import { listSessionRounds } from "@parlour/contracts/calls/play/games/list-session-rounds";
import type { RoundSummary } from "@parlour/contracts/entities/game-round";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { isPhone, recordConsoleMessages } from "./own-stack.ts";

const id = "1343";
const patience = { timeout: 45_000 };
const phase = (page: Page, name: string) => page.locator(`.live-status[data-phase=${name}]`);
const press = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const balance = (page: Page) => page.getByTestId("game-balance");
const place = (page: Page, seat: number) => page.locator(`.ssb-place[data-seat="${seat}"]`);

async function open(page: Page): Promise<void> {
  const path = `/services/games-integration-service/api/v1/games/${id}/practice/url?mode=practice`;
  const answer = await page.request.get(path);
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(phase(page, "CONNECTING")).toHaveCount(0);
}

/** Opens the table in a separate browser, because browsers slow down pages in the background. */
async function openElsewhere(browser: Browser, like: Page): Promise<Page> {
  const origin = new URL(like.url()).origin;
  const context = await browser.newContext({ viewport: like.viewportSize(), baseURL: origin });
  const page = await context.newPage();
  await open(page);
  return page;
}

/** Takes the first free seat; other tests may play at the same table. */
async function sit(page: Page): Promise<number> {
  const mine = page.locator(".ssb-place[data-mine]");
  await expect(async () => {
    if ((await mine.count()) === 0) await press(page, "Sit").first().click({ timeout: 2_000 });
    await expect(mine).toHaveCount(1, { timeout: 2_000 });
  }).toPass(patience);
  return Number(await mine.getAttribute("data-seat"));
}

async function bet(page: Page, spot: string): Promise<void> {
  const before = await balance(page).textContent();
  await press(page, spot).first().click({ timeout: 2_000 });
  await press(page, "Place bets").click({ timeout: 2_000 });
  await expect(balance(page)).not.toHaveText(before!, { timeout: 3_000 });
}

/** Stands whenever it is the player's turn, and declines insurance, until the round is over. */
async function standThrough(page: Page): Promise<void> {
  await expect(async () => {
    for (const name of ["No insurance", "Stand"]) {
      const button = press(page, name);
      if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => {});
    }
    await expect(phase(page, "RUNNING")).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 120_000, intervals: [100] });
}

/** Returns the settled bets on this page. */
async function settled(page: Page): Promise<RoundSummary[]> {
  const session = await page.evaluate(
    () =>
      Object.entries(sessionStorage)
        .find(([key]) => key.startsWith("parlour-game-"))!
        .at(1)!,
  );
  const path = listSessionRounds.path.replace("{gameSession}", session);
  const { items } = (await (await page.request.get(path)).json()) as { items: RoundSummary[] };
  return items.filter(({ state }) => state === "ENDED");
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes.map(({ target }) => `${rule}: ${target.join(" ")}`),
  );
}

async function expectPlacesInside(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  for (const seat of [1, 2, 3, 4, 5, 6, 7]) {
    const box = (await place(page, seat).boundingBox())!;
    expect(box.x, `seat ${seat}`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `seat ${seat}`).toBeLessThanOrEqual(width);
  }
}

test("seven seats: two players at two seats decide in turn, and a third follows one of them", {
  tag: "@ci",
}, async ({ page, browser }) => {
  test.setTimeout(420_000);
  const complaints = recordConsoleMessages(page);
  if (isPhone(page)) await page.setViewportSize({ width: 360, height: 780 });
  await open(page);
  const [other, follower] = [await openElsewhere(browser, page), await openElsewhere(browser, page)];
  let [seat, otherSeat] = [await sit(page), await sit(other)];
  expect(seat).not.toBe(otherSeat);
  await expect(place(other, seat).getByRole("button", { name: /^Bet behind/ })).toBeVisible();
  await expect(place(follower, seat).getByRole("button", { name: /^Bet behind/ })).toBeVisible();
  await expectPlacesInside(page);
  expect(await violationsOn(follower)).toEqual([]);

  // Rounds are short in these tests. A player who is too slow bets in the next round, and may have to take a
  // seat again.
  await expect(async () => {
    [seat, otherSeat] = [await sit(page), await sit(other)];
    await expect(phase(page, "BETTING")).toHaveCount(0, { timeout: 40_000 });
    await phase(page, "BETTING").waitFor({ timeout: 60_000 });
    const behind = `Bet behind .*seat ${seat}`;
    await Promise.all([bet(page, "Main bet"), bet(other, "Main bet"), bet(follower, behind)]);
  }).toPass({ timeout: 240_000 });
  expect(seat).not.toBe(otherSeat);
  await expect(press(page, "Leave seat")).toBeDisabled();
  await phase(page, "RUNNING").waitFor(patience);
  await expect(place(follower, seat).locator(".playing-card")).toHaveCount(2, patience);
  expect(await violationsOn(page)).toEqual([]);
  await Promise.all([page, other, follower].map(standThrough));

  // Compares the newest bets of both players: a bet behind wins or loses with its seat.
  await expect(async () => {
    const [led, followed] = [(await settled(page))[0]!, (await settled(follower))[0]!];
    expect(followed).toMatchObject({ stake: led.stake, win: led.win });
    expect(await settled(other)).not.toEqual([]);
  }).toPass(patience);
  await expectPlacesInside(page);
  await expect(async () => {
    await press(page, "Leave seat").click({ timeout: 2_000 });
    await expect(page.locator(".ssb-place[data-mine]")).toHaveCount(0, { timeout: 3_000 });
  }).toPass(patience);
  for (const one of [other, follower]) await one.context().close();
  expect(complaints).toEqual([]);
});
