import { addPlayerWithDocument, submitDocument } from "@parlour/stack/testing-documents";
import { signIn } from "@parlour/stack/testing-people";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { confirmFindings, openConsole, test } from "./console-stack.ts";
import { expect, recordConsoleMessages } from "./own-stack.ts";

test("a document is approved with its checklist, and later another one is requested", {
  tag: ["@desk", "@ci"],
}, async ({ page, browser, stack }) => {
  test.slow();
  const player = await addPlayerWithDocument(stack, "REQUESTED");
  const client = stack.client();
  await signIn(client, player);
  await submitDocument(stack, client);

  const reviewer = await openConsole(browser, stack, "compliance", "documents", { width: 1024, height: 768 });
  const complaints = recordConsoleMessages(reviewer);
  const owner = reviewer.getByRole("region", { name: "Account holder" });
  await expect(owner.getByText("Rosalind", { exact: true })).toBeVisible();
  await expect(owner.getByText("Date of birth")).toBeVisible();
  await expectAccessible(reviewer);
  await expectNoSideways(reviewer);
  // At 1024 × 768 the decision can be made without scrolling.
  for (const name of ["Approve", "Reject"]) {
    await expect(reviewer.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  await reviewer.screenshot({ path: test.info().outputPath("document-1024.png") });
  // Approving an incomplete checklist shows what is missing and focuses the first open item.
  await reviewer.locator("body").press("a");
  await expect(reviewer.getByText("Confirm every point, or reject the document.")).toBeVisible();
  await expect(reviewer.getByLabel("The name matches the account")).toBeFocused();
  await expect(reviewer.getByText("Enter the number on the document.")).toBeVisible();
  await confirmFindings(reviewer);
  await reviewer.getByLabel("Expiry date").fill("2020-01-31");
  await reviewer.getByRole("button", { name: "Approve" }).click();
  await expect(reviewer.getByText("The document has expired. Reject it instead.")).toBeVisible();
  await reviewer.getByLabel("Expiry date").fill("2099-12-31");
  await reviewer.getByRole("button", { name: "Approve" }).click();
  await expect(reviewer.getByText("Approved. The player is verified.")).toBeVisible();

  const second = await openConsole(browser, stack, "operator", "documents?status=VERIFIED");
  const selected = second.getByRole("region", { name: "Selected item" });
  await expect(selected.getByText("P1234567")).toBeVisible();
  await expect(selected.getByText("2099-12-31")).toBeVisible();
  await expect(selected.getByText("It looks genuine and unedited")).toBeVisible();
  await expectAccessible(second);
  await expectNoSideways(second);
  await selected.getByRole("button", { name: "Request or revoke" }).click();
  const dialog = second.getByRole("dialog");
  await dialog.getByText("Proof of address").click();
  await dialog.getByLabel("Reason").fill("The player moved to another country");
  await expectAccessible(second);
  await dialog.getByRole("button", { name: "Request", exact: true }).click();
  await expect(second.getByText("Document requested")).toBeVisible();

  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
  await page.context().addCookies(cookies);
  await page.goto("/validate-document");
  await expect(page.getByRole("heading", { level: 1, name: "Verify your address" })).toBeVisible();
  await expect(page.getByText("First tell us where you live.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Street and number").fill("12 Heron Street");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("City or town")).toBeFocused();
  await page.getByLabel("City or town").fill("Ottawa");
  await page.getByLabel("Postcode").fill("K1A 0B1");
  await page.getByRole("button", { name: "Continue" }).click();
  const confirmation = page.getByRole("dialog");
  await confirmation.getByRole("button", { name: "Use my PIN" }).click();
  await confirmation.getByRole("textbox", { name: "PIN" }).fill("2580");
  await confirmation.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("12 Heron Street, K1A 0B1 Ottawa")).toBeVisible();
  const form = page.frameLocator("iframe");
  await expect(form.getByText("Proof of address")).toBeVisible();
  await expect(form.getByText("Passport")).toHaveCount(0);

  await second.goto(`/console/players/${player.id}/profile`);
  await expect(second.getByText("12 Heron Street, K1A 0B1 Ottawa")).toBeVisible();
  await second.goto(`/console/players/${player.id}/documents`);
  await expect(second.getByText("Verification: Requested, proof of address")).toBeVisible();
  expect(complaints).toEqual([]);
  for (const desk of [reviewer, second]) await desk.context().close();
});
