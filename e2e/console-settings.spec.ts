import type { Page } from "@playwright/test";
import { openConsole, test } from "./console-stack.ts";
import { expect } from "./own-stack.ts";

const brand = (desk: Page) => desk.getByLabel(/^Brand code/);
const dialog = (desk: Page) => desk.getByRole("dialog");

async function saveBrand(desk: Page, code: string): Promise<void> {
  await brand(desk).fill(code);
  await desk.getByRole("button", { name: "Review and save" }).click();
  await dialog(desk).getByLabel("Reason").fill("A new brand");
  await dialog(desk).getByRole("button", { name: "Save" }).click();
  await expect(dialog(desk)).toHaveCount(0);
  await expect(desk.getByText("not saved yet")).toBeHidden();
}

test("an undo of settings survives another operator's change, and keeps unsaved edits and the reason", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const first = await openConsole(browser, stack, "admin", "configuration?tab=settings");
  const before = await brand(first).inputValue();
  await saveBrand(first, "WALK-1");
  const second = await openConsole(browser, stack, "operator", "configuration?tab=settings");
  const history = second.getByRole("table", { name: "Settings change history" });
  await history.getByText("WALK-1").first().waitFor();
  await saveBrand(first, "WALK-2");

  await second.getByLabel(/^Search delay/).fill("251");
  await history.getByRole("button", { name: "Undo" }).first().click();
  await dialog(second).getByLabel("Reason").fill("The wrong brand");
  await second.keyboard.press("Escape");
  await expect(dialog(second)).toHaveCount(0);
  await history.getByRole("button", { name: "Undo" }).first().click();
  await expect(dialog(second).getByLabel("Reason")).toHaveValue("The wrong brand");
  await dialog(second).getByRole("button", { name: "Undo" }).click();
  await dialog(second).getByRole("button", { name: "Load latest version" }).click();
  await expect(dialog(second).getByRole("row", { name: `Brand code WALK-2 ${before}` })).toBeVisible();
  await dialog(second).getByRole("button", { name: "Undo" }).click();
  await expect(second.getByText("Undone", { exact: true })).toBeVisible();
  await expect(brand(second)).toHaveValue(before);
  await expect(second.getByLabel(/^Search delay/)).toHaveValue("251");
  await expect(second.getByText("1 setting changed, not saved yet")).toBeVisible();
  for (const desk of [first, second]) await desk.context().close();
});
