import type { TestStack } from "@parlour/stack/testing";
import type { Browser, Page } from "@playwright/test";
import { expect } from "./own-stack.ts";

export { test } from "./own-stack.ts";

/** Opens the console in a separate browser and signs an operator in. */
export async function openConsole(
  browser: Browser,
  stack: TestStack,
  who: string,
  path: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.origin, viewport });
  const page = await context.newPage();
  await page.goto(`/console/${path}`);
  await page.getByLabel("Email").fill(`${who}@parlour.example`);
  await page.getByLabel("Password", { exact: true }).fill("Parlour-demo-1");
  await page.getByRole("button", { name: "Log in" }).click();
  // On narrow screens the navigation is behind a button.
  const sections = page.getByRole("navigation", { name: "Sections" });
  await expect(sections.or(page.getByRole("button", { name: "Navigation" }))).toBeVisible();
  return page;
}

/** Confirms the checklist of an identity document and fills in its details. */
export async function confirmFindings(page: Page): Promise<void> {
  for (const box of await page.getByRole("group", { name: "Checklist" }).getByRole("checkbox").all()) {
    await box.check();
  }
  await page.getByLabel("Document number").fill("P1234567");
  await page.getByLabel("Expiry date").fill("2099-12-31");
}
