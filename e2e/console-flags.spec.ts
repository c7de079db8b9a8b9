import { siteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { TestStack } from "@parlour/stack/testing";
import type { Browser, Page } from "@playwright/test";
import { openConsole, test } from "./console-stack.ts";
import { expect, logIn, recordConsoleMessages } from "./own-stack.ts";
import { type Onlookers, siteFlags } from "./site-flags.ts";

// All tests share one operator, one visitor and one player, so each test restores what it changes.
test.describe.configure({ mode: "default", timeout: 120_000 });

let desk: Page;
let onlookers: Onlookers;
let complaints: string[];

async function openSite(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: "cookie-choice", value: "all", url: baseURL }]);
  return await context.newPage();
}

async function save(button: "Save" | "Undo", said: string): Promise<void> {
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("To see the site follow");
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByText(said).last()).toBeVisible();
}

/**
 * Publishes a home page in a content bucket, because the server refuses to switch to a bucket without one.
 */
async function publishHomePage({ ports: { content } }: TestStack, bucket: string): Promise<void> {
  const home = (await content.find("default", ["en"], "page", "/"))!;
  const document = { kind: "page", key: "/", body: home.body } as Parameters<typeof content.saveDraft>[1];
  const place = { bucket, language: "en" };
  await content.saveDraft(place, document, { author: "test", baseVersion: null });
  await content.publish({ ...place, kind: "page", key: "/" }, 1, "test");
}

/**
 * Stands in for the gateway when the server checks the configured services URL. In the visitor's browser, a
 * Playwright route does the same.
 */
function passOnGatewayCalls(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    fetch(typeof input === "string" ? input.replace("/gateway/services/", "/services/") : input, init);
}

test.beforeAll(async ({ browser, stack }) => {
  // Payment methods without a brand are offered to every brand. We limit the deposit methods to one brand, so
  // that a change of brand has a visible effect.
  await stack.kit.db.query("update payment_methods set brands = '{PARLOUR}' where payment_type = 'D'");
  await publishHomePage(stack, "another");
  passOnGatewayCalls();
  const visitor = await openSite(browser, stack.origin);
  const player = await openSite(browser, stack.origin);
  onlookers = { visitor, player };
  await logIn(player, { username: "demo@parlour.example", password: "Parlour-demo-1" });
  desk = await openConsole(browser, stack, "operator", "configuration");
  complaints = recordConsoleMessages(desk);
});

test("every site setting is tested below", { tag: ["@desk", "@ci"] }, () => {
  expect(siteFlags.map(({ name }) => name).sort()).toEqual(Object.keys(siteConfiguration.shape).sort());
});

for (const { name, label, change, see, was, becomes } of siteFlags) {
  test(`${name}: changing it in the console changes the site, and so does changing it back`, {
    tag: ["@desk", "@ci"],
  }, async () => {
    expect(await see(onlookers)).toEqual(was);

    await change((known) => ({
      switch: desk.getByRole("switch", { name: known }),
      // A picker's list has the same label as its field, so the list is excluded.
      text: desk.getByLabel(known, { exact: true }).and(desk.locator(":not([role=listbox])")),
      tick: (option) =>
        desk.getByRole("group", { name: known }).getByRole("checkbox", { name: option, exact: true }),
    }));
    await desk.getByRole("button", { name: "Review and save" }).click();
    await save("Save", "Saved. The site is up to date.");
    expect(await see(onlookers)).toEqual(becomes);

    await desk.getByRole("button", { name: "Undo" }).first().click();
    await save("Undo", "Undone");
    expect(await see(onlookers)).toEqual(was);
    await expect(desk.getByText(`${label} (changed)`)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}
