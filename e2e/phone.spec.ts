import { AxeBuilder } from "@axe-core/playwright";
import { addPlayerWithDocument } from "@parlour/stack/testing-documents";
import { addPlayer, newestCode } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

const PAGE = "/validation-code/validatePhone";
const SEND = "**/operation/validatePhone/confirmationCode";

const codeField = (page: Page) => page.getByLabel("Code from the text message");
const submit = (page: Page) => page.getByRole("button", { name: "Verify phone" });
const resend = (page: Page) => page.getByRole("button", { name: "Send another code" });
const otherThan = (code: string) => (code === "111111" ? "222222" : "111111");

async function askForCode(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Text me a code" }).click();
  await expect(codeField(page)).toBeFocused();
}

test("a new player verifies the phone and returns to the previous page", async ({ page, stack }) => {
  const complaints = recordConsoleMessages(page);
  const player = await addPlayer(stack, { phoneValidated: false });
  await logIn(page, player, "/login?destination=/account/security");
  const panel = page.getByRole("region", { name: "Phone" });
  await expect(panel.getByText("Not verified", { exact: true })).toBeVisible();
  await panel.getByRole("link", { name: "Verify phone" }).click();

  await expect(page.getByRole("heading", { name: "Verify your phone" })).toBeVisible();
  const masked = "*".repeat(player.phone.length - 4) + player.phone.slice(-4);
  await expect(page.getByText(masked, { exact: true })).toBeVisible();
  expect(await page.locator("main").textContent()).not.toContain(player.phone);
  await askForCode(page);
  await expect(page.getByText("4 more codes available")).toBeVisible();
  await expect(codeField(page)).toHaveAttribute("autocomplete", "one-time-code");
  await expect(codeField(page)).toHaveAttribute("inputmode", "numeric");

  const code = await newestCode(stack.client(), player.email);
  await codeField(page).fill(code.slice(0, 5));
  await expect(submit(page)).toBeDisabled();
  await codeField(page).fill("");
  // Pastes the code as a person would copy it from a text message.
  await codeField(page).evaluate(
    (field: HTMLInputElement, text) => {
      field.focus();
      document.execCommand("insertText", false, text);
    },
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
  );
  await expect(codeField(page)).toHaveValue(code);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await submit(page).click();

  await expect(page.getByText("Your phone number is verified.")).toBeVisible();
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(panel.getByText("Verified", { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("without a destination the last page is shown again", { tag: "@ci" }, async ({ page, stack }) => {
  const player = await addPlayer(stack, { phoneValidated: false });
  await logIn(page, player, "/login?destination=/account/profile");
  await page.waitForURL("**/account/profile");
  await page.goto(PAGE);
  await askForCode(page);
  await codeField(page).fill(await newestCode(stack.client(), player.email));
  await submit(page).click();
  await expect(page).toHaveURL(/\/account\/profile$/);
  await page.goto(PAGE);
  await expect(page.getByText(/is verified\.$/)).toBeVisible();
});

test("a required document comes next", { tag: "@ci" }, async ({ page, stack }) => {
  const player = await addPlayerWithDocument(stack, "REQUESTED", { phoneValidated: false });
  await logIn(page, player, "/login?destination=/account/profile");
  await page.waitForURL("**/account/profile");
  await page.goto(PAGE);
  await askForCode(page);
  await codeField(page).fill(await newestCode(stack.client(), player.email));
  await submit(page).click();
  await expect(page).toHaveURL(/\/validate-document$/);
});

test.describe("errors", { tag: "@desk" }, () => {
  // The messages are the same at every screen width, so they are tested on desktop only.
  test("wrong codes warn before the last attempt, then block until the time is over", {
    tag: "@ci",
  }, async ({ page, stack }) => {
    const reports: string[] = [];
    page.on("console", (message) => reports.push(`${message.type()} ${message.text()}`));
    await page.clock.install();
    const player = await addPlayer(stack, { phoneValidated: false });
    await logIn(page, player, `/login?destination=${PAGE}`);
    await askForCode(page);
    const wrong = otherThan(await newestCode(stack.client(), player.email));
    for (const shown of [
      "Invalid code. You have 4 attempts left.",
      "Invalid code. You have 3 attempts left.",
      "Invalid code. You have 2 attempts left.",
      "Invalid code. This is your last attempt",
    ]) {
      await codeField(page).fill(wrong);
      await submit(page).click();
      await expect(page.getByText(shown)).toBeVisible();
      await expect(codeField(page)).toHaveValue("");
      await expect(codeField(page)).toBeFocused();
    }
    await codeField(page).fill(wrong);
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("Too many incorrect codes");
    await expect(page.getByRole("timer")).toHaveText(/^(30:00|29:5\d)$/);
    await expect(codeField(page)).toHaveCount(0);
    expect(reports.filter((line) => /^debug analytics/.test(line))).toHaveLength(5);

    await page.reload();
    // The countdown runs once scripts have loaded; until then it shows the value rendered by the server.
    await expect(page.getByRole("timer")).toHaveText(/^29:5\d$/);
    await page.clock.fastForward("30:01");
    await expect(page.getByRole("button", { name: "Text me a code" })).toBeVisible();
  });

  test("after five codes no more are sent, and the last one still works", { tag: "@ci" }, async ({
    page,
    stack,
  }) => {
    const player = await addPlayer(stack, { phoneValidated: false });
    await logIn(page, player, `/login?destination=${PAGE}`);
    await askForCode(page);
    for (const left of [
      "3 more codes available",
      "2 more codes available",
      "1 more code available",
      "No more codes available",
    ]) {
      await resend(page).click();
      await expect(page.getByText(left)).toBeVisible();
    }
    await expect(resend(page)).toBeDisabled();
    await page.reload();
    await askForCode(page);
    await expect(page.getByText(/^You've reached the limit for codes\./)).toBeVisible();
    await expect(resend(page)).toBeDisabled();
    await codeField(page).fill(await newestCode(stack.client(), player.email));
    await submit(page).click();
    await expect(page.getByText("Your phone number is verified.")).toBeVisible();
  });

  for (const [name, status, errorCode, shown] of [
    ["PLAYER_NOT_VALIDATED", 422, "PLAYER_NOT_VALIDATED", "Your phone number isn't verified yet."],
    ["a failure of ours", 500, "INTERNAL", "There was an error verifying your phone. Please try again."],
  ] as const) {
    test(`${name} has its own message`, { tag: "@ci" }, async ({ page, stack }) => {
      await page.route(SEND, (route) => route.fulfill({ status, json: { errorCode } }));
      await logIn(page, await addPlayer(stack, { phoneValidated: false }), `/login?destination=${PAGE}`);
      await page.getByRole("button", { name: "Text me a code" }).click();
      await expect(page.getByText(shown)).toBeVisible();
    });
  }

  test("PLAYER_VALIDATED clears the errors, because another page has verified the phone", {
    tag: "@ci",
  }, async ({ page, stack }) => {
    const player = await addPlayer(stack, { phoneValidated: false });
    await logIn(page, player, `/login?destination=${PAGE}`);
    await askForCode(page);
    await codeField(page).fill(otherThan(await newestCode(stack.client(), player.email)));
    await submit(page).click();
    await expect(page.getByText(/^Invalid code\./)).toBeVisible();
    const phone = player.phonePrefix + player.phone;
    await stack.kit.db.query("update players set validated_phone = $2 where id = $1", [player.id, phone]);
    await resend(page).click();
    await expect(page.getByText(/^Invalid code\./)).toHaveCount(0);
    await expect(page.getByText(/is verified\.$/)).toBeVisible();
  });
});
