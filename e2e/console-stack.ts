import { AxeBuilder } from "@axe-core/playwright";
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
): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`/console/${path}`);
  await page.getByLabel("Email").fill(`${who}@parlour.example`);
  await page.getByLabel("Password", { exact: true }).fill("Parlour-demo-1");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
  return page;
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
