import { openConsole, test } from "./console-stack.ts";
import { expect } from "./own-stack.ts";

test("an editor publishes a page; visitors see it, and the editor says so or offers to reload", {
  tag: ["@desk", "@ci"],
}, async ({ browser, page, stack }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const editor = await openConsole(browser, stack, "content", "content");
  await editor.getByLabel("Title or path").fill("/about");
  await editor.getByRole("row", { name: /^About us/ }).click();
  const form = editor.getByRole("region", { name: "English" });
  const publish = async () => {
    await form.getByRole("button", { name: "Publish", exact: true }).click();
    await editor.getByRole("dialog").getByLabel("Reason").fill("A new title");
    await editor.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
    await expect(editor.getByText("Published", { exact: true })).toBeVisible();
  };
  const saveTitle = async (title: string) => {
    await form.getByLabel("Title", { exact: true }).first().fill(title);
    await form.getByRole("button", { name: "Save draft" }).click();
    await expect(form.getByText("draft", { exact: true })).toBeVisible();
  };

  await saveTitle("Who we are");
  await publish();
  await expect(form.getByText("live", { exact: true })).toBeVisible();
  await expect(form.getByText("draft", { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveTitle(/Who we are/);

  await saveTitle("Who we really are");
  // The page can be published, but the editor's request for its new state fails.
  await editor.route("**/history?**", (route) =>
    route.fulfill({ status: 503, json: { errorCode: "UNAVAILABLE" } }),
  );
  await publish();
  await expect(form.getByText("This may be out of date.", { exact: false })).toBeVisible();
  await editor.unroute("**/history?**");
  await form.getByRole("button", { name: "Try again" }).click();
  await expect(form.getByText("draft", { exact: true })).toHaveCount(0);
  await expect(form.getByText("This may be out of date.", { exact: false })).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveTitle(/Who we really are/);
  await editor.context().close();
});
