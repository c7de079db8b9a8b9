import type { Locator, Page } from "@playwright/test";
import { isPhone } from "./own-stack.ts";

/** Returns the bet slip. On phones it is in a sheet, which is opened first. */
export async function openSlip(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole("region", { name: "Bet slip" });
  const sheet = page.getByRole("dialog", { name: "Bet slip" });
  if (!(await sheet.isVisible())) await page.getByRole("button", { name: /^Bet slip/ }).click();
  return sheet;
}

/** Returns the boxes of a pool bet with this label; the checkboxes themselves are hidden inside them. */
export const horseBoxes = (page: Page, name: string | RegExp): Locator =>
  page.locator("label").filter({ has: page.getByRole("checkbox", { name }) });
