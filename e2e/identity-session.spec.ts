import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { expect, fillLogin, logIn, test, textsOf } from "./own-stack.ts";

const accountButton = (page: Page) => page.locator("button[popovertarget='account-menu']");

async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.locator("#account-menu").getByRole("button", { name: "Log out" }).click();
}

test("a login leads to the destination, notifies the page, and remembers the username if asked", async ({
  page,
  stack,
}) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  await page.goto("/login?destination=%2Faccount%2Fsecurity");
  await page.evaluate(() => {
    addEventListener("parlour:login-success", (event) =>
      Object.assign(window, {
        publishedSession: (event as CustomEvent<{ sessionId: string }>).detail.sessionId,
      }),
    );
  });
  await page.getByLabel("Remember me").check();
  await fillLogin(page, { username: player.nickname, password: goodPassword });
  await expect(page).toHaveURL(/\/account\/security$/);
  expect(
    await page.evaluate(() => (window as unknown as { publishedSession?: string }).publishedSession),
  ).toMatch(/^[\w-]{20,}$/);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toMatchObject({ username: player.nickname, remember_me: "true" });
  expect(kept.deviceId).toMatch(/^[\da-f]{32}$/);

  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/login");
  await expect(page.getByLabel("Email or nickname")).toHaveValue(player.nickname);
  await page.getByLabel("Remember me").uncheck();
  await fillLogin(page, { username: player.nickname, password: goodPassword });
  await expect(accountButton(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("username"))).toBeNull();
});

test("a login that is submitted before the scripts have loaded is sent afterwards", async ({
  page,
  stack,
}) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await fillLogin(page, { username: player.username, password: goodPassword });
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByLabel("Email or nickname")).toHaveValue(player.username);
  expect(new URL(page.url()).pathname).toBe("/login");
  const logins: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/login")) logins.push(request.url());
  });
  scripts.resolve();
  await expect(accountButton(page)).toBeVisible();
  expect(logins).toHaveLength(1);
});

test("without a destination the login returns to the last page, never to another site", {
  tag: "@ci",
}, async ({ page, stack }) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  const credentials = { username: player.username, password: goodPassword };
  await page.goto("/help/fair-play");
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await fillLogin(page, credentials);
  await expect(page).toHaveURL(/\/help\/fair-play$/);
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  for (const bad of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    await page.context().clearCookies({ name: "session" });
    await page.goto(`/login?destination=${encodeURIComponent(bad)}`);
    await fillLogin(page, credentials);
    await expect(accountButton(page)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(stack.origin);
  }
});

test("from a game page the player returns to it, ready for real play", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  await page.goto("/login?destination=%2Fcasino%2Fslots%2Fsevens");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page).toHaveURL(/\/casino\/slots\/sevens#quickplay_realplay$/);
});

test("a language picked before the login stays, and applies to one login only", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true, language: "en" });
  await openHydrated(page, "/login?destination=%2Faccount");
  await page.locator("button[popovertarget='language-menu']").click();
  await page.locator("#language-menu").getByRole("link", { name: "中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await fillLogin(page, { username: player.username, password: goodPassword }, textsOf("zh"));
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  expect(await page.evaluate(() => sessionStorage.getItem("language-choice"))).toBeNull();
});

test("the player's language is applied, and a login from another country shows a notice", {
  tag: "@ci",
}, async ({ page, stack }) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true, language: "fr" });
  await page.route("**/services/login-service/v1/login", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), loginFromDifferentCountry: true, userCountry: "PT" },
    });
  });
  await page.goto("/login?destination=%2Faccount");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("navigation", { name: "Pages du compte" })).toBeVisible();
  await expect(
    page.getByText("You logged in from Portugal, which is different from last time."),
  ).toBeVisible();
});

test("an expired session asks for a new login and keeps typed input", async ({ page, stack }) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  await logIn(
    page,
    { username: player.username, password: goodPassword },
    "/login?destination=%2Faccount%2Fprofile",
  );
  await page.getByLabel("First name").fill("Half typed");
  await stack.kit.sessions.endAllOf(player.id, { reason: "test" });
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "Please log in again" });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Email or nickname").fill(player.username);
  await dialog.getByLabel("Password", { exact: true }).fill(goodPassword);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/account\/profile$/);
  await expect(page.getByLabel("First name")).toHaveValue("Half typed");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog", { name: "Confirm it's you" })).toBeVisible();
});

test("a player who declines to log in again continues as a visitor", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  await logIn(
    page,
    { username: player.username, password: goodPassword },
    "/login?destination=%2Faccount%2Fprofile",
  );
  await page.getByLabel("First name").fill("Half typed");
  await stack.kit.sessions.endAllOf(player.id, { reason: "test" });
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Continue as a guest" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
});

test("an idle session expires, and the page asks for a login", { tag: "@ci" }, async ({ page, stack }) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  await logIn(page, { username: player.username, password: goodPassword });
  stack.clock.advance(31 * 60_000);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\?destination=%2Faccount$/);
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page).toHaveURL(/\/account$/);
});

test("logging out shows a message and goes home, and other tabs follow logins and logouts", {
  tag: "@ci",
}, async ({ page, context, stack }) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  const other = await context.newPage();
  await other.goto("/help");
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(accountButton(page)).toBeVisible();
  await expect(accountButton(other)).toBeVisible();
  await other.goto("/account");
  await logOut(page);
  await expect(page.getByText("You're logged out. See you soon.")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Join" })).toBeVisible();
  await expect(other).toHaveURL(/\/$/);
  await expect(other.getByRole("banner").getByRole("link", { name: "Join" })).toBeVisible();
});

test("a failed logout shows an error and keeps the session", { tag: "@ci" }, async ({ page, stack }) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  await logIn(page, { username: player.username, password: goodPassword });
  await page.route("**/services/login-service/v1/logout", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await logOut(page);
  await expect(page.getByText("An unexpected error occurred while logging out.")).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
});

test("player-only and visitor-only pages redirect everyone else", { tag: "@ci" }, async ({
  page,
  stack,
  request,
}) => {
  for (const path of ["/account", "/account/history?type=BET"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`/login?destination=${encodeURIComponent(path)}`);
  }
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  await logIn(page, { username: player.username, password: goodPassword });
  for (const path of ["/login", "/join?ref=P12", "/help?overlay=join"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});
