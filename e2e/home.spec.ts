import { playRound } from "@parlour/stack/testing-bonuses";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import { openHydrated } from "./hydrated.ts";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

test("home shows a visitor an offer, a jackpot, popular slots, ways to pay and real recent wins", async ({
  page,
  stack,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Offer for new players/ })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Largest jackpot \$/ })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Popular slots" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Payment methods" })).toBeVisible();
  await expect(main.getByText("Bank transfer")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Recent wins" })).toHaveCount(0);
  for (const row of await main.locator(".game-rail").all()) {
    expect(await row.getByRole("article").count()).toBeGreaterThanOrEqual(4);
  }

  const { id: playerId, currency } = await addPlayer(stack, { currency: "USD" });
  await depositTo(stack, { playerId, id: "money", currency, amountMinor: 100_00n });
  await playRound(stack, { playerId, gameId: "1402", stakeMinor: 2_00, winMinor: 19_99 });
  await playRound(stack, { playerId, gameId: "1402", stakeMinor: 2_00, winMinor: 51_00 });
  // The cached English page does not show these wins yet, so we request the Spanish page, which isn't cached. The list
  // of wins itself is also cached, for a few seconds.
  stack.clock.advance(10_000);
  await page.context().addCookies([{ name: "LANG", value: "es", url: stack.origin }]);
  await expect(async () => {
    await page.goto("/");
    const wins = main.getByRole("region", { name: "Premios recientes" });
    await expect(wins.getByRole("listitem")).toHaveCount(1, { timeout: 500 });
    await expect(wins).toContainText("51,00");
    await expect(wins).toContainText("25,5×");
  }).toPass();
});

test("home shows a player the tier, available spins, the largest jackpot and the games to continue", {
  tag: "@ci",
}, async ({ page }) => {
  const complaints = recordConsoleMessages(page);
  await logIn(page, { username: "demo@parlour.example", password: "Parlour-demo-1" });
  await page.goto("/");
  const main = page.getByRole("main");
  const tier = main.getByRole("link", { name: /Silver.* to Gold/ });
  await expect(tier).toBeVisible();
  // The progress bar must show the same percentage as the text. It is a `progress` element, because our
  // content security policy blocks inline styles.
  expect(await tier.locator("progress").evaluate((bar: HTMLProgressElement) => bar.position)).toBeLessThan(
    0.5,
  );
  await expect(main.getByRole("link", { name: /^Free spins waiting/ })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Largest jackpot/ })).toBeVisible();
  await expect(main.getByRole("heading", { name: /^Continue playing/ })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Offer for new players/ })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("a player's pages hydrate when the server inserts their shared parts", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  const complaints = recordConsoleMessages(page);
  await logIn(page, { username: "demo@parlour.example", password: "Parlour-demo-1" });
  for (const path of ["/", "/casino", "/", "/casino", "/"]) {
    await openHydrated(page, path);
    const repeated = await page.evaluate(() => {
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      return ids.filter((id, at) => ids.indexOf(id) !== at);
    });
    expect(repeated).toEqual([]);
  }
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /favourite/i })
    .first();
  const before = await heart.getAttribute("aria-pressed");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", before === "true" ? "false" : "true");
  expect(complaints).toEqual([]);
});

test("a game is on the first screen of a phone, and legal links are reachable under the cookie notice", {
  tag: "@phone",
}, async ({ page, context, stack }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await context.clearCookies({ name: "cookie-choice" });
  await openHydrated(page, "/");
  await expect(page.getByRole("article").first()).toBeInViewport();
  const notice = page.getByRole("complementary", { name: "Cookies" });
  await expect(notice).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const legal = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
  await legal.scrollIntoViewIfNeeded();
  await legal.click();
  await expect(page).toHaveURL(`${stack.origin}/terms`);
  const { id, username } = await addPlayer(stack, { trustsEveryDevice: true });
  expect(id).toBeTruthy();
  await logIn(page, { username, password: goodPassword });
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeInViewport();
});

test("the footer names company, licence, helplines, minimum age and certificates, as operators entered them", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  for (const name of ["Company", "Licence", "Gambling support", "Game fairness", "Payment methods"]) {
    await expect(footer.getByRole("heading", { name })).toBeVisible();
  }
  // Visitors to the sandbox are located in Ontario.
  await expect(footer).toContainText("You must be 19 or older.");
});
