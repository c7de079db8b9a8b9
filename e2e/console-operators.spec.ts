import { contactUs } from "@parlour/contracts/calls/site/contact/contact-us";
import { createOperator } from "@parlour/server/services/office/operator";
import { newestCode } from "@parlour/stack/testing-people";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, recordConsoleMessages } from "./own-stack.ts";

const tags = { tag: ["@desk", "@ci"] };

test(
  "an invited operator chooses a password through the link and signs in with it",
  tags,
  async ({ browser, stack }) => {
    const admin = await openConsole(browser, stack, "admin", "operators");
    await admin.getByRole("button", { name: "Add an operator" }).click();
    const dialog = admin.getByRole("dialog");
    await expect(dialog.getByLabel("Password")).toHaveCount(0);
    await dialog.getByLabel("Name").fill("Ines Vidal");
    await dialog.getByLabel("Email").fill("ines@parlour.example");
    await dialog.getByLabel("Reason").fill("Joins support");
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(admin.getByRole("row", { name: /Ines Vidal/ })).toContainText("invited");
    await expectAccessible(admin);

    const token = await newestCode(stack.client(), "ines@parlour.example");
    const context = await browser.newContext({ baseURL: stack.origin });
    const page = await context.newPage();
    await page.goto(`/console/#invitation=${token}`);
    await page.getByLabel("New password").fill("seven quiet herons");
    await page.getByLabel("Confirm password").fill("seven loud herons");
    await page.getByRole("button", { name: "Save and log in" }).click();
    await expect(page.getByText("The passwords don't match.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Confirm password").fill("seven quiet herons");
    await page.getByRole("button", { name: "Save and log in" }).click();
    await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
    await context.close();
    await admin.context().close();
  },
);

test("an operator who forgot the password chooses a new one", tags, async ({ browser, stack }) => {
  const email = "fern@parlour.example";
  const roles = ["CONTENT"] as const;
  await createOperator(stack.kit, { email, name: "Fern Oduya", password: "Parlour-demo-1", roles });
  const context = await browser.newContext({ baseURL: stack.origin });
  const page = await context.newPage();
  await page.goto("/console/");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Forgot password?" }).press("Enter");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath("forgot-password.png") });
  await page.getByRole("button", { name: "Send link" }).press("Enter");
  await expect(page.getByText(/^If fern@parlour.example has an operator account/)).toBeVisible();
  await page.getByRole("button", { name: "Back to login" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();

  const token = await newestCode(stack.client(), email);
  const other = await context.newPage();
  await other.goto(`/console/#reset=${token}`);
  await other.getByLabel("New password").fill("seven quiet herons");
  await other.getByLabel("Confirm password").fill("seven quiet herons");
  await expectAccessible(other);
  await other.getByRole("button", { name: "Save and log in" }).click();
  await expect(other.getByRole("navigation", { name: "Sections" })).toBeVisible();
  await context.close();
});

test(
  "unsaved work is never lost, Back keeps filters, and unknown ids are 404",
  tags,
  async ({ browser, stack }) => {
    for (const subject of ["First question", "Second question"]) {
      const body = { email: "guest@example.org", subject, message: "Hello?" };
      await stack.client().call(contactUs, { body });
    }
    const desk = await openConsole(browser, stack, "support", "contact");
    const complaints = recordConsoleMessages(desk);
    const messages = desk.getByRole("navigation", { name: "Messages" });
    await messages.getByRole("button", { name: /First question/ }).click();
    await desk.getByLabel("Reply", { exact: true }).fill("A long and careful answer");
    await messages.getByRole("button", { name: /Second question/ }).click();
    await expect(desk.getByLabel("Reply", { exact: true })).toHaveValue("");
    await messages.getByRole("button", { name: /First question/ }).click();
    await desk.reload();
    await expect(desk.getByRole("heading", { name: "First question" })).toBeVisible();
    await expect(desk.getByLabel("Reply", { exact: true })).toHaveValue("A long and careful answer");

    await desk.goto("/console/players?term=demo");
    await desk.getByRole("row", { name: /Dora Moreau/ }).press("Enter");
    await expect(desk).toHaveURL(/players\/player_demo/);
    await desk.getByRole("link", { name: "All players" }).click();
    await expect(desk.getByRole("searchbox", { name: "Search" })).toHaveValue("demo");
    await desk.goBack();
    await desk.goBack();
    await expect(desk.getByRole("searchbox", { name: "Search" })).toHaveValue("demo");
    expect(complaints).toEqual([]);
    await desk.goto("/console/players/player_none");
    await expect(desk.getByText("No such player")).toBeVisible();
    await desk.context().close();
  },
);

test(
  "a document that already exists is reported, and changing a field back is not a change",
  tags,
  async ({ browser, stack }) => {
    const desk = await openConsole(browser, stack, "content", "content");
    await desk.getByRole("button", { name: "New document" }).click();
    await desk.getByLabel("Address").fill("/about");
    await desk.getByRole("button", { name: "Create" }).click();
    const failure = desk.getByRole("dialog").getByRole("alert");
    await expect(failure).toContainText("/about already exists");
    await expect(failure).toBeFocused();
    await failure.getByRole("button", { name: "Open it" }).click();
    await expect(desk.getByRole("heading", { level: 1, name: "/about" })).toBeVisible();

    const english = desk.getByRole("region", { name: "English" });
    const title = english.getByLabel("Title").first();
    const before = await title.inputValue();
    await title.fill(`${before}!`);
    await expect(english.getByRole("button", { name: "Preview" })).toBeDisabled();
    await desk.reload();
    await expect(title).toHaveValue(`${before}!`);
    await title.fill(before);
    await expect(english.getByRole("button", { name: "Preview" })).toBeEnabled();
    await expect(english.getByRole("button", { name: "Schedule" })).toBeEnabled();
    await desk.goto("/console/content?kind=page&key=%2Fno-such-page");
    await expect(desk.getByText("No such document")).toBeVisible();
    await desk.goto("/console/configuration?tab=locations");
    await expect(desk.getByRole("textbox", { name: "Blocked locations" })).toBeVisible();
    await desk.context().close();
  },
);

test(
  "every section fits a window of 1024 pixels, and the menu marks the open one",
  tags,
  async ({ browser, stack }) => {
    test.slow();
    const desk = await openConsole(browser, stack, "operator", "overview");
    const links = desk.getByRole("navigation", { name: "Sections" }).getByRole("link");
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const height of [900, 768]) {
      await desk.setViewportSize({ width: height === 900 ? 1440 : 1024, height });
      for (const path of [...paths, "/console/configuration?tab=methods", "/console/bonuses?tab=grants"]) {
        await desk.goto(path);
        await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(desk.locator("main [aria-busy=true]")).toHaveCount(0);
        const wide = await desk.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll("main *")]
            .filter(
              (box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX === "auto",
            )
            .map((box) => box.className),
        );
        expect(wide, `${path} at ${height}`).toEqual([]);
        if (height === 900) await expect(links.and(desk.locator("[aria-current=page]"))).toBeInViewport();
      }
    }
    await desk.context().close();
  },
);

test(
  "a setting that the server refuses gets the focus, and no error code is shown",
  tags,
  async ({ browser, stack }) => {
    const desk = await openConsole(browser, stack, "admin", "configuration");
    const languages = desk.getByRole("group", { name: /Languages on the site/ });
    await languages.getByRole("checkbox").first().waitFor();
    for (const language of await languages.getByRole("checkbox").all()) await language.uncheck();
    await desk.getByRole("button", { name: "Review and save" }).click();
    const usual = desk.getByLabel(/^Default language/);
    await expect(usual).toBeFocused();
    await expect(usual).toHaveAccessibleDescription("Choose one of the languages on the site.");
    await desk.getByRole("button", { name: "Discard" }).click();

    const currency = desk.getByLabel(/^Default currency/);
    await currency.fill("");
    await desk.getByRole("button", { name: "Review and save" }).click();
    await expect(currency).toBeFocused();
    await expect(currency).toBeInViewport();
    await expect(currency).toHaveAccessibleDescription("Choose a currency from the list.");
    await currency.fill("EUR");
    await desk.getByRole("option", { name: "EUR · Euro" }).click();
    await desk.getByRole("button", { name: "Review and save" }).click();
    await expect(desk.getByRole("dialog").getByRole("row", { name: /^Default currency/ })).toBeVisible();
    await desk.context().close();
  },
);

test("operators read names and words instead of ids and codes", tags, async ({ browser, stack }) => {
  const desk = await openConsole(browser, stack, "operator", "players/player_demo/referrals");
  await expect(desk.getByRole("row", { name: /joined/i }).getByRole("link")).not.toHaveText(/player_/);
  const codes = /\b[A-Z]{3,}_[A-Z_]+\b|\b[a-z]+[A-Z]\w+:|player_\w+/;
  for (const tab of ["ledger", "payments", "bonuses", "security", "documents"]) {
    await desk.goto(`/console/players/player_demo/${tab}`);
    await expect(desk.locator("main [aria-busy=true]")).toHaveCount(0);
    await expect(desk.getByRole("tabpanel")).not.toHaveText(codes);
  }
  await desk.goto("/console/bonuses");
  await expect(desk.getByRole("row", { name: /spins on / }).first()).not.toHaveText(/_|game \d/);
  await desk.goto("/console/bonuses/offers/offer_none");
  await expect(desk.getByText("No such offer")).toBeVisible();
  await expect(desk.getByRole("link", { name: "All offers" })).toBeVisible();
  await desk.context().close();
});
