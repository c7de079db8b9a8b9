import { openConsole, test } from "./console-stack.ts";
import { expect } from "./own-stack.ts";

test("two operators change one page: the second is told, loads the latest version and continues", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const open = async (who: string) => {
    const page = await openConsole(browser, stack, who, "content");
    await page.getByLabel("Title or path").fill("/about");
    await page.getByRole("row", { name: /^About us/ }).click();
    await page.getByRole("button", { name: "Français", exact: true }).click();
    const form = page.getByRole("region", { name: "Français" });
    const title = form.getByLabel("Title", { exact: true }).first();
    await title.waitFor();
    return { page, form, title, save: () => form.getByRole("button", { name: "Save draft" }).click() };
  };
  const first = await open("content");
  const second = await open("operator");
  await first.title.fill("La maison");
  await first.save();
  await expect(first.page.getByText("Draft saved")).toBeVisible();

  await second.title.fill("Notre maison");
  await second.save();
  await expect(second.form.getByText("Changed by someone else.")).toBeVisible();
  await second.form.getByRole("button", { name: "Load latest version" }).click();
  await expect(second.form.getByText("Changed by someone else.")).toHaveCount(0);
  await second.title.fill("Notre maison à nous");
  await second.save();
  await expect(second.page.getByText("Draft saved")).toBeVisible();
  for (const { page } of [first, second]) await page.context().close();
});
