import { createHmac } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import type { TestStack } from "@parlour/stack/testing";
import { addPlayer, goodPassword, newestCode } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import { expect, fillLogin, logIn, recordConsoleMessages, test } from "./own-stack.ts";

const PAGE = "/account/two-factor";
const header = (page: Page) => page.locator("button[popovertarget='account-menu']");
const firstCode = (page: Page) => page.getByLabel("Code from your app");
const otherThan = (code: string) => (code === "111111" ? "222222" : "111111");

/** Confirms with the password, which a thief who has the open session and the phone would not know. */
async function prove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Use my password" }).click();
  await page.getByLabel("Password", { exact: true }).fill(goodPassword);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Goes through enrolment from the status page to the QR code, with the code from the text message. */
async function enrol(page: Page, stack: TestStack, email: string): Promise<void> {
  await prove(page);
  await page.getByRole("button", { name: "Text me a code" }).click();
  await page.getByLabel("Code from the text message").fill(await newestCode(stack.client(), email));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
}

/** Decodes the QR code from a screenshot, as a phone's camera would. */
async function readQrCode(page: Page): Promise<URL> {
  const picture = await page.getByRole("img", { name: "QR code for your authenticator app" }).screenshot();
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext("2d")!;
    drawing.drawImage(image, 0, 0);
    const { data, width, height } = drawing.getImageData(0, 0, image.width, image.height);
    return { pixels: [...data], width, height };
  }, picture.toString("base64"));
  const found = jsQR(Uint8ClampedArray.from(pixels), width, height);
  if (!found) throw new Error("nothing can be read off the QR code");
  return new URL(found.data);
}

/** Computes an authenticator code (RFC 6238) with only Node's standard library. */
function totp(base32: string, atMs: number): string {
  const bits = [...base32]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const digest = createHmac("sha1", key).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

test("a player sets up two-factor, logs in with it and with a recovery code, and switches it off", {
  tag: "@landing",
}, async ({ page, stack }) => {
  const complaints = recordConsoleMessages(page);
  const player = await addPlayer(stack);
  const showing = (secret: string) => totp(secret, stack.clock.now().getTime());
  await logIn(page, player, "/login?destination=/account/security");
  const panel = page.getByRole("region", { name: "Two-factor authentication" });
  await expect(panel.getByText("Off", { exact: true })).toBeVisible();
  await panel.getByRole("link", { name: "Set up" }).click();
  await enrol(page, stack, player.email);

  const uri = await readQrCode(page);
  expect(uri.protocol).toBe("otpauth:");
  expect(uri.searchParams.get("issuer")).toBe("Parlour");
  const secret = uri.searchParams.get("secret")!;
  await expect(page.getByLabel("Secret key")).toHaveValue(secret);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // The enrolment must survive a reload.
  await page.reload();
  await expect(page.getByLabel("Secret key")).toHaveValue(secret);
  await firstCode(page).fill("12345");
  await expect(page.getByRole("button", { name: "Turn on" })).toBeDisabled();
  await firstCode(page).fill(otherThan(showing(secret)));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Please enter the correct code.")).toBeVisible();
  await firstCode(page).fill(showing(secret));
  await page.getByRole("button", { name: "Turn on" }).click();

  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  const recoveryCodes = await page
    .locator("main li")
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("parlour-recovery-codes.txt");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(panel.getByText("On", { exact: true })).toBeVisible();

  await page.goto("/account");
  await page.getByRole("button", { name: "Log out" }).first().click();
  await expect(page.getByText("You're logged out. See you soon.")).toBeVisible();
  stack.clock.advance(30_000);
  await page.goto("/login");
  await fillLogin(page, player);
  await page.getByLabel("Code", { exact: true }).fill(showing(secret));
  await expect(header(page)).toBeVisible();

  await page.context().clearCookies({ name: "session" });
  await page.goto("/login?destination=/account/security");
  await fillLogin(page, player);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await expect(page.getByRole("heading", { name: "Use a recovery code" })).toBeVisible();
  await expect(page.getByText("Enter one of the codes you saved when you set up two-factor")).toBeVisible();
  await page.getByLabel("Recovery code").fill(recoveryCodes[0]!.toUpperCase());
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(header(page)).toBeVisible();

  await panel.getByRole("button", { name: "Turn off" }).click();
  const dialog = page.getByRole("dialog", { name: "Turn off two-factor authentication?" });
  await dialog.getByLabel("Authenticator or recovery code").fill(recoveryCodes[0]!);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(dialog.getByText("Please enter the correct code.")).toBeVisible();
  await dialog.getByLabel("Authenticator or recovery code").fill(recoveryCodes[1]!);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Two-factor authentication is off.")).toBeVisible();
  await expect(panel.getByText("Off", { exact: true })).toBeVisible();
  // Two kinds of console message are expected: one for every refused request, and the advice to add a
  // username field next to the PIN, which needs none.
  const isExpected = (line: string) =>
    line.includes("Failed to load resource") || line.startsWith("verbose:");
  expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
});

test.describe("errors", { tag: "@desk" }, () => {
  // The messages are the same at every screen width, so they are tested on desktop only.
  test("five wrong codes block, here and on the security page, with a countdown", {
    tag: "@ci",
  }, async ({ page, stack }) => {
    const player = await addPlayer(stack);
    await logIn(page, player, `/login?destination=${PAGE}`);
    await enrol(page, stack, player.email);
    const secret = await page.getByLabel("Secret key").inputValue();
    for (let tried = 0; tried < 5; tried++) {
      await firstCode(page).fill(otherThan(totp(secret, stack.clock.now().getTime())));
      await page.getByRole("button", { name: "Turn on" }).click();
      if (tried < 4) {
        await expect(page.getByText("Please enter the correct code.")).toBeVisible();
        await expect(firstCode(page)).toHaveValue("");
      }
    }
    await expect(page.getByRole("alert")).toContainText("Too many incorrect codes");
    await expect(page.getByRole("timer")).toHaveText(/^(30:00|29:5\d)$/);
    await page.reload();
    await expect(page.getByRole("timer")).toBeVisible();
    await page.goto("/account/security");
    const panel = page.getByRole("region", { name: "Two-factor authentication" });
    await expect(panel.getByText("Blocked", { exact: true })).toBeVisible();
  });

  test("wrong SMS codes warn before the last attempt and then block", { tag: "@ci" }, async ({
    page,
    stack,
  }) => {
    const player = await addPlayer(stack);
    await logIn(page, player, `/login?destination=${PAGE}`);
    await prove(page);
    await page.getByRole("button", { name: "Text me a code" }).click();
    const field = page.getByLabel("Code from the text message");
    await field.waitFor();
    const wrong = otherThan(await newestCode(stack.client(), player.email));
    for (const shown of [
      "4 attempts left",
      "3 attempts left",
      "2 attempts left",
      "last attempt",
      "Too many incorrect codes",
    ]) {
      await field.fill(wrong);
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByText(shown)).toBeVisible();
    }
  });

  test("an unverified phone must be verified first, and then leads back here", { tag: "@ci" }, async ({
    page,
    stack,
  }) => {
    const player = await addPlayer(stack, { phoneValidated: false });
    await logIn(page, player, `/login?destination=${PAGE}`);
    // The account's alerts above the page contain the same text, so we look for the last match.
    await expect(page.getByText("Your phone number isn't verified yet.").last()).toBeVisible();
    await page.locator("main").getByRole("link", { name: "Verify phone" }).last().click();
    await page.getByRole("button", { name: "Text me a code" }).click();
    await page.getByLabel("Code from the text message").fill(await newestCode(stack.client(), player.email));
    await page.getByRole("button", { name: "Verify phone" }).click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await prove(page);
    await expect(page.getByRole("button", { name: "Text me a code" })).toBeVisible();
  });

  test("a spinner shows while the status loads, and a player with two-factor is redirected home", {
    tag: "@ci",
  }, async ({ page, stack }) => {
    const player = await addPlayer(stack);
    await logIn(page, player);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/two-factor/status", async (route) => {
      await held;
      await route.fulfill({ json: { status: "ENABLED" } });
    });
    await page.goto(PAGE);
    await expect(page.locator("main").getByText("Loading")).toBeAttached();
    release();
    await expect(page).toHaveURL(`${stack.origin}/`);
  });

  for (const [errorCode, shown] of [
    ["PLAYER_NOT_VALIDATED", "Your phone number isn't verified yet."],
    ["MFA_CONFIGURATION_ERROR", "We couldn't verify this. Please start again."],
    ["MFA_ERROR_VALIDATING_OPERATION", "We couldn't verify this. Please start again."],
  ] as const) {
    test(`${errorCode} has its own message`, { tag: "@ci" }, async ({ page, stack }) => {
      await page.route("**/two-factor/enrol", (route) => route.fulfill({ status: 422, json: { errorCode } }));
      await logIn(page, await addPlayer(stack), `/login?destination=${PAGE}`);
      await prove(page);
      await page.getByRole("button", { name: "Text me a code" }).click();
      await expect(page.getByText(shown)).toBeVisible();
    });
  }
});
