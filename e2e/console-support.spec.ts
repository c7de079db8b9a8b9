import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, logIn, recordConsoleMessages } from "./own-stack.ts";

const dialog = (page: Page) => page.getByRole("dialog").filter({ visible: true });

/** Signs a demo player in and starts a chat from the contact page. */
async function startPlayersChat(page: Page, question: string): Promise<Locator> {
  await logIn(page, { username: "demo@parlour.example", password: "Parlour-demo-1" });
  await page.goto("/contact-us");
  const main = page.getByRole("main");
  await main
    .getByRole("link", { name: /chat/i })
    .or(main.getByRole("button", { name: /chat/i }))
    .first()
    .click();
  const panel = page.getByRole("dialog", { name: "Live chat" });
  await panel.getByLabel("How can we help?").fill(question);
  await panel.getByRole("button", { name: "Start chat" }).click();
  return panel;
}

test("a chat is tagged, noted, answered by shortcut and rated, beside the player's panel", {
  tag: "@ci",
}, async ({ page, browser, stack }) => {
  test.slow();
  const panel = await startPlayersChat(page, "Where is my withdrawal?");
  const agent = await openConsole(browser, stack, "support", "chats");
  const lead = await openConsole(browser, stack, "operator", "support", { width: 1024, height: 768 });
  const complaints = [agent, lead].map(recordConsoleMessages);
  await expect(lead.getByRole("row").filter({ hasText: "Live chat" }).first()).toContainText("Answer");

  await agent
    .getByRole("button", { name: /^Take chat with/ })
    .first()
    .click();
  const aside = agent.getByRole("complementary", { name: "About this conversation" });
  const player = aside.getByRole("region", { name: "Player" });
  await expect(player).toContainText("demo@parlour.example");
  await expect(player).toContainText("Verified");
  await expect(player).toContainText("$1,000.00");
  await aside.getByLabel("Add a tag").selectOption({ label: "Withdrawal" });
  await expect(aside.getByRole("button", { name: "Remove Withdrawal" })).toBeVisible();
  await aside.getByLabel("Note").fill("Waits for the second approval");
  await aside.getByRole("button", { name: "Add note" }).press("Enter");
  await expect(aside.getByText("Waits for the second approval")).toBeVisible();

  const message = agent.getByLabel(/^Message to/);
  await message.pressSequentially("It is being checked. /bye ");
  await expect(message).toHaveValue(/^It is being checked\. Is there anything else .* Kind regards, /);
  await message.press("Enter");
  await expect(panel.getByText("It is being checked.", { exact: false })).toBeVisible();
  await expect(aside.getByText(/^Resolve within/)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(agent);
  await agent.setViewportSize({ width: 1024, height: 768 });
  await agent.setViewportSize({ width: 1440, height: 900 });
  await agent.getByRole("button", { name: "End", exact: true }).click();
  await dialog(agent).getByRole("button", { name: "End chat" }).click();

  await expect(panel.getByText("How was this chat?")).toBeVisible();
  await expect(panel.getByText("second approval")).toHaveCount(0);
  await panel.getByRole("radio", { name: "4 stars" }).press("Space");
  await panel.getByLabel("What should we know?").fill("Quick answer");
  await panel.getByRole("button", { name: "Send rating" }).click();
  await expect(panel.getByText("Thanks for rating this chat 4 out of 5.")).toBeVisible();

  await lead.getByLabel("Status").selectOption({ label: "Resolved" });
  await lead.getByLabel("Tag", { exact: true }).selectOption({ label: "Withdrawal" });
  await expect(lead.getByRole("row").nth(1)).toContainText("4 of 5");
  await expectAccessible(lead);
  await lead.getByRole("row").nth(1).focus();
  await lead.keyboard.press("Enter");
  const found = lead.getByRole("complementary", { name: "About this conversation" });
  await expect(found.getByText("Waits for the second approval")).toBeVisible();
  await expect(found.getByText("“Quick answer”")).toBeVisible();
  await expectAccessible(lead);
  expect(complaints.flat()).toEqual([]);
  for (const desk of [agent, lead]) await desk.context().close();
});

test("a template is written in two languages and inserted into a reply, and targets change with a reason", {
  tag: "@ci",
}, async ({ browser, stack }) => {
  test.slow();
  const first = await openConsole(browser, stack, "support", "support?tab=templates");
  const second = await openConsole(browser, stack, "operator", "support?tab=templates", {
    width: 1024,
    height: 768,
  });
  const complaints = [first, second].map(recordConsoleMessages);
  await first.getByRole("button", { name: "Add a template" }).click();
  await dialog(first).getByLabel("Name").fill("Bank delays");
  await dialog(first).getByLabel("Shortcut").fill("bank");
  await dialog(first).getByLabel("Text (English)").fill("Dear {nam}, your bank needs a day.");
  await expect(dialog(first).getByText("{nam} is not a placeholder.")).toBeVisible();
  await expect(dialog(first).getByRole("button", { name: "Save" })).toBeDisabled();
  await dialog(first).getByLabel("Text (English)").fill("Dear {name}, your bank needs a day.");
  await expect(dialog(first).getByRole("region", { name: "Preview" })).toContainText("Dear Ines, your bank");
  await dialog(first).getByRole("radio", { name: "Español" }).press("Space");
  await dialog(first).getByLabel("Text (Español)").fill("{name}, su banco necesita un día.");
  await expectAccessible(first);
  await dialog(first).getByRole("button", { name: "Save" }).click();
  await expect(first.getByRole("row").filter({ hasText: "Bank delays" })).toContainText(
    "Missing: fr, pt, zh",
  );

  // If two operators change the same template, the second one compares both texts and chooses.
  await second.reload();
  for (const desk of [first, second]) await desk.getByRole("button", { name: "Change Bank delays" }).click();
  for (const desk of [first, second]) {
    const days = desk === first ? "two" : "three";
    await dialog(desk).getByLabel("Text (English)").fill(`Your bank needs ${days} days.`);
    await dialog(desk).getByRole("button", { name: "Save" }).click();
    if (desk === first) await expect(first.getByText("Template saved").first()).toBeVisible();
  }
  await expect(dialog(second).getByText("Changed by someone else.", { exact: false })).toBeVisible();
  await dialog(second).getByRole("button", { name: "Load latest version" }).click();
  const conflicts = dialog(second).getByRole("region", { name: "Conflicting changes" });
  await expect(conflicts.getByText("Your bank needs two days.", { exact: true })).toBeVisible();
  await expect(conflicts.getByText("Your bank needs three days.", { exact: true })).toBeVisible();
  await expect(dialog(second).getByRole("button", { name: "Save" })).toBeDisabled();
  await expectAccessible(second);
  await conflicts.getByRole("button", { name: "Keep mine" }).click();
  await dialog(second).getByRole("button", { name: "Save" }).click();
  await expect(second.getByText("Template saved").first()).toBeVisible();

  await first.goto("/console/support?tab=targets");
  await first.getByRole("button", { name: "Change targets of Message" }).click();
  await dialog(first).getByLabel("First answer within (minutes)").fill("9000");
  await expect(dialog(first).getByText("This can't be shorter", { exact: false })).toBeVisible();
  await dialog(first).getByLabel("First answer within (minutes)").fill("600");
  await dialog(first).getByLabel("Reason").fill("Agreed with the team");
  await dialog(first).getByRole("button", { name: "Save" }).click();
  await expect(first.getByRole("row").filter({ hasText: "Message" })).toContainText("10 h");
  await expectAccessible(first);
  for (const tab of ["report", "tags", "templates", "conversations"]) {
    await first.goto(`/console/support?tab=${tab}`);
    await expect(first.getByRole("table").or(first.getByText("No conversations"))).toBeVisible();
    await expectAccessible(first);
  }

  // Compact lists are remembered for the operator, and only for that one.
  const height = async (desk: Page) => (await desk.getByRole("row").nth(1).boundingBox())!.height;
  await first.goto("/console/support?tab=templates");
  await expect(first.getByRole("row").nth(1)).toBeVisible();
  const usual = await height(first);
  await first.getByRole("switch", { name: "Compact lists" }).press("Space");
  await expect.poll(() => height(first)).toBeLessThan(usual);
  await first.reload();
  await expect(first.getByRole("switch", { name: "Compact lists" })).toBeChecked();
  await expect.poll(() => height(first)).toBeLessThan(usual);
  await expectAccessible(first);
  await first.getByRole("button", { name: "Log out" }).click();
  await first.getByLabel("Email").fill("operator@parlour.example");
  await first.getByLabel("Password", { exact: true }).fill("Parlour-demo-1");
  await first.getByRole("button", { name: "Log in" }).click();
  await expect(first.getByRole("switch", { name: "Compact lists" })).not.toBeChecked();
  expect(complaints.flat().filter((text) => !text.includes("409"))).toEqual([]);
  for (const desk of [first, second]) await desk.context().close();
});
