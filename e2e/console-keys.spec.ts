import type { TestStack } from "@parlour/stack/testing";
import { isSignedWith, startPartner } from "@parlour/stack/testing-partners";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, recordConsoleMessages } from "./own-stack.ts";

const viewports = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** Lets the second administrator approve the proposal whose row contains this text. */
async function approve(other: Page, about: string): Promise<void> {
  await other.goto("/console/approvals");
  await other
    .getByRole("row", { name: new RegExp(about) })
    .getByRole("button", { name: "Approve" })
    .click();
  const dialog = other.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("Agreed");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog).toBeHidden();
}

async function confirm(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("The partner asked");
  await dialog.getByRole("button", { name: action, exact: true }).click();
}

/** Reads the secret that is shown once, and closes its dialog. */
async function takeSecret(page: Page): Promise<string> {
  const secret = await page.getByRole("dialog").getByLabel("Secret").inputValue();
  // The secret is shown once, so only the button closes the dialog.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "I have copied it" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  return secret;
}

/** Returns a date on the server's clock, which differs from the browser's. */
const dayOf = (stack: TestStack, days = 0): string =>
  new Date(stack.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const readDays = async (stack: TestStack, secret: string): Promise<number> => {
  const today = dayOf(stack);
  const path = `/services/partner/v1/days?from=${today}&to=${today}&currency=USD`;
  const headers = { authorization: `Bearer ${secret}` };
  return (await stack.client().send("GET", path, { headers })).status;
};

for (const viewport of viewports) {
  const tags = { tag: ["@desk", "@ci"] };
  test(
    `two administrators create a key that a partner uses, ${viewport.width} wide`,
    tags,
    async ({ browser, stack }) => {
      const name = `Network ${viewport.width}`;
      const admin = await openConsole(browser, stack, "admin", "partners", viewport);
      const complaints = recordConsoleMessages(admin);
      await admin.getByRole("button", { name: "New API key" }).click();
      const dialog = admin.getByRole("dialog");
      await dialog.getByLabel("Name").fill(name);
      await dialog.getByLabel("Daily figures").check();
      await dialog.getByLabel("Expiry date (UTC)").fill(dayOf(stack, 30));
      await expectAccessible(admin);
      await confirm(admin, "Propose");
      await expect(dialog).toBeHidden();

      const other = await openConsole(browser, stack, "operator", "approvals", viewport);
      await approve(other, name);
      await admin.reload();
      const row = admin.getByRole("row", { name: new RegExp(name) });
      await row.getByRole("button", { name: "Create secret" }).click();
      await confirm(admin, "Create secret");
      await expect(admin.getByRole("dialog", { name: `Secret for ${name}` })).toBeVisible();
      await expectAccessible(admin);
      const secret = await takeSecret(admin);
      expect(await readDays(stack, secret)).toBe(200);
      await expect(row).toContainText("active");
      await expectNoSideways(admin);
      await expectAccessible(admin);

      // A further secret needs another approval by the second administrator; only the proposer can create it.
      await row.getByRole("button", { name: "Rotate" }).click();
      await confirm(admin, "Propose");
      await expect(admin.getByText("Proposed. Another operator must approve it.")).toBeVisible();
      await other.goto("/console/approvals");
      await approve(other, `New secret for API key “${name}”`);
      await other.goto("/console/partners");
      const seen = other.getByRole("row", { name: new RegExp(name) });
      await expect(seen.getByText(/can create a new one until/)).toBeVisible();
      await expect(seen.getByRole("button", { name: "Rotate" })).toBeVisible();
      await admin.reload();
      await row.getByRole("button", { name: "Create secret" }).click();
      await confirm(admin, "Create secret");
      expect(await readDays(stack, await takeSecret(admin))).toBe(200);

      await row.getByRole("button", { name: "Revoke" }).click();
      await confirm(admin, "Revoke");
      await expect(row).toContainText("revoked");
      expect(await readDays(stack, secret)).toBe(401);
      expect(complaints).toEqual([]);
      await other.context().close();
      await admin.context().close();
    },
  );

  test(
    `a webhook is agreed, tested, fails, and its delivery is sent again, ${viewport.width} wide`,
    tags,
    async ({ browser, stack }) => {
      test.slow();
      const partner = await startPartner();
      const name = `Events ${viewport.width}`;
      const admin = await openConsole(browser, stack, "admin", "partners?tab=webhooks", viewport);
      const complaints = recordConsoleMessages(admin);
      await admin.getByRole("button", { name: "New webhook" }).click();
      const dialog = admin.getByRole("dialog");
      await dialog.getByLabel("Name").fill(name);
      await dialog.getByLabel("Address").fill(partner.url);
      await dialog.getByLabel(/Deposit completed/).check();
      await expectAccessible(admin);
      await confirm(admin, "Propose");
      await expect(dialog).toBeHidden();
      const other = await openConsole(browser, stack, "operator", "approvals", viewport);
      await approve(other, name);

      await admin.reload();
      await admin.getByRole("row", { name: new RegExp(name) }).press("Enter");
      await expect(admin.getByRole("heading", { level: 1, name })).toBeVisible();
      await admin.getByRole("button", { name: "Create secret" }).click();
      await confirm(admin, "Create secret");
      const secret = await takeSecret(admin);
      await admin.getByRole("button", { name: "Send test event" }).click();
      await expect(admin.getByText("The test event arrived. Status 204.")).toBeVisible();
      expect(isSignedWith(secret, partner.received.at(-1)!)).toBe(true);

      // A further secret needs another approval by the second administrator; only the proposer can create it.
      await admin.getByRole("button", { name: "Rotate secret" }).click();
      await confirm(admin, "Propose");
      await expect(admin.getByText("Proposed. Another operator must approve it.")).toBeVisible();
      await other.goto("/console/approvals");
      await approve(other, `New secret for webhook “${name}”`);
      await admin.reload();
      await expect(admin.getByText(/can create a secret until/)).toBeVisible();
      await admin.getByRole("button", { name: "Create secret" }).click();
      await confirm(admin, "Create secret");
      expect(await takeSecret(admin)).not.toBe(secret);

      partner.status = 500;
      await admin.getByRole("button", { name: "Send test event" }).click();
      const failed = admin.getByRole("row", { name: /failed/ });
      await expect(failed).toContainText("Status 500.");
      await expectNoSideways(admin);
      await expectAccessible(admin);
      partner.status = 204;
      await failed.getByRole("button", { name: "Send again" }).click();
      await expectAccessible(admin);
      await confirm(admin, "Send again");
      await expect(failed).toHaveCount(0);
      await expect(admin.getByRole("row", { name: /delivered/ })).toHaveCount(2);

      await admin.getByRole("button", { name: "Replay", exact: true }).click();
      await admin.getByLabel("Only deliveries that failed").uncheck();
      await admin.getByRole("dialog").getByLabel("From (UTC)").fill(dayOf(stack));
      await admin.getByRole("dialog").getByLabel("To (UTC)").fill(dayOf(stack));
      await confirm(admin, "Replay");
      await expect(admin.getByText("Sending 2 deliveries again")).toBeVisible();
      expect(complaints).toEqual([]);
      partner.close();
      await other.context().close();
      await admin.context().close();
    },
  );
}
