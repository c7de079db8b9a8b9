import type { TestStack } from "@parlour/stack/testing";
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
    await expect(second.form.getByText("Changed by someone else.")).toBeVisible();
    await second.loadLatest();
    const conflicts = second.form.getByRole("region", { name: "Conflicting changes" });
    await expect(conflicts.getByText("La maison", { exact: true })).toBeVisible();
    await expect(conflicts.getByText("Notre maison", { exact: true })).toBeVisible();
    await expect(second.form.getByText("Changed by someone else.")).toHaveCount(0);
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
