import type { TestStack } from "@parlour/stack/testing";
import { addOffer } from "@parlour/stack/testing-bonuses";
import type { Browser } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect } from "./own-stack.ts";

const tags = { tag: ["@desk", "@ci"] };

async function openAbout(browser: Browser, stack: TestStack, who: string, language: string) {
  const page = await openConsole(browser, stack, who, "content");
  await page.getByLabel("Title or path").fill("/about");
  await page.getByRole("row", { name: /^About us/ }).click();
  const chip = page.getByRole("button", { name: language, exact: true });
  if ((await chip.getAttribute("aria-pressed")) !== "true") await chip.click();
  const form = page.getByRole("region", { name: language });
  const title = form.getByLabel("Title", { exact: true }).first();
  const description = form.getByLabel("Description", { exact: true }).first();
  await title.waitFor();
  return {
    page,
    form,
    title,
    description,
    save: () => form.getByRole("button", { name: "Save draft" }).click(),
    loadLatest: () => form.getByRole("button", { name: "Load latest version" }).click(),
  };
}

test(
  "two operators change the same field: the second sees both values and chooses",
  tags,
  async ({ browser, stack }) => {
    const first = await openAbout(browser, stack, "content", "Français");
    const second = await openAbout(browser, stack, "operator", "Français");
    await first.title.fill("La maison");
    await first.save();
    await expect(first.page.getByText("Draft saved")).toBeVisible();

    await second.title.fill("Notre maison");
    await second.save();
    const conflict = second.form.getByText("Changed by Connie Tern. Load the latest version and try again.");
    await expect(conflict).toBeVisible();
    await second.loadLatest();
    const conflicts = second.form.getByRole("region", { name: "Conflicting changes" });
    await expect(conflicts.getByText(/^You and Connie Tern changed the same field/)).toBeVisible();
    await expect(conflicts.getByText("La maison", { exact: true })).toBeVisible();
    await expect(conflicts.getByText("Notre maison", { exact: true })).toBeVisible();
    await expect(conflict).toHaveCount(0);
    await second.form.getByRole("button", { name: "History" }).click();
    const history = second.page.getByRole("dialog", { name: "History" });
    await expect(history.getByText("Original content").first()).toBeVisible();
    await expect(history.getByText(/operator_/)).toHaveCount(0);
    await history.getByRole("button", { name: "Close" }).click();
    await expect(second.form.getByRole("button", { name: "Save draft" })).toBeDisabled();
    await expectAccessible(second.page);
    await conflicts.getByRole("button", { name: "Keep mine" }).click();
    await expect(conflicts).toHaveCount(0);
    await second.save();
    await expect(second.page.getByText("Draft saved")).toBeVisible();

    await first.title.fill("Chez nous");
    await first.save();
    await first.loadLatest();
    await first.form.getByRole("button", { name: "Take theirs" }).click();
    await expect(first.title).toHaveValue("Notre maison");
    await expect(first.form.getByRole("button", { name: "Save draft" })).toBeDisabled();
    for (const { page } of [first, second]) await page.context().close();
  },
);

test("two operators change different fields: both changes are kept", tags, async ({ browser, stack }) => {
  const first = await openAbout(browser, stack, "content", "Español");
  const second = await openAbout(browser, stack, "operator", "Español");
  await first.title.fill("La casa");
  await first.save();
  await expect(first.page.getByText("Draft saved")).toBeVisible();

  await second.description.fill("Quiénes somos hoy");
  await second.save();
  await second.loadLatest();
  await expect(second.title).toHaveValue("La casa");
  await expect(second.description).toHaveValue("Quiénes somos hoy");
  await second.save();
  await expect(second.page.getByText("Draft saved")).toBeVisible();
  await first.page.reload();
  await expect(first.title).toHaveValue("La casa");
  await expect(first.description).toHaveValue("Quiénes somos hoy");
  for (const { page } of [first, second]) await page.context().close();
});

test(
  "an offer that two operators edit loses neither change, and a field of both waits for a choice",
  tags,
  async ({ browser, stack }) => {
    const offer = await addOffer(stack, { name: { en: "Harbour bonus" }, summary: { en: "For a while." } });
    const first = await openOffer(browser, stack, "admin", offer);
    const second = await openOffer(browser, stack, "operator", offer);
    const id = new URL(second.page.url()).pathname;
    await first.page.getByLabel("Days to wager").fill("11");
    await first.summary.fill("Now for eleven days.");
    await first.save();
    await first.page.waitForURL(/bonuses$/);

    await second.page.getByLabel("Days to claim").fill("3");
    await second.summary.fill("Claim it within three days.");
    await second.save();
    await second.page.getByRole("dialog").getByRole("button", { name: "Load latest version" }).click();
    await expect(second.page.getByText("This offer has changed since you began.")).toBeVisible();
    await expect(second.page.getByLabel("Days to wager")).toHaveValue("11");
    await expect(second.page.getByLabel("Days to claim")).toHaveValue("3");
    const conflicts = second.page.getByRole("region", { name: "Conflicting changes" });
    await expect(conflicts.getByRole("group", { name: "Description, English" })).toContainText(
      "Now for eleven days.",
    );
    const review = second.page.getByRole("button", { name: "Review and save" });
    await expect(review).toBeDisabled();
    await second.page.getByRole("button", { name: "Compare" }).click();
    await expect(second.page.getByRole("row", { name: "Days to claim 7 7 3" })).toBeVisible();
    await expectAccessible(second.page);
    await second.page.screenshot({ path: test.info().outputPath("offer-conflict.png"), fullPage: true });

    // After a reload, which restores the unsaved changes, the conflict still has to be resolved.
    await second.page.reload();
    await expect(conflicts).toBeVisible();
    await conflicts.getByRole("button", { name: "Keep mine" }).click();
    await second.save();
    await second.page.waitForURL(/bonuses$/);
    await first.page.goto(id);
    await expect(first.page.getByLabel("Days to wager")).toHaveValue("11");
    await expect(first.page.getByLabel("Days to claim")).toHaveValue("3");
    await expect(first.summary).toHaveValue("Claim it within three days.");
    for (const { page } of [first, second]) await page.context().close();
  },
);

/** Opens an offer whose maximum cost is low enough to need no second operator. */
async function openOffer(browser: Browser, stack: TestStack, who: string, id: string) {
  const page = await openConsole(browser, stack, who, `bonuses/offers/${id}`);
  const summary = page.getByRole("group", { name: "English" }).getByLabel("Description");
  await summary.waitFor();
  return {
    page,
    summary,
    save: async () => {
      await page.getByRole("button", { name: "Review and save" }).click();
      await page.getByRole("dialog").getByLabel("Reason").fill("Better terms");
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    },
  };
}

test(
  "a dialog keeps what was entered after a conflict, and shows what the colleague saved",
  tags,
  async ({ browser, stack }) => {
    const first = await openGame(browser, stack, "admin");
    const second = await openGame(browser, stack, "operator");
    await first.dialog.getByLabel("Position in category").fill("7");
    await first.save();
    await expect(first.dialog).toHaveCount(0);

    const places = second.dialog.getByRole("combobox", { name: "Excluded locations" });
    await places.fill("Norway");
    await second.page.getByRole("option", { name: "Norway" }).click();
    await expect(second.dialog.getByRole("button", { name: "Remove Norway" })).toBeVisible();
    await second.dialog.getByLabel("Position in category").fill("9");
    await second.save();
    await expect(second.dialog.getByText(/^Changed by Ada Minh\./)).toBeVisible();
    await second.dialog.getByRole("button", { name: "Load latest version" }).click();
    const conflicts = second.dialog.getByRole("region", { name: "Conflicting changes" });
    await expect(conflicts.getByRole("group", { name: "Position in category" })).toContainText("7");
    await expect(second.dialog.getByRole("button", { name: "Remove Norway" })).toBeVisible();
    await expectAccessible(second.page);
    await second.page.screenshot({ path: test.info().outputPath("game-conflict.png") });
    await conflicts.getByRole("button", { name: "Take theirs" }).click();
    await expect(second.dialog.getByLabel("Reason")).toHaveValue("A better place");
    await second.dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(second.dialog).toHaveCount(0);
    await expect(second.row).toContainText("NO");
    await expect(second.row.getByRole("cell", { name: "7", exact: true })).toBeVisible();
    for (const { page } of [first, second]) await page.context().close();
  },
);

async function openGame(browser: Browser, stack: TestStack, who: string) {
  const page = await openConsole(browser, stack, who, "configuration?tab=games&term=deuces");
  const row = page.getByRole("row", { name: /1102 · deuces-wild/ });
  await row.click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return {
    page,
    row,
    dialog,
    save: async () => {
      await dialog.getByLabel("Reason").fill("A better place");
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
    },
  };
}
