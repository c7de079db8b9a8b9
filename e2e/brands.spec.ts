import { addBrand, nightHost, publishPage } from "@parlour/stack/testing-brands";
import { actAsOperator } from "@parlour/stack/testing-operator";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openConsole } from "./console-stack.ts";
import { openHydrated } from "./hydrated.ts";
import { fillJoinLogin, newPerson } from "./newcomer.ts";
import { expect, fillLogin, test, textsOf } from "./own-stack.ts";

// The second brand isn't offered in the browser's language, so the brand's default language applies.
test.use({ locale: "fr-FR" });

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test("a second brand has its own look, words, languages and players", {
  tag: "@ci",
}, async ({ page, stack }) => {
  await addBrand(actAsOperator(stack.client(), "ada"), actAsOperator(stack.client(), "bea"));
  await publishPage(stack, "/about", "Quiénes somos en Nightjar");
  const { port } = new URL(stack.origin);
  const night = `http://${nightHost}:${port}`;
  await page.context().addCookies([{ name: "cookie-choice", value: "all", url: night }]);

  await openHydrated(page, `${night}/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("banner").getByText("Nightjar")).toBeAttached();
  await expect(page).toHaveTitle(/Nightjar/);
  expect(await styleOf(page, "header.sticky", "background-color")).toBe("rgb(10, 16, 24)");
  expect(await styleOf(page, "header a[href='/join']", "background-image")).toContain("rgb(108, 197, 217)");
  await expect(page.locator("main img").first()).toHaveAttribute("src", /hero-sevens/);
  await expect(page.getByText("licence NJ-7")).toBeAttached();
  expect(await page.content()).not.toContain("Parlour");
  await expect(page.locator("link[rel='canonical']")).toHaveAttribute("href", `${night}/`);
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath("brand-home.png") });

  await openHydrated(page, `${night}/about`);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page).toHaveTitle(/Quiénes somos en Nightjar/);
  await openHydrated(page, `${night}/join`);
  await fillJoinLogin(page, newPerson(), textsOf("es"));
  const currencies = page.locator("select").filter({ hasText: "EUR" }).locator("option");
  await expect(currencies).toHaveCount(2);
  await expectAccessible(page);

  const player = await addPlayer(stack, { brandId: "nightjar", language: "es", currency: "EUR" });
  await openHydrated(page, `${night}/login`);
  await fillLogin(page, player, textsOf("es"));
  await page.locator("button[popovertarget='account-menu']").waitFor();

  await openHydrated(page, "/login");
  await expect(page).toHaveTitle(/Parlour/);
  expect(await styleOf(page, "header.sticky", "background-color")).toBe("rgb(11, 14, 20)");
  await fillLogin(page, player, textsOf("fr"));
  await expect(page.getByRole("alert").first()).toBeVisible();
});

test("two administrators create a brand in the console", {
  tag: ["@ci", "@desk"],
}, async ({ browser, stack }) => {
  const desk = await openConsole(browser, stack, "admin", "configuration?tab=brands");
  await desk.getByRole("link", { name: "New brand" }).click();
  await desk.getByLabel(/^ID/).fill("firefly");
  await desk.getByLabel(/^Name/).fill("Firefly");
  await desk.getByLabel(/^Host names/).fill("firefly.localhost");
  // Unsaved work is kept when the operator leaves the section.
  await desk.getByRole("tab", { name: "Languages" }).click();
  await desk.getByRole("tab", { name: "Brands" }).click();
  await desk.getByRole("link", { name: "New brand" }).click();
  await expect(desk.getByText("Your unsaved changes were restored.")).toBeVisible();
  await expect(desk.getByLabel(/^ID/)).toHaveValue("firefly");
  await expect(desk.getByLabel(/^Host names/)).toHaveValue("firefly.localhost");
  // The editor is in the URL: a reload keeps it open, and Back returns to the list.
  await desk.reload();
  await expect(desk.getByLabel(/^Host names/)).toHaveValue("firefly.localhost");
  await desk.goBack();
  await expect(desk.getByRole("table", { name: "Brands" })).toBeVisible();
  await desk.goForward();
  await expect(desk.getByLabel(/^Host names/)).toHaveValue("firefly.localhost");
  await desk.getByLabel("Custom colours").check();
  const save = desk.getByRole("button", { name: "Save", exact: true });
  await desk.getByLabel("Secondary text").fill("#333a44");
  await expect(desk.getByText("Not enough contrast to be readable.")).toBeVisible();
  await expect(save).toBeDisabled();
  await desk.getByLabel("Secondary text").fill("#b9c4a2");
  await desk.getByLabel("Accent", { exact: true }).fill("#c8e06a");
  await expect(desk.getByRole("region", { name: "Preview" }).getByText("Firefly")).toBeVisible();
  await expectAccessible(desk);
  await desk.screenshot({ path: test.info().outputPath("brand-editor.png"), fullPage: true });
  await save.click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("A second brand");
  await dialog.getByRole("button", { name: "Save" }).click();
  const row = desk.getByRole("row", { name: /Firefly/ }).first();
  await expect(row.getByText("Not live")).toBeVisible();
  // An edit of the brand is still unsaved when the brand goes live.
  await row.getByRole("link", { name: "Edit" }).click();
  await desk.getByLabel(/^Name/).fill("Glimmer");
  await desk.getByRole("link", { name: "All brands" }).click();
  await row.getByRole("button", { name: "Go live" }).click();
  await dialog.getByLabel("Reason").fill("Everything is checked");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await expect(dialog).toHaveCount(0);

  const second = await openConsole(browser, stack, "operator", "approvals");
  const proposal = second.getByRole("row", { name: /Firefly goes live/ });
  await proposal.getByRole("button", { name: "Approve" }).click();
  await second.getByRole("dialog").getByLabel("Reason").fill("Seen");
  await second.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(second.getByRole("dialog")).toHaveCount(0);
  const { port } = new URL(stack.origin);
  await second.goto(`http://firefly.localhost:${port}/`);
  await expect(second).toHaveTitle(/Firefly/);
  await desk.goto("/console/configuration?tab=brands&brand=firefly");
  await expect(desk.getByLabel(/^ID/)).toHaveValue("firefly");
  // Going live changed no field of the form, so the unsaved change can still be saved.
  await expect(desk.getByText("Your unsaved changes were restored.")).toBeVisible();
  await expect(desk.getByLabel(/^Name/)).toHaveValue("Glimmer");
  await expect(save).toBeEnabled();
  await desk.getByRole("button", { name: "Discard" }).click();
  await expect(desk.getByLabel(/^Name/)).toHaveValue("Firefly");
  await expect(save).toBeEnabled();
  await desk.goto("/console/configuration?tab=brands&brand=glow-worm");
  await expect(desk.getByText("No such brand")).toBeVisible();
  for (const page of [desk, second]) await page.context().close();
});
