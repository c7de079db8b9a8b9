import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, recordConsoleMessages } from "./own-stack.ts";

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
  // Publishing the page succeeds, but the editor's next request, for the page's new state, fails.
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

test("a scheduled publication is listed, shown on its page, moved and cancelled", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const editor = await openConsole(browser, stack, "content", "content");
  const complaints = recordConsoleMessages(editor);
  await editor.getByLabel("Title or path").fill("/about");
  await editor.getByRole("row", { name: /^About us|^Who we/ }).click();
  const form = editor.getByRole("region", { name: "Español" });
  const chip = editor.getByRole("button", { name: "Español", exact: true });
  if ((await chip.getAttribute("aria-pressed")) !== "true") await chip.click();
  await form.getByRole("button", { name: "Schedule", exact: true }).click();
  const dialog = editor.getByRole("dialog");
  await dialog.getByLabel("When (your time)").fill("2099-05-01T09:00");
  await dialog.getByLabel("Reason").fill("The campaign starts then");
  await dialog.getByRole("button", { name: "Schedule" }).click();
  const notice = form.getByRole("region", { name: "Scheduled" });
  await expect(notice.getByText(/^Publish version \d+, 1 May 2099, 09:00/)).toBeVisible();
  await expect(notice.getByText(/^Scheduled by (?!operator_)\S/)).toBeVisible();
  await expectAccessible(editor);
  await editor.screenshot({ path: test.info().outputPath("scheduled-document.png") });

  await editor.goto("/console/content?tab=documents&text=/about");
  await expect(editor.getByRole("row", { name: /\/about/ }).getByText("scheduled")).toBeVisible();
  await editor.getByRole("tab", { name: "Scheduled" }).click();
  const row = editor.getByRole("table", { name: "Scheduled changes" }).getByRole("row", { name: /\/about/ });
  await expect(row).toContainText("Español");
  await row.getByRole("button", { name: "Reschedule" }).click();
  await dialog.getByLabel("When (your time)").fill("2099-06-02T10:30");
  await dialog.getByLabel("Reason").fill("It starts later");
  await dialog.getByRole("button", { name: "Reschedule" }).click();
  await expect(row).toContainText("2 Jun 2099, 10:30");
  await expectAccessible(editor);
  await editor.screenshot({ path: test.info().outputPath("scheduled-list.png") });
  await row.getByRole("button", { name: "Cancel schedule" }).click();
  await dialog.getByRole("button", { name: "Cancel schedule" }).click();
  await expect(editor.getByText("Nothing is scheduled")).toBeVisible();
  expect(complaints).toEqual([]);
  await editor.context().close();
});
