import { languageCodes } from "@parlour/contracts/languages";
import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openSlip } from "./bet-slip.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, fillLogin, logIn, test } from "./own-stack.ts";
import { addMatch, BOTH_SCORE, RESULT, TOTAL, usualPrices } from "./sports-matches.ts";

async function addBettor(stack: TestStack) {
  const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true });
  await depositTo(stack, {
    playerId: player.id,
    id: `bettor-${player.id}`,
    currency: "USD",
    amountMinor: 50_000n,
  });
  return player;
}

const slip = (page: Page) => page.getByRole("region", { name: "Bet slip" });
const price = (page: Page, match: { home: string; away: string }, outcome: string) =>
  page.getByRole("button", { name: new RegExp(`^${match.home} – ${match.away}: [^,]+, ${outcome}`) });

test("a slip survives a reload and a login, and becomes a bet", async ({ page, stack }) => {
  const [match, player] = [await addMatch(stack), await addBettor(stack)];
  await openHydrated(page, "/sports");
  await price(page, match, match.home).click();
  const typed = await openSlip(page);
  await typed.getByRole("textbox", { name: "Stake" }).fill("10");
  await expect(typed).toContainText("$21.00");
  await page.reload();
  const reloaded = await openSlip(page);
  await expect(reloaded.getByRole("textbox", { name: "Stake" })).toHaveValue("10");
  await match.reprice({ [RESULT]: { home: 1.95, draw: 3.5, away: 3.9 } });
  await expect(reloaded).toContainText(`${match.home}: 2.10 → 1.95`);

  await reloaded.getByRole("button", { name: "Log in to place this bet" }).click();
  await fillLogin(page, player);
  await expect(page).toHaveURL(/\/sports$/);
  const own = await openSlip(page);
  await own.getByRole("button", { name: "Accept changes" }).click();
  await own.getByRole("button", { name: "Place bet · $10.00" }).click();
  await expect(own.getByRole("heading", { name: "Bet placed" })).toBeVisible();
  await own.getByRole("link", { name: "View my bets" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: match.home }).first()).toContainText("1.95");
  // The header counts down to the new balance, so we wait for the final amount.
  await expect(page.getByRole("button", { name: "Balance $490.00" })).toHaveText("$490.00");
  await expectAccessible(page);
  await expectNoSideways(page);
});

test("a bet whose answer is lost is placed only once, even after a reload", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const match = await addMatch(stack);
  await logIn(page, await addBettor(stack), "/login?destination=/sports");
  await price(page, match, match.home).click();
  const typed = await openSlip(page);
  await typed.getByRole("textbox", { name: "Stake" }).fill("10");
  const answered: number[] = [];
  await page.route(/\/services\/sportsbook\/v1\/profiles\/[^/]+\/bets$/, async (route) => {
    if (route.request().method() !== "POST" || answered.length > 0) return await route.continue();
    answered.push((await route.fetch()).status());
    await route.abort();
  });
  await typed.getByRole("button", { name: "Place bet · $10.00" }).click();
  await expect(typed).toContainText("your bet may not have gone through");
  expect(answered).toEqual([201]);
  // The price has changed since the first request, but the repeated request is for the same bet.
  await match.reprice({ [RESULT]: { home: 2.2, draw: 3.4, away: 3.4 } });
  await page.reload();
  const reloaded = await openSlip(page);
  await reloaded.getByRole("button", { name: "Place bet · $10.00" }).click();
  await expect(reloaded.getByRole("heading", { name: "Bet placed" })).toBeVisible();
  await reloaded.getByRole("link", { name: "View my bets" }).click();
  await expect(page.getByRole("link", { name: `${match.home} – ${match.away}` })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Balance $490.00" })).toHaveText("$490.00");
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
]) {
  test(`the slip is in view at once and stays there at ${viewport.width}×${viewport.height}`, {
    tag: ["@desk", "@ci"],
  }, async ({ page, stack }) => {
    const match = await addMatch(stack);
    await page.setViewportSize(viewport);
    for (const path of ["/sports", `/sports/events/${match.id}`]) {
      await openHydrated(page, path);
      await price(page, match, match.home).first().waitFor();
      const top = async () => (await slip(page).boundingBox())!.y;
      expect(await top()).toBeLessThan(200);
      // Scrolls to the end of the screen, where the footer begins.
      await page.getByRole("contentinfo").evaluate((footer) => {
        scrollBy(0, Math.max(0, footer.getBoundingClientRect().top - innerHeight));
      });
      await expect.poll(top).toBeGreaterThanOrEqual(0);
      await price(page, match, match.home).first().click();
      await slip(page).getByRole("textbox", { name: "Stake" }).fill("10");
      await expect(slip(page).getByRole("button", { name: "Log in to place this bet" })).toBeInViewport({
        ratio: 1,
      });
      await slip(page).getByRole("button", { name: "Clear slip" }).click();
    }
  });
}

test("two matches make a double, which can be cashed out in part and in full", {
  tag: "@landing",
}, async ({ page, stack }) => {
  const matches = [await addMatch(stack), await addMatch(stack)];
  await logIn(page, await addBettor(stack), "/login?destination=/sports");
  for (const match of matches) await price(page, match, match.home).click();
  const own = await openSlip(page);
  await own.getByRole("textbox", { name: "Stake" }).fill("20");
  await expect(own).toContainText("4.41");
  await own.getByRole("button", { name: "Place bet · $20.00" }).click();
  await own.getByRole("link", { name: "View my bets" }).click();

  const bet = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /Double/ }) });
  await bet.getByRole("button", { name: /^Cash out \$/ }).click();
  await bet.getByRole("slider", { name: /Portion to cash out/ }).fill("500");
  await expect(bet).toContainText("$10.00 of your stake stays open");
  await bet.getByRole("button", { name: /^Confirm \$/ }).click();
  await expect(bet.getByText("Cashed out")).toBeVisible();
  await bet.getByRole("button", { name: /^Cash out \$/ }).click();
  await bet.getByRole("button", { name: /^Confirm \$/ }).click();
  await expect(bet.locator("header")).toContainText("Cashed out");
});

test("a lost connection and a suspension disable every price", async ({ page, stack }) => {
  const match = await addMatch(stack, { live: true });
  await openHydrated(page, `/sports/events/${match.id}`);
  const over = price(page, match, "Over 2.5");
  await expect(over).not.toHaveAttribute("aria-disabled", "true");
  await over.click();
  await match.suspend(true);
  await expect(over).toHaveAttribute("aria-disabled", "true");
  const own = await openSlip(page);
  await expect(own).toContainText("Over 2.5: suspended");
  await match.suspend(false);
  await expect(over).not.toHaveAttribute("aria-disabled", "true");
  await match.score(["home"], { ...usualPrices, [TOTAL]: { over: 1.6, under: 2.4 } });
  await expect(own).toContainText("Over 2.5: 1.90 → 1.60");
  await page.context().setOffline(true);
  await expect(over).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("Prices are frozen until you're back online")).toBeAttached();
});

test("a match that is over shows its statistics and goals", { tag: "@ci" }, async ({ page, stack }) => {
  const match = await addMatch(stack, { live: true });
  await match.score(["home"]);
  await match.end(["home"]);
  await openHydrated(page, `/sports/events/${match.id}`);
  await expect(page.getByText("This match is over")).toBeVisible();
  await expect(page.getByRole("list", { name: "Latest events" })).toContainText(`Goal: ${match.home} (1–0)`);
  await expect(page.getByRole("listitem").filter({ hasText: /^3corners1$/i })).toBeVisible();
});

test("prices are locked when their provider falls silent", { tag: "@ci" }, async ({ page, stack }) => {
  const match = await addMatch(stack, { live: true });
  await openHydrated(page, `/sports/events/${match.id}`);
  const over = price(page, match, "Over 2.5");
  await expect(over).not.toHaveAttribute("aria-disabled", "true");
  await over.click();
  stack.clock.advance(31_000);
  await expect(over).toHaveAttribute("aria-disabled", "true");
  await expect(await openSlip(page)).toContainText("Over 2.5: suspended");
  await match.score([]);
  await expect(over).not.toHaveAttribute("aria-disabled", "true");
});

test("a bet builder and a system", { tag: ["@desk", "@ci"] }, async ({ page, stack }) => {
  const matches = [await addMatch(stack), await addMatch(stack), await addMatch(stack)];
  const [first] = matches as [(typeof matches)[number]];
  await logIn(page, await addBettor(stack), `/login?destination=/sports/events/${first.id}`);
  await price(page, first, first.home).click();
  await price(page, first, "Yes").click();
  await slip(page).getByRole("textbox", { name: "Stake" }).fill("5");
  await slip(page).getByRole("button", { name: "Place bet · $5.00" }).click();
  await expect(slip(page).getByRole("heading", { name: "Bet placed" })).toBeVisible();
  await slip(page).getByRole("button", { name: "Done" }).click();

  await openHydrated(page, "/sports");
  for (const match of matches) await price(page, match, match.home).click();
  await slip(page).getByText("System", { exact: true }).click();
  await slip(page).getByRole("textbox", { name: "Stake per bet" }).fill("2");
  await expect(slip(page)).toContainText("4 × $2.00");
  await slip(page).getByRole("button", { name: "Place bet · $8.00" }).click();
  await expect(slip(page).getByRole("heading", { name: "Bet placed" })).toBeVisible();
});

test("odds format, favourites and one-tap betting are stored", { tag: ["@desk", "@ci"] }, async ({
  page,
  stack,
}) => {
  const match = await addMatch(stack);
  await logIn(page, await addBettor(stack), "/login?destination=/sports");
  await page.getByRole("button", { name: "Betting settings" }).click();
  await page.getByRole("radio", { name: "American (+150)" }).check();
  await page.getByText("One-tap betting").click();
  await page.keyboard.press("Escape");
  await expect(price(page, match, match.home)).toContainText("+110");
  await price(page, match, match.home).click();
  await expect(page.getByText(`$5.00 on ${match.home} at +110`)).toBeVisible();
  await openHydrated(page, "/sports/football");
  await page.getByRole("button", { name: "Favourite: Northern Crown League" }).first().click();
  await page.reload();
  await expect(price(page, match, match.home)).toContainText("+110");
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
  // The odds format belongs to the account, so it doesn't depend on what this browser has stored.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(price(page, match, match.home)).toContainText("+110");
});

test("a slip is shared by link", { tag: ["@desk", "@ci"] }, async ({ page, stack, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const match = await addMatch(stack);
  await openHydrated(page, `/sports/events/${match.id}`);
  await price(page, match, "Under 2.5").click();
  await slip(page).getByRole("button", { name: "Share slip" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await slip(page).getByRole("button", { name: "Clear slip" }).click();
  await page.goto(link);
  await expect(slip(page)).toContainText("Under 2.5");
});

test("everything works by keyboard", { tag: ["@desk", "@ci"] }, async ({ page, stack }) => {
  const match = await addMatch(stack);
  await logIn(page, await addBettor(stack), `/login?destination=/sports/events/${match.id}`);
  await price(page, match, match.away).focus();
  await page.keyboard.press("Enter");
  await slip(page).getByRole("textbox", { name: "Stake" }).focus();
  await page.keyboard.type("3");
  await slip(page).getByRole("button", { name: "Place bet · $3.00" }).focus();
  await page.keyboard.press("Enter");
  await expect(slip(page).getByRole("heading", { name: "Bet placed" })).toBeFocused();
});

for (const language of languageCodes) {
  test(`every screen is accessible in ${language}, with long names at 360 px`, {
    tag: ["@desk", "@ci"],
  }, async ({ page, stack }) => {
    const match = await addMatch(stack, { live: true });
    await addMatch(stack, { prices: { ...usualPrices, [BOTH_SCORE]: { yes: 1.7, no: 2.1 } } });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        "",
        "/live",
        "/football",
        "/football/test-league",
        `/events/${match.id}`,
        "/results",
      ]) {
        await openHydrated(page, `/sports${path}?lang=${language}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        await expectAccessible(page);
        await expectNoSideways(page);
      }
    }
  });
}
