import { AxeBuilder } from "@axe-core/playwright";
import { contactUs } from "@parlour/contracts/calls/site/contact/contact-us";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

const PAGE = "/contact-us";
const CALL = "**/services/site-config/v1/contact-us";

const email = (page: Page) => page.getByLabel("Your email address");
const message = (page: Page) => page.getByLabel("Your message");
const submit = (page: Page) => page.getByRole("button", { name: "Send message" });

// Each journey starts an hour later, so that the rate limit does not count earlier messages.
test.beforeEach(({ stack }) => stack.clock.advance(3_600_000));

test("missing fields are reported, the message is sent, and the visitor is offered the help pages", async ({
  page,
  stack,
}) => {
  const complaints = recordConsoleMessages(page);
  await page.goto(PAGE);
  await expect(page.getByLabel("Subject")).toHaveCount(0);
  await email(page).fill("guest@example");
  await submit(page).click();
  await expect(email(page)).toBeFocused();
  await expect(page.getByText("Enter an email address like name@example.com.")).toBeVisible();
  await expect(page.getByText("Enter a message.")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await email(page).fill("guest@example.org");
  await message(page).fill("Where is my money?");
  const sent = page.waitForRequest(CALL);
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({
    birthDate: null,
    email: "guest@example.org",
    message: "Where is my money?",
    pinCode: null,
    subject: "General",
    username: null,
  });
  expect((await sent).headers()["x-language"]).toBe("en");
  await expect(page.getByText("Message sent. We'll reply by email.")).toBeVisible();
  await expect(page).toHaveURL(/\/help$/, { timeout: 30_000 });
  const rows = await stack.kit.db.query("select subject, message from contact_messages where email = $1", [
    "guest@example.org",
  ]);
  expect(rows).toEqual([{ subject: "General", message: "Where is my money?" }]);
  expect(complaints).toEqual([]);
});

test.describe("independent of screen width", { tag: "@desk" }, () => {
  test("the visitor chooses a subject, and a player's e-mail address is filled in", {
    tag: "@ci",
  }, async ({ page, stack }) => {
    const settings = stack.ports.settings;
    await settings.set("contactSubjects", ["Payments", "Games"]);
    try {
      const player = await addPlayer(stack, { trustsEveryDevice: true });
      await logIn(page, player, `/login?destination=${PAGE}`);
      await expect(email(page)).toHaveValue(player.email);
      await message(page).fill("About my deposit.");
      await submit(page).click();
      await expect(page.getByText("Choose a subject.")).toBeVisible();
      await page.getByLabel("Subject").selectOption("Payments");
      await submit(page).click();
      await expect(page).toHaveURL(/\/help$/);
      const rows = await stack.kit.db.query(
        "select subject, player_id from contact_messages where email = $1",
        [player.email],
      );
      expect(rows).toEqual([{ subject: "Payments", player_id: player.id }]);
    } finally {
      await settings.set("contactSubjects", ["General"]);
    }
  });

  test("a failure is reported and the message stays in the form", { tag: "@ci" }, async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ status: 500, json: { errorCode: "INTERNAL" } }));
    await page.goto(PAGE);
    await email(page).fill("guest@example.org");
    await message(page).fill("A long story.");
    await submit(page).click();
    await expect(page.getByText(/^We couldn't send your message\./)).toBeVisible();
    await expect(message(page)).toHaveValue("A long story.");
    await expect(page).toHaveURL(/\/contact-us$/);
  });

  test("after many messages the browser solves a captcha automatically", { tag: "@ci" }, async ({
    page,
    stack,
  }) => {
    const body = { email: "many@example.org", message: "Again.", subject: "General" };
    const client = stack.client();
    for (let sent = 0; sent < 10; sent++) expect((await client.call(contactUs, { body })).status).toBe(200);
    await page.goto(PAGE);
    await email(page).fill("many@example.org");
    await message(page).fill("The eleventh.");
    await submit(page).click();
    await expect(page).toHaveURL(/\/help$/, { timeout: 30_000 });
    const rows = await stack.kit.db.query("select from contact_messages where message = 'The eleventh.'");
    expect(rows).toHaveLength(1);
  });
});
