import { addBrand, nightjar } from "@parlour/stack/testing-brands";
import { actAsOperator } from "@parlour/stack/testing-operator";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect } from "./own-stack.ts";

// Tests that run in one worker share a database, so this test needs its own brand.
const heron = { ...nightjar, name: "Heron", hosts: ["heron.localhost"], bucket: "heron" };
const small = { width: 1024, height: 768 };

test("an editor gives a brand its own page from the shared one, previews and publishes it", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  test.slow();
  await addBrand(actAsOperator(stack.client(), "ada"), actAsOperator(stack.client(), "bea"), heron);
  const desk = await openConsole(browser, stack, "content", "content", small);
  await desk.getByLabel("Content of").selectOption({ label: "Heron" });
  await desk.getByLabel("Title or path").fill("/about");
  // Titles are in the brand's default language.
  const row = desk.getByRole("row", { name: /^Quiénes somos/ });
  await expect(row.getByText("shared", { exact: true })).toBeVisible();
  await expectNoSideways(desk);
  await expectAccessible(desk);

  await row.click();
  await expect(desk.getByText("Pages of Heron")).toBeVisible();
  // The brand's own languages are shown, its default language first.
  const form = desk.getByRole("region", { name: "Español" });
  await form.getByRole("button", { name: "Start from the shared text" }).click();
  await form.getByLabel("Title", { exact: true }).first().fill("Quiénes somos en Heron");
  await form.getByRole("button", { name: "Save draft" }).click();
  await expect(desk.getByText("Draft saved")).toBeVisible();
  await expectAccessible(desk);

  await form.getByRole("button", { name: "Preview" }).click();
  await desk.getByRole("button", { name: "Show preview" }).click();
  const frame = desk.frameLocator("iframe[title='Preview of /about']");
  const title = () => frame.locator("html").evaluate(() => document.title);
  await expect.poll(title, { timeout: 30_000 }).toContain("Quiénes somos en Heron");
  await expect(frame.locator("header.sticky")).toHaveCSS("background-color", "rgb(10, 16, 24)");
  await desk.getByRole("button", { name: "Close" }).click();

  await form.getByRole("button", { name: "Publish", exact: true }).click();
  const publishing = desk.getByRole("dialog", { name: "Publish /about" });
  await publishing.getByLabel("Reason").fill("The brand introduces itself");
  await publishing.getByRole("button", { name: "Publish" }).click();
  await expect(desk.getByText("Published", { exact: true })).toBeVisible();

  await desk.getByRole("link", { name: "All documents" }).click();
  await desk.getByLabel("Show", { exact: true }).selectOption({ label: "Own only" });
  await expect(desk.getByRole("row", { name: /^Quiénes somos en Heron/ })).toBeVisible();
  // The shared page has not changed.
  await desk.getByLabel("Content of").selectOption({ label: "All brands (shared)" });
  await expect(desk.getByRole("row", { name: /^About us/ })).toBeVisible();
  await desk.context().close();
});
