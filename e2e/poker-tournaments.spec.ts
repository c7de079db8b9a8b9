import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Browser, Page } from "@playwright/test";
import { scheduledTemplates } from "../server/services/poker/poker-tournaments/templates.ts";
import { insertTournament } from "../server/services/poker/poker-tournaments/tournament-store.ts";
import { violationsOn } from "./accessible.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

const patience = { timeout: 60_000 };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Opens the site in a separate browser as a new player with $20. */
async function enter(browser: Browser, stack: TestStack, nickname: string): Promise<Page> {
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true, nickname });
  await depositTo(stack, { playerId: player.id, id: "deposit", currency: "USD", amountMinor: 2_000n });
  const page = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await logIn(page, player);
  return page;
}

/** Moves all in with the keyboard if it is this player's turn. */
async function allIn(page: Page): Promise<void> {
  const actions = page.getByTestId("poker-actions");
  if (!(await actions.isVisible())) return;
  const slider = page.getByRole("slider");
  if (await slider.isVisible()) {
    await slider.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("r");
  } else await page.keyboard.press("c");
}

test("two players register for a sit & go, play it to the end, and the winner is paid", {
  tag: "@ci",
}, async ({ browser, stack }) => {
  test.slow();
  const run = stack.kit.random.id("duel").slice(-4);
  const pages: Page[] = [];
  const complaints: string[][] = [];
  for (const name of ["one", "two"]) {
    const page = await enter(browser, stack, `duel-${name}-${run}`);
    await openHydrated(page, "/poker?tab=sit-and-go");
    complaints.push(recordConsoleMessages(page));
    await button(page, "Register: Turbo Duel").click();
    if (name === "one") await expect(page.getByText("Registered").first()).toBeVisible(patience);
    pages.push(page);
  }
  for (const page of pages) await expect(page).toHaveURL(/\/poker\/tables\//, patience);
  const [one] = pages as [Page, Page];
  await expect(async () => {
    stack.clock.advance(500);
    for (const page of pages) await allIn(page);
    expect(await one.getByRole("link", { name: "See all sit & go games" }).isVisible()).toBe(true);
  }).toPass({ timeout: 120_000, intervals: [100] });
  const isFirst = await one.getByText("You won Turbo Duel").isVisible();
  const [winner, loser] = isFirst ? pages : pages.toReversed();
  await expect(winner!.getByText("Your prize of $10.00 goes to your balance.")).toBeVisible(patience);
  await expect(loser!.getByText("Finishing position: 2 of 2")).toBeVisible(patience);
  expect(await violationsOn(winner!)).toEqual([]);
  expect(complaints.flat()).toEqual([]);
  // $20 less the buy-in of $5 and the fee of 25 cents; the winner also gets both buy-ins.
  for (const [page, balance] of [
    [winner, "$24.75"],
    [loser, "$14.75"],
  ] as const) {
    await openHydrated(page!, "/poker");
    await expect(page!.locator("button[popovertarget='wallet-panel']")).toHaveText(balance, patience);
  }
});

test("players move all in, one re-buys, and the last one with chips wins the prize", { tag: "@ci" }, async ({
  browser,
  stack,
}) => {
  test.slow();
  const { kit, clock } = stack;
  const { config } = scheduledTemplates.find(({ id }) => id === "re-buy")!;
  const id = kit.random.id("tournament");
  const startsAt = new Date(clock.now().getTime() + 60_000);
  const terms = { ...config, entriesMin: 2, guarantee: 0 };
  await insertTournament(kit.db, { id, templateId: `e2e-${id}`, config: terms, startsAt }, clock.now());
  const pages: Page[] = [];
  const complaints: string[][] = [];
  for (const name of ["one", "two"]) {
    const page = await enter(browser, stack, `rebuy-${name}-${id.slice(-4)}`);
    await openHydrated(page, `/poker/tournaments/${id}`);
    await expect(page.getByText(/Up to 3: 3,000 chips for/)).toBeVisible();
    await button(page, /^Register/).click();
    await expect(page.getByText("You're registered.", { exact: false })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    complaints.push(recordConsoleMessages(page));
    pages.push(page);
  }
  clock.advance(61_000);
  for (const page of pages) await expect(page).toHaveURL(/\/poker\/tables\//, patience);
  const outOfChips = "You're out of chips. Re-buy to stay in the tournament.";
  let broke: Page | undefined;
  await expect(async () => {
    clock.advance(500);
    for (const page of pages) {
      await allIn(page);
      if (await page.getByText(outOfChips).isVisible()) broke = page;
    }
    expect(broke).toBeDefined();
  }).toPass({ ...patience, intervals: [100] });
  expect(await violationsOn(broke!)).toEqual([]);
  await button(broke!, /^Re-buy: 3,000 chips for/).click();
  await expect(broke!.getByText(outOfChips)).toBeHidden(patience);
  // The next player who loses all chips does not re-buy in time.
  const over = pages[0]!.getByRole("link", { name: "See all tournaments" });
  await expect(async () => {
    clock.advance(1_000);
    for (const page of pages) await allIn(page);
    expect(await over.isVisible()).toBe(true);
  }).toPass({ timeout: 120_000, intervals: [100] });
  const winner = pages[0]!.getByText(/^You won/);
  const isFirst = await winner.isVisible();
  await expect(
    (isFirst ? pages[0]! : pages[1]!).getByText(/Your prize of .* goes to your balance/),
  ).toBeVisible(patience);
  expect(complaints.flat()).toEqual([]);
});

test("the lobby names bounties, re-buys and satellites, and their pages explain them", {
  tag: "@ci",
}, async ({ page, stack }) => {
  const { kit, clock } = stack;
  const ids = new Map<string, string>();
  for (const [at, name] of ["bounty", "progressive-bounty", "main-satellite"].entries()) {
    const { config } = scheduledTemplates.find((template) => template.id === name)!;
    const id = kit.random.id("tournament");
    const startsAt = new Date(clock.now().getTime() + (30 + at) * 60_000);
    const satellite = { targetId: ids.get("bounty")!, targetName: "Bounty Hunt", ticketPrice: 825 };
    const terms = name === "main-satellite" ? { ...config, satellite } : config;
    await insertTournament(kit.db, { id, templateId: `e2e-${id}`, config: terms, startsAt }, clock.now());
    ids.set(name, id);
  }
  await openHydrated(page, "/poker?tab=tournaments");
  await expect(page.getByText("Progressive bounty").first()).toBeVisible(patience);
  await expect(page.getByText("Satellite to Bounty Hunt").first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await openHydrated(page, `/poker/tournaments/${ids.get("progressive-bounty")}`);
  await expect(page.getByText(/Starts at \$10/)).toBeVisible();
  await openHydrated(page, `/poker/tournaments/${ids.get("main-satellite")}`);
  await expect(page.getByText(/Winners get an entry worth \$8\.25/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("link", { name: "Bounty Hunt", exact: true }).click();
  await expect(page.getByText(/for every player you knock out/)).toBeVisible();
});
