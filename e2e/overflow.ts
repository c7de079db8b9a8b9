import { expect, type Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";

/**
 * Finds texts and open menus that extend beyond the screen, and amounts that are cut off. Rows that can be swiped are
 * excluded.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isSwiped = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const found: string[] = [];
    const scrolled = document.documentElement.scrollWidth;
    if (scrolled > width) found.push(`the page is ${scrolled} px wide`);
    // A menu scrolls its own content, so its texts would be excluded like those of swipeable rows. We check the menu's
    // box instead.
    for (const menu of document.querySelectorAll(":popover-open")) {
      const { left, right } = menu.getBoundingClientRect();
      if (left < -1 || right > width + 1) found.push(`#${menu.id} reaches from ${left} to ${right}`);
      if (menu.scrollWidth > menu.clientWidth) found.push(`#${menu.id} scrolls sideways`);
    }
    // The sportsbook and the racebook are in separate shadow roots, which a query of the document doesn't search.
    const elements = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll("*")].flatMap((one) =>
        one.shadowRoot ? [one, ...elements(one.shadowRoot)] : [one],
      );
    for (const element of elements(document)) {
      const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (
        element.closest("head, .sr-only, [popover]:not(:popover-open), script, style, noscript") ||
        isSwiped(element)
      )
        continue;
      const { right, left, width: own } = element.getBoundingClientRect();
      const name = `<${element.localName}> ${text.nodeValue?.trim().slice(0, 40)}`;
      if (own > 0 && (right > width + 1 || left < -1)) found.push(`${name} reaches from ${left} to ${right}`);
      const clipped = element.closest(".truncate");
      const isAmount = /\d[.,]\d\d/.test(clipped?.textContent ?? "");
      if (clipped && isAmount && clipped.scrollWidth > clipped.clientWidth) found.push(`${name} is cut off`);
    }
    return found;
  });
}

/** Collects what `findOverflow` finds on several screens, so that one run lists all of them. */
export function collectOverflow(page: Page) {
  const problems: Record<string, string[]> = {};
  const check = async (name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    const found = (await findOverflow(page)).slice(0, 6);
    if (found.length > 0) problems[name] = found;
  };
  const visit = async (path: string): Promise<void> => {
    const response = await openHydrated(page, path);
    // A page that redirects elsewhere or doesn't exist would be checked as another page.
    expect([response?.ok() || path.startsWith("/error/"), new URL(page.url()).pathname], path).toEqual([
      true,
      path.split("?")[0],
    ]);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await check(path);
  };
  return { problems, check, visit };
}
