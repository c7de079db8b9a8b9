import { readFile } from "node:fs/promises";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { samplePdf } from "@parlour/server/kit/testing/sample-files";
import type { TestClient, TestStack } from "@parlour/stack/testing";
import { addPayer, pay } from "@parlour/stack/testing-cashier";
import { addPlayerWithDocument, submitDocument } from "@parlour/stack/testing-documents";
import { signIn } from "@parlour/stack/testing-people";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { confirmFindings, openConsole, test } from "./console-stack.ts";
import { expect, recordConsoleMessages } from "./own-stack.ts";

/** Opens a page with the session of an API client, because logging in again would count as a new device. */
async function continueAs(page: Page, stack: TestStack, client: TestClient, path: string): Promise<void> {
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
  await page.context().addCookies(cookies);
  await page.goto(path);
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const dialog = (page: Page) => page.getByRole("dialog");

test("one document is refused with a reason, the next approved, and the player sees both at once", {
  tag: ["@desk", "@ci"],
}, async ({ page, browser, stack }) => {
  const player = await addPlayerWithDocument(stack, "REQUESTED");
  const client = stack.client();
  await signIn(client, player);
  await submitDocument(stack, client);
  await continueAs(page, stack, client, "/validate-document");
  await expect(page.getByRole("heading", { level: 1, name: /checking/ })).toBeVisible();

  const officer = await openConsole(browser, stack, "compliance", "documents");
  const complaints = recordConsoleMessages(officer);
  const picture = officer.getByRole("img", { name: "Document as submitted" });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(officer);
  await officer.getByRole("button", { name: "Claim", exact: true }).click();
  await expect(officer.getByText("Claimed by you", { exact: false })).toBeVisible();
  await officer.keyboard.press("r");
  await dialog(officer).getByText("Part of the document is cut off.").click();
  await dialog(officer).getByLabel("Internal note").fill("The photo is covered by a thumb.");
  await expectAccessible(officer);
  await dialog(officer).getByRole("button", { name: "Reject" }).click();
  await expect(officer.getByText("No documents to review")).toBeVisible();
  await expect(page.getByText("We couldn't accept your last document")).toBeVisible();
  await expect(page.getByText("Part of the document was cut off.")).toBeVisible();

  await submitDocument(stack, client);
  // The page keeps its open form, so the player must reload it to see the status of the new document.
  await page.goto("/validate-document");
  await expect(page.getByRole("heading", { level: 1, name: /checking/ })).toBeVisible();
  await expect(picture).toBeVisible({ timeout: 30_000 });
  await confirmFindings(officer);
  await officer.getByRole("heading", { level: 1 }).click();
  await officer.locator("body").press("a");
  await expect(officer.getByText("Approved. The player is verified.")).toBeVisible();
  await expect(heading(page, "You're verified")).toBeVisible();
  expect(complaints).toEqual([]);
  await officer.context().close();
});

test("a PDF can be viewed, downloaded unchanged, and approved", { tag: ["@desk", "@ci"] }, async ({
  browser,
  stack,
}) => {
  const player = await addPlayerWithDocument(stack, "REQUESTED");
  const client = stack.client();
  await signIn(client, player);
  const bytes = samplePdf({ pages: 2 });
  await submitDocument(stack, client, { fileName: "passport.pdf", contentType: "application/pdf", bytes });

  const officer = await openConsole(browser, stack, "compliance", "overview");
  const complaints = recordConsoleMessages(officer);
  const viewed = officer.waitForResponse(/\/documents\/[^/]+\/view$/);
  await officer
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name: "Documents" })
    .click();
  const shown = await viewed;
  expect(shown.status()).toBe(200);
  expect(shown.headers()).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
  await expect(officer.getByTitle("Document as submitted")).toBeVisible();
  await expect(officer.getByText("passport.pdf")).toBeVisible();
  const saving = officer.waitForEvent("download");
  await officer.getByRole("link", { name: "Download file" }).click();
  expect((await readFile(await (await saving).path())).equals(bytes)).toBe(true);
  await expectAccessible(officer);
  await confirmFindings(officer);
  await officer.getByRole("heading", { level: 1 }).click();
  await officer.locator("body").press("a");
  await expect(officer.getByText("Approved. The player is verified.")).toBeVisible();
  expect(complaints).toEqual([]);
  await officer.context().close();
});

test("withdrawals are approved or declined, and only one of two operators decides", {
  tag: ["@desk", "@ci"],
}, async ({ page, browser, stack }) => {
  const { client, linked } = await addPayer(stack);
  const ask = async (amount: number) =>
    await pay(client, createWithdrawal, {
      method: "CBT",
      amount,
      currency: "USD",
      target: linked,
      pinCode: "2580",
    });
  await ask(20);
  await ask(30);
  await continueAs(page, stack, client, "/account/cashier/withdraw/manage-pending");
  await expect(page.getByTestId("playable")).toHaveText("$50.00");

  const first = await openConsole(browser, stack, "payments", "withdrawals");
  const complaints = recordConsoleMessages(first);
  const second = await openConsole(browser, stack, "operator", "withdrawals");
  const row = (desk: Page, amount: string) =>
    desk.getByRole("navigation", { name: "Withdrawals" }).getByRole("button", { name: amount });
  await expect(first.getByText("First withdrawal by this player")).toBeVisible();
  await expect(first.getByText(/After 60 seconds, the approval rules check/)).toBeVisible();
  await expectAccessible(first);
  await row(first, "$20.00").click();
  await row(second, "$20.00").click();
  await first.getByRole("button", { name: "Claim" }).click();
  await expect(first.getByText(/^Claimed by you/)).toBeVisible();
  await second.getByRole("button", { name: "Claim" }).click();
  await expect(second.getByText("Someone else has just claimed this.")).toBeVisible();
  await expect(second.getByRole("button", { name: "Decline" })).toBeDisabled();
  // Taking it over asks first and names the colleague.
  await second.getByRole("button", { name: "Take over" }).click();
  await expect(dialog(second).getByRole("heading", { name: /^Take over from \S+/ })).toBeVisible();
  await expectAccessible(second);
  await dialog(second).getByRole("button", { name: "Cancel" }).click();
  await expect(first.getByText(/^Claimed by you/)).toBeVisible();
  await first.getByRole("button", { name: "Release" }).click();
  await expect(second.getByRole("button", { name: "Decline" })).toBeEnabled();
  await first.locator("body").press("a");
  await dialog(first).getByLabel("Reason").fill("Known for years");
  await second.getByRole("button", { name: "Decline" }).click();
  await dialog(second).getByLabel("Reason").fill("I was not sure");
  await dialog(first).getByRole("button", { name: "Approve" }).click();
  await expect(row(first, "$20.00")).toHaveCount(0);
  await dialog(second).getByRole("button", { name: "Decline" }).click();
  await expect(
    dialog(second).getByText("Someone else has decided this withdrawal", { exact: false }),
  ).toBeVisible();
  await expect(row(second, "$20.00")).toHaveCount(0);

  await row(first, "$30.00").click();
  await first.locator("body").press("r");
  await dialog(first).getByLabel("Reason").fill("The account is not theirs");
  await dialog(first).getByRole("button", { name: "Decline" }).click();
  await expect(first.getByText("No withdrawals to review")).toBeVisible();
  await expect(page.getByTestId("playable")).toHaveText("$80.00", { timeout: 35_000 });
  expect(complaints).toEqual([]);
  for (const desk of [first, second]) await desk.context().close();
});

/** Starts a chat from the contact page, which must already be open. */
async function startContactChat(page: Page, name: string, question: string): Promise<Locator> {
  const main = page.getByRole("main");
  await main
    .getByRole("link", { name: /chat/i })
    .or(main.getByRole("button", { name: /chat/i }))
    .first()
    .click();
  const panel = page.getByRole("dialog", { name: "Live chat" });
  await panel.getByLabel("Your name").fill(name);
  await panel.getByLabel("How can we help?").fill(question);
  await panel.getByRole("button", { name: "Start chat" }).click();
  return panel;
}

test("an address with an unknown item opens no other one, and unknown pages say so", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const player = await addPlayerWithDocument(stack, "REQUESTED");
  const client = stack.client();
  await signIn(client, player);
  await submitDocument(stack, client);
  const officer = await openConsole(browser, stack, "compliance", "documents?item=document_unknown");
  await expect(officer.getByText("Not in this list")).toBeVisible();
  await expect(officer.getByRole("button", { name: "Claim", exact: true })).toHaveCount(0);
  for (const path of ["documents/unknown", "players/unknown/tab/more"]) {
    await officer.goto(`/console/${path}`);
    await expect(officer.getByText("Page not found")).toBeVisible();
  }
  await officer.context().close();
});

test("an operator takes a chat and replies with a template", { tag: ["@desk", "@ci"] }, async ({
  page,
  browser,
  stack,
}) => {
  await page.goto("/contact-us");
  const agent = await openConsole(browser, stack, "support", "chats");
  const complaints = recordConsoleMessages(agent);
  await expect(agent.getByText("You have no conversations")).toBeVisible();
  const panel = await startContactChat(page, "Ines", "When is my money there?");
  await agent.getByRole("button", { name: "Take chat with Ines" }).click();
  const pane = agent.getByRole("region", { name: "Conversation with Ines" });
  await expect(pane.getByText("When is my money there?")).toBeVisible();
  await pane.getByRole("button", { name: "Templates" }).click();
  await dialog(agent).getByText("Greeting", { exact: true }).click();
  await dialog(agent).getByRole("button", { name: "Insert" }).click();
  await pane.getByLabel("Message to Ines").press("Enter");
  await expect(panel.getByText("Good day, thank you for writing.", { exact: false })).toBeVisible();
  await panel.getByRole("textbox", { name: "Message", exact: true }).pressSequentially("Thank");
  await expect(pane.getByText("Ines is typing…")).toBeVisible();
  await panel.getByRole("textbox", { name: "Message", exact: true }).press("Enter");
  await expect(pane.getByText("Thank", { exact: true })).toBeVisible();
  await expectAccessible(agent);
  await pane.getByRole("button", { name: "End", exact: true }).click();
  await dialog(agent).getByRole("button", { name: "End chat" }).click();
  await expect(panel.getByText("This chat has ended")).toBeVisible();
  await agent.getByRole("tab", { name: "Transcripts" }).click();
  await expect(agent.getByText("When is my money there?")).toBeVisible();
  expect(complaints).toEqual([]);
  await agent.context().close();
});

test("a chat is handed over to another operator with its whole history", {
  tag: ["@desk", "@ci"],
}, async ({ page, browser, stack }) => {
  test.slow();
  await page.goto("/contact-us");
  const first = await openConsole(browser, stack, "support", "chats");
  const second = await openConsole(browser, stack, "operator", "chats");
  const complaints = [first, second].map(recordConsoleMessages);
  const panel = await startContactChat(page, "Noor", "Is my limit right?");
  await first.getByRole("button", { name: "Take chat with Noor" }).click();
  const paneOf = (desk: Page) => desk.getByRole("region", { name: "Conversation with Noor" });
  await paneOf(first).getByLabel("Message to Noor").fill("A colleague knows more.");
  await paneOf(first).getByLabel("Message to Noor").press("Enter");
  await expect(panel.getByText("A colleague knows more.")).toBeVisible();

  await paneOf(first).getByRole("button", { name: "Hand over" }).click();
  await dialog(first).getByText("Odile Perrin", { exact: true }).click();
  await expectAccessible(first);
  await dialog(first).getByRole("button", { name: "Hand over" }).click();
  await expect(paneOf(first)).toHaveCount(0);
  await expect(first.getByRole("region", { name: "With other operators" })).toContainText("Noor");
  await expect(paneOf(second).getByText("Is my limit right?")).toBeVisible();
  await expect(paneOf(second).getByText("A colleague knows more.")).toBeVisible();
  await paneOf(second).getByLabel("Message to Noor").fill("It is: two of us agreed on it.");
  await paneOf(second).getByLabel("Message to Noor").press("Enter");
  await expect(panel.getByText("It is: two of us agreed on it.")).toBeVisible();
  await paneOf(second).getByRole("button", { name: "End", exact: true }).click();
  await dialog(second).getByRole("button", { name: "End chat" }).click();
  await expect(panel.getByText("This chat has ended")).toBeVisible();
  expect(complaints.flat()).toEqual([]);
  for (const desk of [first, second]) await desk.context().close();
});

test("a page is written in Spanish, previewed, published and shown on the site", {
  tag: ["@desk", "@ci"],
}, async ({ page, browser, stack }) => {
  const editor = await openConsole(browser, stack, "content", "content");
  const complaints = recordConsoleMessages(editor);
  await editor.getByLabel("Title or path").fill("/about");
  await editor.getByRole("row", { name: /^About us/ }).click();
  const spanish = editor.getByRole("region", { name: "Español" });
  await spanish.getByLabel("Title", { exact: true }).first().fill("Quiénes somos hoy");
  await spanish.getByRole("button", { name: "Save draft" }).click();
  await expect(editor.getByText("Draft saved")).toBeVisible();
  await expectAccessible(editor);

  await spanish.getByRole("button", { name: "Preview" }).click();
  await dialog(editor).getByRole("button", { name: "Show preview" }).click();
  const frame = editor.frameLocator("iframe");
  await expect(frame.locator("main")).toBeVisible({ timeout: 20_000 });
  expect(await frame.locator("title").textContent()).toContain("Quiénes somos hoy");
  await expect(frame.getByRole("complementary", { name: "Vista previa del borrador" })).toBeVisible();
  await frame.getByRole("button", { name: "Ver el sitio publicado" }).click();
  await expect(frame.getByRole("complementary", { name: "Vista previa del borrador" })).toHaveCount(0);
  await expect(frame.locator("title")).not.toContainText("Quiénes somos hoy");
  await page.goto("/about?lang=es");
  await expect(page).not.toHaveTitle(/Quiénes somos hoy/);

  await dialog(editor).getByRole("button", { name: "Close" }).click();
  await spanish.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog(editor).getByLabel("Reason").fill("A better heading");
  await dialog(editor).getByRole("button", { name: "Publish" }).click();
  await expect(editor.getByText("Published", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle(/Quiénes somos hoy/);
  expect(complaints.filter((line) => !line.includes("iframe"))).toEqual([]);
  await editor.context().close();
});
