import { createDirectorySources } from "@parlour/server/main/player-directory";
import { gatherDirectory } from "@parlour/server/services/office/player-directory";
import { addPlayer } from "@parlour/stack/testing-people";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, logIn, recordConsoleMessages } from "./own-stack.ts";

test("marketing builds a campaign by keyboard, previews and starts it, and the player reads the message", {
  tag: ["@desk", "@ci"],
}, async ({ browser, page, stack }) => {
  const person = { firstName: "Ygritte", countryCode: "FO", subdivision: "", trustsEveryDevice: true };
  const player = await addPlayer(stack, person);
  await gatherDirectory({ ...createDirectorySources(stack.kit, stack.ports), kit: stack.kit });

  const desk = await openConsole(browser, stack, "operator", "campaigns");
  const complaints = recordConsoleMessages(desk);
  await expect(desk.getByText(/Maximum 3 messages per player in 7 days/)).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "New campaign" }).press("Enter");
  await expect(desk.getByRole("heading", { level: 1, name: "New campaign" })).toBeVisible();
  await desk.getByRole("button", { name: "Save draft" }).press("Enter");
  await expect(desk.getByLabel("Name")).toBeFocused();
  await expect(desk.getByText("Enter a name.")).toBeVisible();
  await expectAccessible(desk);

  await desk.getByLabel("Name").fill("Faroese weekend");
  await desk.getByRole("combobox", { name: "Country" }).fill("faroe");
  await desk.keyboard.press("Enter");
  await expect(desk.getByText(/^1 player matches now: 1 in CAD/)).toBeVisible();
  await desk.getByLabel("Control group (%)").fill("0");
  const english = desk.getByRole("group", { name: "English" });
  await english.getByLabel("Title").fill("Hello {nickname}");
  await english.getByLabel("Text").fill("Two new games are waiting.");
  await desk.getByRole("button", { name: "Save draft" }).press("Enter");
  await expect(english.getByText("Use only these placeholders: {name}.")).toBeVisible();
  await english.getByLabel("Title").fill("Hello {name}");

  await desk.getByRole("button", { name: "Preview" }).press("Enter");
  const preview = desk.getByRole("dialog", { name: "Preview" });
  await expect(preview.getByText("Hello Zoë")).toBeVisible();
  await preview.getByLabel("Player's language").selectOption("fr");
  await expect(preview.getByText("There is no text in French, so players see it in English.")).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press("Escape");

  // Unsaved work survives a reload.
  await desk.reload();
  await expect(desk.getByText("Your unsaved changes were restored.")).toBeVisible();
  await desk.getByRole("button", { name: "Save draft" }).click();
  const saving = desk.getByRole("dialog", { name: "Save this draft?" });
  await saving.getByLabel("Reason").fill("New games this week");
  await saving.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "Faroese weekend" })).toBeVisible();

  // Saving a draft can't overwrite changes that someone else has made in the meantime.
  const address = desk.url();
  const other = await openConsole(
    browser,
    stack,
    "admin",
    new URL(address).pathname.replace("/console/", ""),
  );
  for (const [page, name] of [
    [desk, "Faroese month"],
    [other, "Faroese weekend!"],
  ] as const) {
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Name").fill(name);
  }
  await other.getByRole("button", { name: "Save draft" }).click();
  await other.getByRole("dialog").getByLabel("Reason").fill("A better name");
  await other.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Faroese weekend!" })).toBeVisible();
  await other.context().close();
  await desk.reload();
  const outdated = desk.getByText("This campaign has changed since you began.");
  await expect(outdated).toContainText(/The last change was made by \S+/);
  await expect(desk.getByRole("button", { name: "Save draft" })).toBeDisabled();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "Take theirs" }).click();
  await expect(desk.getByLabel("Name")).toHaveValue("Faroese weekend!");
  await desk.goto(address);
  await desk.getByRole("button", { name: "Start" }).click();
  const starting = desk.getByRole("dialog", { name: "Start this campaign?" });
  await expect(starting.getByText(/^1 player matches the segment now/)).toBeVisible();
  await expectAccessible(desk);
  await starting.getByLabel("Reason").fill("Approved by the team");
  await starting.getByRole("button", { name: "Start" }).click();
  await expect(desk.getByText("Finished", { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(desk.getByRole("row", { name: /Got the message/ })).toBeVisible();
  await expectAccessible(desk);

  await logIn(page, { username: player.username, password: player.password });
  await page.goto("/account/messages");
  await expect(page.getByText("Hello Ygritte")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Offers and news: By text" })).not.toBeChecked();
  expect(complaints).toEqual([]);
});

test("campaigns fit the narrowest office screen", { tag: ["@desk", "@ci"] }, async ({ browser, stack }) => {
  const small = { width: 1024, height: 768 };
  const desk = await openConsole(browser, stack, "operator", "campaigns/new", small);
  await expect(desk.getByRole("heading", { level: 1, name: "New campaign" })).toBeVisible();
  await desk.getByRole("button", { name: "Win back" }).click();
  await desk.getByRole("checkbox", { name: "SMS" }).check();
  await expect(desk.getByLabel("Days without play")).toHaveValue("30");
  await expect(desk.getByLabel("SMS text").first()).toBeVisible();
  await expectNoSideways(desk);
  await expectAccessible(desk);
  await desk.getByRole("link", { name: "Back without saving" }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "Campaigns" })).toBeVisible();
  await expectNoSideways(desk);
});
