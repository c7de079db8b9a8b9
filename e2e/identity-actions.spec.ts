import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expect, fillLogin, test } from "./own-stack.ts";

const signedIn = (page: Page) => expect(page.locator("button[popovertarget='account-menu']")).toBeVisible();

test("forcePasswordReset: the player sets a new password and continues to the destination", {
  tag: "@ci",
}, async ({ page, stack }) => {
  const player = await addPlayer(stack, { requiredActions: ["forcePasswordReset"], trustsEveryDevice: true });
  await page.goto("/login?destination=%2Faccount%2Fprofile");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page).toHaveURL(/\/required-action\/forcePasswordReset\?destination=%2Faccount%2Fprofile$/);
  await page.getByLabel("New password").fill(goodPassword);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("This is the same as before.")).toBeVisible();
  await page.getByLabel("New password").fill("lanterns over quiet water 9");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL(/\/account\/profile$/);
  await signedIn(page);
});

test("forcePhoneNumberReset: shows the last digits of the old number and accepts a new one", {
  tag: "@ci",
}, async ({ page, stack }) => {
  const player = await addPlayer(stack, {
    requiredActions: ["forcePhoneNumberReset"],
    trustsEveryDevice: true,
  });
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page.getByText(`This replaces +1 ******${player.phone.slice(-4)}.`)).toBeVisible();
  await page.getByLabel("Phone", { exact: true }).fill("12 34");
  await page.getByRole("button", { name: "Save number" }).click();
  await expect(page.getByText("This phone number isn't valid.")).toBeVisible();
  await page.getByLabel("Phone", { exact: true }).fill("(416) 555-9871");
  await page.getByRole("button", { name: "Save number" }).click();
  await signedIn(page);
});

test("forcePinReset: the player sets a new PIN", { tag: "@ci" }, async ({ page, stack }) => {
  const player = await addPlayer(stack, { requiredActions: ["forcePinReset"], trustsEveryDevice: true });
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page.getByRole("heading", { name: "Choose a new PIN" })).toBeVisible();
  await page.getByLabel("New PIN").fill("1111");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await expect(page.getByText("This PIN is too easy to guess. Choose a different one.")).toBeVisible();
  await page.getByLabel("New PIN").fill("7391");
  await page.getByLabel("Confirm PIN").fill("7391");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await signedIn(page);
});

test("several actions follow one another", { tag: "@ci" }, async ({ page, stack }) => {
  const player = await addPlayer(stack, {
    requiredActions: ["forcePasswordReset", "forcePinReset"],
    trustsEveryDevice: true,
  });
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await page.getByLabel("New password").fill("lanterns over quiet water 9");
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByLabel("New PIN").fill("7391");
  await page.getByLabel("Confirm PIN").fill("7391");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await signedIn(page);
});

test("ADD_PIN_CODE: follows a login without a PIN, and the event is sent once the PIN is set", async ({
  page,
  stack,
}) => {
  const player = await addPlayer(stack, { pinCode: null, trustsEveryDevice: true });
  await page.goto("/login?destination=%2Fhelp");
  await page.evaluate(() => {
    addEventListener("parlour:login-success", () => Object.assign(window, { loginSuccess: true }));
  });
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page).toHaveURL(/\/required-action\/ADD_PIN_CODE\?destination=%2Fhelp$/);
  expect(await page.evaluate(() => "loginSuccess" in window)).toBe(false);
  await page.getByLabel("New PIN").fill("7391");
  await page.getByLabel("Confirm PIN").fill("7319");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await expect(page.getByText("The PINs don't match.")).toBeVisible();
  await page.getByLabel("Confirm PIN").fill("7391");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await expect(page).toHaveURL(/\/help$/);
  expect(await page.evaluate(() => "loginSuccess" in window)).toBe(true);
});

test("ADD_PIN_CODE without a session, or with a failing call, shows the specified error", {
  tag: "@ci",
}, async ({ page, stack }) => {
  await page.goto("/required-action/ADD_PIN_CODE");
  await expect(page.getByText("No session ID found")).toBeVisible();
  const player = await addPlayer(stack, { pinCode: null, trustsEveryDevice: true });
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await page.route("**/pin-code", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel("New PIN").fill("7391");
  await page.getByLabel("Confirm PIN").fill("7391");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await expect(page.getByRole("alert")).toHaveText("We couldn't save your PIN. Please try again.");
});

test("an action that has no token, is already done or is unknown redirects to the login", {
  tag: "@ci",
}, async ({ page, stack }) => {
  await page.goto("/required-action/forcePinReset");
  await expect(page.getByText("This step has already been completed or has timed out.")).toBeVisible();
  await page.goto("/required-action/danceAJig");
  await expect(page.getByText("Unknown Required Action: danceAJig")).toBeVisible();

  const player = await addPlayer(stack, { requiredActions: ["forcePinReset"], trustsEveryDevice: true });
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page.getByLabel("New PIN")).toBeVisible();
  stack.clock.advance(16 * 60_000);
  await page.getByLabel("New PIN").fill("7391");
  await page.getByLabel("Confirm PIN").fill("7391");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    /^This step has already been completed or has timed out\./,
  );
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page).toHaveURL(/\/login/);
});
