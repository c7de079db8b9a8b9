import { readFileSync } from "node:fs";
import { type TestStack, testStack } from "@parlour/stack/testing";
import { authoriseTestOperator } from "@parlour/stack/testing-operator";
import { test as base, type Page } from "@playwright/test";

/**
 * For tests that need accounts in states that a visitor cannot reach: each worker starts its own copy of the
 * product, and has access to its database and clock.
 */
export const test = base.extend<object, { stack: TestStack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const stack = await testStack({ shell: "built", authoriseOperator: authoriseTestOperator });
      await use(stack);
      await stack.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
});

export { expect } from "@playwright/test";

/** Looks up texts of the site, so that a journey can run in any language. */
export function textsOf(language: string): (key: string) => string {
  const read = (group: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`../languages/${language}/${group}.json`, import.meta.url), "utf8"));
  const words = {
    ...read("identity/identity"),
    ...read("identity/player"),
    ...read("identity/account"),
    ...read("site/shell"),
  };
  return (key) => {
    const text = words[key];
    if (text === undefined) throw new Error(`no text for ${key}`);
    return text;
  };
}

type Credentials = { username: string; password: string };

export async function fillLogin(
  page: Page,
  { username, password }: Credentials,
  t = textsOf("en"),
): Promise<void> {
  await page.getByLabel(t("identity.username")).fill(username);
  await page.getByLabel(t("identity.password"), { exact: true }).fill(password);
  await page
    .locator("form")
    .getByRole("button", { name: t("identity.logIn"), exact: true })
    .click();
}

/** Logs in through the form and waits for the player's header. */
export async function logIn(page: Page, credentials: Credentials, path = "/login"): Promise<void> {
  await page.goto(path);
  await fillLogin(page, credentials);
  await page.locator("button[popovertarget='account-menu']").waitFor();
}

/** Records console messages and page errors, except for responses that a test provokes. */
export function recordConsoleMessages(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}
