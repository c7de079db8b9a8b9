import {
  addPlayer,
  authenticatorCode,
  goodPassword,
  newestCode,
  signIn,
  solveCaptcha,
} from "@parlour/stack/testing-people";
import { expect, fillLogin, test } from "./own-stack.ts";

const LOGIN = "**/services/login-service/v1/login";

test("wrong credentials show an error, keep the username and reveal nothing about the account", async ({
  page,
  stack,
}) => {
  const player = await addPlayer(stack);
  for (const username of [player.username, "nobody@example.org"]) {
    await page.goto("/login");
    await fillLogin(page, { username, password: "not the password" });
    await expect(page.getByRole("alert")).toHaveText("Incorrect email, nickname or password.");
    await expect(page.getByLabel("Email or nickname")).toHaveValue(username);
  }
});

test("empty fields are reported, and the first gets the focus", async ({ page }) => {
  await page.goto("/login");
  await fillLogin(page, { username: "", password: "" });
  await expect(page.getByText("Enter your email or nickname.")).toBeVisible();
  await expect(page.getByLabel("Email or nickname")).toBeFocused();
});

test("after three wrong passwords a captcha is required, and the right password still works", async ({
  page,
  stack,
}) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  await page.goto("/login");
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await fillLogin(page, { username: player.username, password: `wrong ${attempt}` });
    await expect(page.getByRole("alert")).toHaveText("Incorrect email, nickname or password.");
  }
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/services/login-service/v1/captcha", async (route) => {
    await held;
    await route.continue();
  });
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page.getByRole("alert")).toHaveText(
    "Too many failed attempts. Please complete a quick security check.",
  );
  await expect(page.getByRole("progressbar", { name: "Security check" })).toBeVisible();
  release();
  await expect(page.locator("button[popovertarget='account-menu']")).toBeVisible({ timeout: 30_000 });
});

test("ten wrong passwords lock the account temporarily", async ({ page, stack }) => {
  const player = await addPlayer(stack);
  const stranger = stack.client();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const headers: Record<string, string> =
      attempt < 3 ? {} : { "x-captcha-token": await solveCaptcha(stranger) };
    const body = { username: player.username, password: `wrong ${attempt}` };
    await stranger.send("POST", "/services/login-service/v1/login", { body, headers });
  }
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page.getByRole("alert")).toHaveText(
    /^Too many incorrect passwords\. .* locked for 15 minutes\./,
  );
});

test("a disabled profile gets its own message", async ({ page, stack }) => {
  const player = await addPlayer(stack, { status: "DISABLED" });
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page.getByRole("alert")).toHaveText(/^This account is closed or suspended\./);
});

test("an unknown device needs the code sent by SMS", async ({ page, stack }) => {
  const player = await addPlayer(stack);
  await signIn(stack.client(), player);
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page.getByText("We sent a code to your phone.")).toBeVisible();
  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toBeFocused();
  const sent = await newestCode(stack.client(), player.email);
  await code.fill(sent === "000000" ? "000001" : "000000");
  await expect(page.getByText("Incorrect code. You have 4 attempts left.")).toBeVisible();
  await page.getByRole("button", { name: "Send another code" }).click();
  await expect(page.getByText("We sent you a new code.")).toBeVisible();
  await code.fill(await newestCode(stack.client(), player.email));
  await expect(page.locator("button[popovertarget='account-menu']")).toBeVisible();

  // The session cookie is removed, but the device stays trusted.
  await page.context().clearCookies({ name: "session" });
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page.locator("button[popovertarget='account-menu']")).toBeVisible();
});

test("without a phone the PIN is required, and five wrong ones block it temporarily", async ({
  page,
  stack,
}) => {
  const player = await addPlayer(stack, { phoneValidated: false });
  await signIn(stack.client(), player);
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page.getByText("We don't recognise this device. Enter your PIN to continue.")).toBeVisible();
  const pin = page.getByLabel("PIN", { exact: true });
  for (const left of [
    "You have 4 attempts left.",
    "You have 3 attempts left.",
    "You have 2 attempts left.",
    "last attempt",
  ]) {
    await pin.fill("9876");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText(left)).toBeVisible();
  }
  await pin.fill("9876");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Too many incorrect codes\. Try again in \d+ minutes\.$/);
});

test("the right PIN lets an unknown device in", async ({ page, stack }) => {
  const player = await addPlayer(stack, { phoneValidated: false });
  await signIn(stack.client(), player);
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await page.getByLabel("PIN", { exact: true }).fill("2580");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator("button[popovertarget='account-menu']")).toBeVisible();
});

test("an authenticator code works only once", async ({ page, stack }) => {
  const demo = (await (await fetch(`${stack.origin}/sandbox/demo-accounts`)).json()) as {
    email: string;
    password: string;
    totpSecret: string | null;
  }[];
  const secure = demo.find(({ email }) => email.startsWith("secure@"))!;
  const credentials = { username: secure.email, password: secure.password };
  const code = authenticatorCode(secure.totpSecret!, stack.clock.now());
  await page.goto("/login");
  await fillLogin(page, credentials);
  await expect(page.getByText("Open your authenticator app and enter the code it shows.")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(code);
  await expect(page.locator("button[popovertarget='account-menu']")).toBeVisible();
  await page.context().clearCookies({ name: "session" });
  await page.goto("/login");
  await fillLogin(page, credentials);
  await page.getByLabel("Code", { exact: true }).fill(code);
  await expect(page.getByText(/^Incorrect code\./)).toBeVisible();
});

test("an invalid username is a validation error", async ({ page }) => {
  await page.goto("/login");
  await fillLogin(page, { username: "x".repeat(300), password: "anything" });
  await expect(page.getByRole("alert")).toHaveText("Please check both fields.");
});

for (const [name, status, body, message] of [
  ["UNKNOWN_ERROR", 401, {}, /^We couldn't log you in\./],
  ["UNKNOWN_REQUIRED_ACTION", 428, { action: "danceAJig" }, "Unknown Required Action: danceAJig"],
  ["Precondition Required", 428, {}, /^We need something else from you before you can log in/],
  ["RATE_LIMITED", 429, { errorCode: "RATE_LIMITED" }, /^Too many attempts\./],
  ["a broken server", 500, { errorCode: "INTERNAL" }, /^Something went wrong\./],
] as const) {
  test(`${name} has its own message`, async ({ page }) => {
    await page.route(LOGIN, (route) => route.fulfill({ status, json: body }));
    await page.goto("/login");
    await fillLogin(page, { username: "somebody@example.org", password: "anything" });
    await expect(page.getByRole("alert")).toHaveText(message);
  });
}

test("a lost connection is not reported as a wrong password", async ({ page }) => {
  await page.route(LOGIN, (route) => route.abort());
  await page.goto("/login");
  await fillLogin(page, { username: "somebody@example.org", password: "anything" });
  await expect(page.getByRole("alert")).toHaveText(/^We can't reach Parlour\./);
});

test("a profile that cannot be loaded leaves no session behind", async ({ page, stack, context }) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  await page.route("**/services/profile/v1/profiles/*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/login");
  await fillLogin(page, { username: player.username, password: goodPassword });
  await expect(page.getByRole("alert")).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === "session")).toBe(false);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\?destination=%2Faccount$/);
});
