import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, logIn } from "./own-stack.ts";

const password = "Parlour-demo-1";

async function openTable(page: Page, id: string, mode: "real" | "practice"): Promise<void> {
  const practice = mode === "practice" ? "/practice" : "";
  const path = `/services/games-integration-service/api/v1/games/${id}${practice}/url?mode=${mode}`;
  const answer = await page.request.get(path);
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.locator(".live-status")).toBeVisible();
}

/** Opens the chat on screens where it is not beside the table. */
async function openChat(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^Table chat/ });
  await expect(page.locator(".chat-button, .table-chat").first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(page.getByRole("log", { name: "Table chat" })).toBeVisible();
}

async function joinAsPlayer(browser: Browser, page: Page, origin: string, username: string): Promise<Page> {
  const viewport = page.viewportSize();
  const context = await browser.newContext({ baseURL: origin, ...(viewport && { viewport }) });
  const other = await context.newPage();
  await logIn(other, { username, password });
  await openTable(other, "1301", "real");
  await openChat(other);
  return other;
}

test("players chat at a table, report and hide, and an operator removes and mutes", {
  tag: "@ci",
}, async ({ browser, page, stack }) => {
  test.slow();
  const ann = await joinAsPlayer(browser, page, stack.origin, "demo@parlour.example");
  const bob = await joinAsPlayer(browser, page, stack.origin, "bettor@parlour.example");
  const field = (one: Page) => one.getByLabel("Write a message");
  const log = (one: Page) => one.getByRole("log", { name: "Table chat" });

  // In the chat field, Enter sends the message and does not place bets.
  await field(ann).fill("Good evening, everyone");
  await field(ann).press("Enter");
  await expect(log(bob)).toContainText("Good evening, everyone");
  await expect(log(ann).getByText("You")).toBeVisible();
  await expect(field(ann)).toHaveValue("");
  await field(bob).fill("visit www.example.org");
  await field(bob).press("Enter");
  await expect(bob.getByRole("alert")).toHaveText(
    "Links, usernames and phone or card numbers aren't allowed.",
  );
  await field(bob).fill("An unkind word");
  await bob.getByRole("button", { name: "Send" }).click();
  await expect(log(ann)).toContainText("An unkind word");
  await expectAccessible(ann);

  await log(ann)
    .getByRole("button", { name: /^Options for the message from/ })
    .click();
  await ann.getByRole("button", { name: "Report message" }).click();
  await expect(ann.getByRole("button", { name: "Report message" })).toHaveCount(0);

  // Visitors can read the chat but not write in it.
  await openTable(page, "1301", "practice");
  await openChat(page);
  await expect(log(page)).toContainText("An unkind word");
  await expect(page.getByText("Log in to write in the chat.")).toBeVisible();
  await expectAccessible(page);

  const desk = await openConsole(browser, stack, "operator", "live-tables");
  const row = desk.getByRole("row", { name: /An unkind word/ });
  await expect(row).toBeVisible();
  await expectAccessible(desk);
  await row.getByRole("button", { name: "Remove" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("Against the house rules");
  await dialog.getByRole("button", { name: "Remove message" }).click();
  await expect(dialog).toHaveCount(0);
  for (const one of [ann, bob, page]) await expect(log(one)).not.toContainText("An unkind word");
  await desk.getByRole("tab", { name: "All messages" }).click();
  await desk
    .getByRole("row", { name: /An unkind word/ })
    .getByRole("button", { name: "Mute player" })
    .click();
  await dialog.getByLabel("Duration").selectOption("1 day");
  await dialog.getByLabel("Reason").fill("Against the house rules");
  await dialog.getByRole("button", { name: "Mute player" }).click();
  await expect(bob.getByText(/^You're muted until/)).toBeVisible();
  await desk.getByRole("tab", { name: "Muted players" }).click();
  await expect(desk.getByRole("row", { name: /Against the house rules/ })).toBeVisible();
  await expectAccessible(desk);

  await log(bob)
    .getByRole("button", { name: /^Options for the message from/ })
    .first()
    .click();
  await bob.getByRole("button", { name: "Hide this player" }).click();
  await expect(log(bob)).not.toContainText("Good evening");
  await bob.getByRole("button", { name: "Show 1 hidden player" }).click();
  await expect(log(bob)).toContainText("Good evening, everyone");
});
