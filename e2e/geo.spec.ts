import { COOKIES } from "@parlour/contracts/constants";
import type { Page } from "@playwright/test";
import { expect, recordConsoleMessages, test } from "./own-stack.ts";

const LOCATE = "/services/geolocation/subdivision";
const OFFER = "/promotions/bring-a-friend";
const CONTENT = "/content/v5/buckets/default/languages/en";

async function placeOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === COOKIES.location)?.value;
}

async function setLocation(page: Page, label: string): Promise<void> {
  await page.goto("/sandbox");
  const place = page.getByLabel("Location", { exact: true });
  await expect(async () => {
    await place.selectOption({ label });
    await expect(place).toHaveValue(/./, { timeout: 1_000 });
    expect((await page.context().cookies()).some(({ name }) => name === COOKIES.sandboxPlace)).toBe(true);
  }).toPass();
}

/**
 * Checks every page, list and search result that the server sends to this visitor, and returns whether each mentions
 * the offer.
 */
async function seesOffer(page: Page): Promise<boolean[]> {
  const texts = await Promise.all(
    [
      "/promotions",
      `${CONTENT}/pages/list`,
      `${CONTENT}/pages?path=/promotions`,
      `${CONTENT}/pages/search?searchTerm=friend`,
    ].map(async (path) => (await page.request.get(path)).text()),
  );
  return texts.map((text) => text.includes(OFFER));
}

test("the location is requested once, and only when the cookie is missing", { tag: "@ci" }, async ({
  page,
}) => {
  const complaints = recordConsoleMessages(page);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(LOCATE)) asked++;
  });
  await page.goto("/");
  await expect.poll(() => placeOf(page)).toBe("CA-ON");
  await page.goto("/promotions");
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(1);
  await page.context().clearCookies({ name: COOKIES.location });
  await page.context().clearCookies({ name: COOKIES.country });
  await page.goto("/");
  await expect.poll(() => asked).toBe(2);
  expect(complaints).toEqual([]);
});

test("a response other than 202 is logged and means no location", { tag: "@ci" }, async ({ page }) => {
  const complaints = recordConsoleMessages(page);
  await page.route(`**${LOCATE}`, (route) => route.fulfill({ status: 204 }));
  await page.goto("/");
  await expect.poll(() => complaints).toEqual(["warning: geolocation answered 204"]);
  expect(await placeOf(page)).toBeUndefined();
});

test("a visitor in an excluded region sees no excluded content, whatever their browser claims", {
  tag: "@ci",
}, async ({ page }) => {
  await page.goto("/promotions");
  await expect(page.locator(`a[href='${OFFER}']`).first()).toBeVisible();
  expect(await seesOffer(page)).toEqual([true, true, true, true]);

  await setLocation(page, "United States · Washington");
  await expect.poll(() => placeOf(page)).toBe("US-WA");
  const lies = { "x-forwarded-for": "24.200.0.1", "x-real-ip": "24.200.0.1", forwarded: "for=24.200.0.1" };
  await page.setExtraHTTPHeaders(lies);
  await page.context().addCookies([
    { name: COOKIES.location, value: "CA-ON", url: page.url() },
    { name: COOKIES.country, value: "CA", url: page.url() },
  ]);
  await page.goto("/promotions");
  await expect(page.locator("main")).toBeVisible();
  await expect(page.locator(`a[href='${OFFER}']`)).toHaveCount(0);
  expect(await page.content()).not.toContain(OFFER);
  expect(await seesOffer(page)).toEqual([false, false, false, false]);
  await page.goto(OFFER);
  await expect(page).toHaveURL(/\/not-available-region$/);

  await page.setExtraHTTPHeaders({ "x-forwarded-for": "67.160.0.1" });
  await setLocation(page, "Canada · Ontario");
  await expect.poll(() => placeOf(page)).toBe("CA-ON");
  await page.waitForLoadState("networkidle");
  await page.goto(OFFER);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A seat next to a friend");
});
