import { expect, type Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";

/**
 * Finds texts and open menus that extend beyond the screen, and amounts that are cut off. Rows that can be swiped are
 * excluded. So is the lettering of a scene that is wider than the screen and clipped on purpose (`overflow: clip`),
 * such as Foxtrot's street, but not its controls.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isInside = (element: Element | null, overflows: string[]): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        if (overflows.includes(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const isSwiped = (element: Element) => isInside(element, ["auto", "scroll"]);
    const isInScene = (element: Element) => isInside(element.parentElement, ["clip"]);
    const controls = "a[href], button, input, select, textarea, [tabindex='0']";
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
      const isControl = element.matches(controls);
      if (!text && !(isControl && isInScene(element))) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (
        element.closest("head, .sr-only, [popover]:not(:popover-open), script, style, noscript") ||
        isSwiped(element)
      )
        continue;
      if (!element.closest(controls) && isInScene(element)) continue;
      const { right, left, width: own } = element.getBoundingClientRect();
      const label = text?.nodeValue ?? element.ariaLabel ?? "";
      const name = `<${element.localName}> ${label.trim().slice(0, 40)}`;
      if (own > 0 && (right > width + 1 || left < -1)) found.push(`${name} reaches from ${left} to ${right}`);
      const clipped = element.closest(".truncate");
      const isAmount = /\d[.,]\d\d/.test(clipped?.textContent ?? "");
      if (clipped && isAmount && clipped.scrollWidth > clipped.clientWidth) found.push(`${name} is cut off`);
    }
    return found;
  });
}

/**
 * Waits until the fonts are loaded and short animations are over. The first layout requests the fonts, which are
 * "ready" before it, and starts the transitions that reduced motion shortens but doesn't remove.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await document.fonts.ready;
    await frame();
    const passing = document.getAnimations().filter((animation) => {
      const endTime = animation.effect?.getComputedTiming().endTime;
      return animation.playState === "running" && typeof endTime === "number" && endTime < 2_000;
    });
    // An animation that is cancelled, because its element is gone, is over too.
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Collects what `findOverflow` finds on several screens, so that one run lists all of them. */
export function collectOverflow(page: Page) {
  const problems: Record<string, string[]> = {};
  const check = async (name: string): Promise<void> => {
    await settled(page);
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
