import { seedHistory } from "@parlour/stack/seed/history/seed-history";
import { type TestStack, testStack } from "@parlour/stack/testing";
import { test as base, expect, type Page } from "@playwright/test";
import { violationsOn } from "./accessible.ts";
import { openConsole } from "./console-stack.ts";

/** A separate server with the sandbox's history, so that lists, queues and charts have rows. */
const test = base.extend<object, { stack: TestStack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const stack = await testStack({ shell: "built" });
      const kit = { ...stack.kit, config: { ...stack.kit.config, racingCalendar: "on" as const } };
      await seedHistory(kit, stack.ports, { players: 40, days: 5 });
      await use(stack);
      await stack.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

const viewports = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

for (const viewport of viewports) {
  test(`every section of the console opens at ${viewport.width}×${viewport.height}`, {
    tag: ["@desk", "@ci"],
  }, async ({ browser, stack }) => {
    test.setTimeout(900_000);
    const page = await openConsole(browser, stack, "operator", "overview", viewport);
    const links = page.locator("nav[aria-label=Sections] a");
    await expect(links).not.toHaveCount(0);
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")!));
    expect(paths.length).toBeGreaterThan(20);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("main h1").first()).toBeVisible();
      faults.push(...(await faultsOf(page, path)));
      const tabs = await page.getByRole("tab").allTextContents();
      for (const tab of tabs.slice(1)) {
        await page.getByRole("tab", { name: tab, exact: true }).click();
        faults.push(...(await faultsOf(page, `${path} ${tab}`)));
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

async function faultsOf(page: Page, name: string): Promise<string[]> {
  await expect(page.locator("main [aria-busy=true]"), name).toHaveCount(0);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...(sideways > 0 ? [`${name}: the page scrolls ${sideways} px sideways`] : []),
    ...(await violationsOn(page)).map((violation) => `${name}: ${violation}`),
    ...(await invisibleFocus(page)).map((element) => `${name}: no visible focus on ${element}`),
  ];
}

/** Steps through the first controls of the page with the keyboard, and lists those whose focus isn't visible. */
async function invisibleFocus(page: Page): Promise<string[]> {
  await page.locator("main").focus();
  const found: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // A control may show its focus on the box around it, so we compare the looks with and without the focus.
      const boxes = [element, element.parentElement, element.parentElement?.parentElement];
      const look = () =>
        boxes.map((box) => {
          if (!box) return "";
          const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(box);
          return [outline, boxShadow, borderColor, backgroundColor].join();
        });
      const focused = look();
      (element as HTMLElement).blur();
      const isVisible = look().join() !== focused.join();
      (element as HTMLElement).focus({ focusVisible: true } as FocusOptions);
      const { top, bottom } = element.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight;
      return isVisible && isInView ? null : element.outerHTML.slice(0, 120);
    });
    if (fault !== null) found.push(fault);
  }
  return found;
}
