import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";

const ARTICLE = "/help/account/sign-in/forgotten-password";
const SUGGESTIONS = "**/help-pages/suggestions?**";

const field = (page: Page) => page.locator("main").getByRole("combobox", { name: "Search help" });

function recordConsoleMessages(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

async function expectAccessiblePage(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test("suggestions appear when a visitor pauses typing, and one can be opened by keyboard", async ({
  page,
}) => {
  const complaints = recordConsoleMessages(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/help-pages/suggestions"))
      asked.push(url.searchParams.get("searchTerm") ?? "");
  });
  await page.goto("/help");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How can we help?");
  await expect(page.getByRole("heading", { name: "Topics" })).toBeVisible();
  await expectAccessiblePage(page);

  await page.clock.install();
  await field(page).fill("wi");
  await page.clock.runFor(1_500);
  await field(page).fill("withdraw");
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  await page.clock.runFor(200);
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(options.filter({ hasText: "Withdraw money" })).toBeVisible();
  expect(asked).toEqual(["withdraw"]);
  await expectAccessiblePage(page);

  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await field(page).fill("withdraw mon");
  await page.clock.runFor(1_100);
  await expect(options.first()).toHaveText("Withdraw money");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/help\/withdrawals\/withdraw-money$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdraw money");
  expect(complaints).toEqual([]);
});

test("Enter shows results with the words highlighted, or a tip when there are none", { tag: "@ci" }, async ({
  page,
}) => {
  await page.goto("/help");
  await field(page).fill("withdrawl");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/help\/search-content\?searchTerm=withdrawl$/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("main mark").first()).toHaveText(/withdraw/i);
  await expectAccessiblePage(page);
  await field(page).fill("xyzzy plugh");
  await page.locator("main").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No results for “xyzzy plugh”" })).toBeVisible();
  await expect(page.getByText(/^Check the spelling/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Can't find your answer?" })).toBeVisible();
  const chat = page.locator("main").getByRole("link", { name: "Live chat" });
  await expect(chat).toHaveAttribute("data-open-live-chat", "");
  await expectAccessiblePage(page);
  await page.locator("main").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test("Enter on the beginning of a word finds what the suggestions found", { tag: "@ci" }, async ({
  page,
}) => {
  await openHydrated(page, "/help");
  await field(page).fill("dep");
  const suggestions = page.getByRole("listbox").getByRole("option");
  await expect(suggestions.first()).toBeVisible();
  const titles = await suggestions.allTextContents();
  await field(page).press("Enter");
  await expect(page).toHaveURL(/searchTerm=dep$/);
  for (const title of titles) {
    await expect(page.locator("main").getByRole("link", { name: title }).first()).toBeVisible();
  }
});

test("the search still works when suggestions fail", { tag: "@ci" }, async ({ page }) => {
  await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 500, json: { errorCode: "INTERNAL" } }));
  await openHydrated(page, "/help");
  const failed = page.waitForEvent("console", (message) =>
    message.text().includes("help suggestions failed"),
  );
  await field(page).fill("bonus");
  await failed;
  await expect(page.getByRole("option")).toHaveCount(0);
  await field(page).press("Enter");
  await expect(page.locator("main mark").first()).toBeVisible();
});

test("an article collapses its breadcrumbs, links to related pages, and asks once whether it helped", {
  tag: "@ci",
}, async ({ page }) => {
  const complaints = recordConsoleMessages(page);
  await openHydrated(page, ARTICLE);
  await expect(page).toHaveTitle("I forgot my password · Parlour");
  const way = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(way.getByRole("listitem")).toHaveText([/Home/, /…/, /Logging in/, /I forgot my password/]);
  await way.getByRole("button", { name: "Show hidden pages" }).click();
  await expect(way.getByRole("link")).toHaveText(["Home", "Help", "Your account", "Logging in"]);
  const data = await page.locator("script[type='application/ld+json']").allTextContents();
  const types = data.map((text) => JSON.parse(text)["@type"]);
  expect(types).toEqual(expect.arrayContaining(["BreadcrumbList", "Article"]));
  await expectAccessiblePage(page);

  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByText("Thanks for your feedback.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Thanks for your feedback.")).toBeVisible();
  await expect(page.getByRole("button", { name: "No", exact: true })).toHaveCount(0);

  await page.getByRole("complementary").getByRole("link", { name: "I'm locked out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("I'm locked out");
  await page.getByRole("button", { name: "No", exact: true }).click();
  const content = page.locator("[data-feedback=no]");
  await expect(content.getByRole("heading", { name: "How to reach us" })).toBeVisible();
  await expect(content.getByRole("link", { name: "Live chat" })).toHaveAttribute("data-open-live-chat", "");
  await expect(page.getByText("Was this page helpful?")).toHaveCount(0);
  await expectAccessiblePage(page);
  expect(complaints).toEqual([]);
});

test("a section lists its pages, and an unknown page is not found", { tag: "@ci" }, async ({ page }) => {
  await page.goto("/help/security");
  await expect(page.locator("main").getByRole("link", { name: /^Two-factor authentication/ })).toBeVisible();
  await page
    .locator("main")
    .getByRole("link", { name: /^Your PIN/ })
    .click();
  await expect(page).toHaveURL(/\/help\/security\/your-pin$/);
  const missing = await page.goto("/help/security/no-such-page");
  expect(missing?.status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("help can be searched and read in any language", { tag: "@ci" }, async ({ page }) => {
    await page.goto("/help?lang=zh");
    await page.locator("main").getByRole("combobox").fill("忘记密码");
    await page.keyboard.press("Enter");
    await page
      .locator("main")
      .getByRole("link", { name: /^我忘记了密码/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
    await expect(page.locator("html")).toHaveAttribute("lang", /^zh/);
    await expect(page.locator("h1")).toHaveText("我忘记了密码");
  });
});
