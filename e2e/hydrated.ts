import type { Page, Response } from "@playwright/test";

/**
 * Waits until React has hydrated the page. Before that, a click is lost or handled by the browser alone.
 * React marks the document when it attaches its listeners, and every element that it has hydrated.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hasMark = (node: object, mark: string) => Object.keys(node).some((key) => key.startsWith(mark));
    const controls = [...document.querySelectorAll("main, button, input, select, textarea")];
    return hasMark(document, "__reactContainer$") && controls.every((node) => hasMark(node, "__reactProps$"));
  });
}

export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: "networkidle" });
  await waitUntilHydrated(page);
  return response;
}
