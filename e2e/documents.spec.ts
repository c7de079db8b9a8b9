import { AxeBuilder } from "@axe-core/playwright";
import { addPlayerWithDocument, samplePng } from "@parlour/stack/testing-documents";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expect, fillLogin, logIn, test, textsOf } from "./own-stack.ts";

/** The sandbox looks for documents every ten seconds and reviews each after a few seconds. */
const REVIEWED = { timeout: 40_000 };

const form = (page: Page) => page.frameLocator("iframe[title='Document upload form']");
const banners = (page: Page) => page.getByRole("region", { name: "Account alerts" });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

async function handIn(page: Page, name: string, buffer = samplePng()): Promise<void> {
  await form(page).getByLabel("Choose").setInputFiles({ name, mimeType: "image/png", buffer });
  await form(page).getByRole("button", { name: "Send document" }).click();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test("an uploaded document becomes pending and then verified without a page load", async ({
  page,
  stack,
}) => {
  const player = await addPlayerWithDocument(stack, "REQUESTED");
  await logIn(page, player, "/login?destination=/account/profile");
  await banners(page).getByRole("link", { name: "Verify identity" }).click();
  await expect(heading(page, "Verify your identity")).toBeVisible();
  await expect(form(page).getByText("Which document are you sending?")).toBeVisible();
  await expectAccessible(page);

  await form(page).getByRole("button", { name: "Send document" }).click();
  await expect(form(page).getByRole("alert")).toHaveText("Choose a photo or a file first.");
  await handIn(page, "passport.png", Buffer.from("<html>not a picture</html>"));
  await expect(form(page).getByRole("alert")).toContainText("doesn't match its extension");
  await handIn(page, "passport.png", samplePng().subarray(0, -6));
  await expect(form(page).getByRole("alert")).toContainText("The file is damaged");

  await form(page).getByText("Identity card").click();
  await handIn(page, "passport.png");
  await expect(form(page).getByRole("heading", { name: "Document received" })).toBeInViewport();
  await form(page).getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/verification-result\?transactionStatus=SUCCESS$/);
  await expect(heading(page, "Document received")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/account\/profile$/);
  await expect(banners(page)).toBeHidden();

  await page.goto("/validate-document");
  await expect(heading(page, /checking|verified/)).toBeVisible();
  await expect(heading(page, "You're verified")).toBeVisible(REVIEWED);
  await expectAccessible(page);
});

test("three refused documents block the player until an operator lifts the block", async ({
  page,
  stack,
}) => {
  const player = await addPlayerWithDocument(stack, "REQUESTED");
  await logIn(page, player, "/login?destination=/account");
  for (const round of [1, 2, 3]) {
    await page.goto("/validate-document");
    if (round > 1) await expect(page.getByText("We couldn't accept your last document")).toBeVisible();
    await handIn(page, `invalid-${round}.png`);
    await form(page).getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/account$/);
    const action = round < 3 ? "Verify identity" : "See details";
    const link = banners(page).getByRole("link", { name: action });
    await expect(link).toBeVisible(REVIEWED);
    await expect(link).toHaveAttribute("href", round < 3 ? "/validate-document" : "/blocked-document-status");
  }
  await banners(page).getByRole("link", { name: "See details" }).click();
  await expect(heading(page, "Document verification is blocked")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/validate-document");
  await expect(page).toHaveURL(/\/blocked-document-status$/);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test("banners on every account page describe the document's status, and none is shown when it is verified", async ({
  page,
  stack,
  context,
}) => {
  for (const [status, phoneValidated, links] of [
    ["REQUESTED", false, ["/validate-document", "/validation-code/validatePhone"]],
    ["INVALID", true, ["/validate-document"]],
    ["BLOCKED", true, ["/blocked-document-status"]],
    ["PENDING", true, []],
    ["VERIFIED", true, []],
    ["NOT_REQUESTED", false, ["/validation-code/validatePhone"]],
  ] as const) {
    await context.clearCookies();
    const player = await addPlayerWithDocument(stack, status, { phoneValidated });
    await logIn(page, player, "/login?destination=/account");
    for (const path of ["/account", "/account/profile", "/account/security", "/account/history"]) {
      await page.goto(path);
      const shown = await banners(page)
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(shown, `${status} at ${path}`).toEqual(links);
    }
  }
});

test("the frame has no cookies and no origin, and only its messages are accepted", async ({
  page,
  stack,
}) => {
  await logIn(page, await addPlayer(stack), "/login?destination=/validate-document");
  await expect(form(page).getByText("Which document are you sending?")).toBeVisible();
  const element = page.locator("iframe[title='Document upload form']");
  await expect(element).toHaveAttribute("sandbox", "allow-scripts allow-forms");
  const frame = page.frames().find((each) => each.url().includes("/document-provider/"))!;
  expect(await frame.evaluate(() => origin)).toBe("null");
  // The page in the document frame embeds the site's typeface, because the frame may not load font files.
  expect(
    await frame.evaluate(async () => [...(await document.fonts.ready)].map(({ status }) => status)),
  ).toEqual(["loaded"]);
  expect(await frame.evaluate(() => parent.document).catch(() => "refused")).toBe("refused");
  const asked = page.waitForRequest((request) => request.url().includes("/outbox"));
  await frame.evaluate(() => void fetch("/sandbox/outbox", { credentials: "include" }).catch(() => {}));
  expect((await (await asked).allHeaders()).cookie).toBeUndefined();

  // The message is sent by the page itself and by another frame, but must be accepted only from the provider's frame.
  await page.evaluate(() => {
    const words = "document-verification-result-home";
    postMessage(words, "*");
    const other = document.createElement("iframe");
    other.src = "/sandbox/document-provider/result?transactionStatus=SUCCESS";
    other.setAttribute("sandbox", "allow-scripts");
    other.name = "other";
    document.body.append(other);
  });
  await page.frameLocator("iframe[name='other']").getByRole("button").click();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/validate-document$/);
});

test("an expired link ends with “unable to verify identity” and returns to the previous page", async ({
  page,
  stack,
}) => {
  await logIn(page, await addPlayer(stack), "/login?destination=/account/history");
  await page.waitForURL("**/account/history");
  await page.goto("/validate-document");
  await expect(form(page).getByText("Which document are you sending?")).toBeVisible();
  stack.clock.advance(16 * 60_000);
  await handIn(page, "passport.png");
  await form(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/verification-result\?transactionStatus=FAILURE$/);
  await expect(heading(page, "Unable to verify identity")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/account\/history$/);
});

test("a form that cannot be opened shows an error and can be retried", async ({ page, stack }) => {
  await page.route("**/document-verification-url", (route) => route.fulfill({ status: 503, json: {} }));
  await logIn(page, await addPlayer(stack), "/login?destination=/validate-document");
  await expect(page.getByRole("heading", { name: "We couldn't open the form" })).toBeVisible();
  await page.unroute("**/document-verification-url");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(form(page).getByText("Which document are you sending?")).toBeVisible();
});

test("a visitor must log in first, and no polling happens for visitors", async ({ page }) => {
  const polls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("document-verification")) polls.push(request.url());
  });
  await page.goto("/validate-document");
  await expect(page).toHaveURL(/\/login\?destination=%2Fvalidate-document$/);
  for (const [query, title] of [
    ["transactionStatus=SUCCESS", "Document received"],
    ["transactionStatus=FAILED", "Unable to verify identity"],
    ["", "Unable to verify identity"],
  ]) {
    await page.goto(`/verification-result?${query}`);
    await expect(heading(page, title!)).toBeVisible();
  }
  expect(polls).toEqual([]);
});

test("the frame uses the player's language", async ({ page, stack, context, baseURL }) => {
  await context.addCookies([{ name: "LANG", value: "fr", url: baseURL! }]);
  const player = await addPlayer(stack, { language: "fr" });
  await page.goto("/login?destination=/validate-document");
  await fillLogin(page, player, textsOf("fr"));
  await expect(heading(page, "Vérifiez votre identité")).toBeVisible();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Quel document envoyez-vous")).toBeVisible();
});
