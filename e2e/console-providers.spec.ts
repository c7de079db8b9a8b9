import { answerStudioMessage } from "@parlour/contracts/calls/play/sandbox-studio/answer-studio-message";
import type { TestStack } from "@parlour/stack/testing";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, recordConsoleMessages } from "./own-stack.ts";

const viewports = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const tags = { tag: ["@desk", "@ci"] };

async function confirm(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("The provider asked");
  await dialog.getByRole("button", { name: action, exact: true }).click();
}

async function testCall(page: Page, result: RegExp): Promise<void> {
  const panel = page.getByRole("region", { name: "Test call" });
  await panel.getByRole("button", { name: "Make test call" }).click();
  await expect(panel.getByText(result)).toBeVisible();
}

/** Approves a proposal as another administrator, who is not shown the key. */
async function approveAs(browser: Browser, stack: TestStack, who: string, summary: RegExp): Promise<void> {
  const page = await openConsole(browser, stack, who, "approvals");
  await page.getByRole("row", { name: summary }).getByRole("button", { name: "Approve" }).click();
  await confirm(page, "Approve");
  await expect(page.getByText("Approved and applied")).toBeVisible();
  await page.goto("/console/providers/STUDIO/workbench");
  await expect(page.getByRole("region", { name: "Keys" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show new key" })).toHaveCount(0);
  await page.context().close();
}

for (const viewport of viewports) {
  test(
    `administrators test providers and rotate a studio's key, ${viewport.width} wide`,
    tags,
    async ({ browser, stack }) => {
      test.slow();
      // The stack's clock is frozen and test calls are rate limited per operator, so each width uses its own operator.
      const [who, other] = viewport.width === 1024 ? ["admin", "operator"] : ["operator", "admin"];
      const admin = await openConsole(browser, stack, who, "providers", viewport);
      const complaints = recordConsoleMessages(admin);
      await expect(admin.getByRole("heading", { name: "Providers", level: 1 })).toBeVisible();
      for (const kind of ["Game studio", "Payments", "Email", "Text messages", "Exclusion register"]) {
        await expect(admin.getByRole("row", { name: new RegExp(kind) }).first()).toBeVisible();
      }
      await expectNoSideways(admin);
      await expectAccessible(admin);

      await admin.getByLabel("Kind").selectOption("Exclusion register");
      await expect(admin).toHaveURL(/kind=REGISTER/);
      await admin.getByRole("row", { name: /Sandbox register/ }).click();
      await testCall(admin, /the test person is not excluded/);
      await expect(admin.getByRole("region", { name: "Last hour" })).toContainText(/no errors/);

      await admin.goto("/console/providers/SMS/sms");
      await testCall(admin, /Enter a number with its country code/);
      await admin.getByLabel("Phone number").fill("+1 416 555 0100");
      await testCall(admin, /Succeeded in/);
      await admin.goto("/console/providers/EMAIL/email");
      await testCall(admin, /Succeeded in/);
      await admin.goto("/console/providers/PAYMENT/sandbox");
      await testCall(admin, /completed payments/);
      await expect(admin.getByRole("region", { name: "Keys" })).toContainText("PROVIDER_SECRET");
      await expectAccessible(admin);

      await admin.goto("/console/providers/STUDIO/workbench");
      await admin.getByRole("button", { name: "Change address" }).click();
      await admin.getByRole("dialog").getByLabel("Address").fill(`${stack.origin}/nowhere`);
      await confirm(admin, "Save");
      await expect(admin.getByRole("dialog")).toBeHidden();
      await testCall(admin, /Failed after/);
      await expect(admin.getByRole("table", { name: /Latest errors/ })).toContainText("Test call");
      await admin.getByRole("button", { name: "Change address" }).click();
      await admin
        .getByRole("dialog")
        .getByLabel("Address")
        .fill(`${stack.origin}${answerStudioMessage.path}`);
      await confirm(admin, "Save");
      await expect(admin.getByRole("dialog")).toBeHidden();

      await admin.getByRole("button", { name: /Rotate key|Create key/ }).click();
      await admin.getByLabel("Old key works for").selectOption("7 days");
      await expectAccessible(admin);
      await confirm(admin, "Propose");
      await expect(admin.getByText("It's waiting under Approvals.", { exact: false })).toBeVisible();
      await expect(admin.getByRole("button", { name: "Show new key" })).toHaveCount(0);
      await approveAs(browser, stack, other, /New signing key for/);
      await admin.reload();
      await admin.getByRole("button", { name: "Show new key" }).click();
      const key = await admin.getByRole("dialog").getByLabel("Secret").inputValue();
      await expectAccessible(admin);
      await admin.getByRole("button", { name: "I have copied it" }).click();
      await expect(admin.getByRole("button", { name: "Show new key" })).toHaveCount(0);
      const keys = admin.getByRole("region", { name: "Keys" });
      await expect(keys).toContainText(key.slice(-4));
      await expect(keys).not.toContainText(key);
      await expect(keys.getByText(/Works until/)).toBeVisible();

      // One administrator can disable a provider, but enabling it again takes two.
      await admin.getByRole("button", { name: "Disable", exact: true }).click();
      await confirm(admin, "Disable");
      await admin.getByRole("button", { name: "Enable", exact: true }).click();
      await confirm(admin, "Propose");
      await expect(admin.getByText("Another operator must approve it.", { exact: false })).toBeVisible();
      await approveAs(browser, stack, other, /Enable .* again/);
      await admin.reload();
      await expect(admin.getByRole("button", { name: "Disable", exact: true })).toBeVisible();
      // The ping is signed with the new key, which the studio's server accepts within ten seconds.
      await expect(async () => testCall(admin, /Succeeded in/)).toPass({ timeout: 30_000 });
      await expectNoSideways(admin);
      await expectAccessible(admin);

      await admin.goto("/console/providers/STUDIO/nobody");
      await expect(admin.getByText("No such provider")).toBeVisible();
      await admin.goto("/console/reports/none");
      await expect(admin.getByText("No such report")).toBeVisible();
      await admin.getByRole("link", { name: "All reports" }).click();
      await expect(admin.getByRole("heading", { level: 1 })).toHaveText(/revenue/i);
      // The browser logs an error for the direct call that the server refused before the change was proposed.
      expect(complaints.filter((message) => !/404|403 \(Forbidden\)/.test(message))).toEqual([]);
      await admin.context().close();
    },
  );

  test(
    `an offer's games, countries and currencies are picked by name, ${viewport.width} wide`,
    tags,
    async ({ browser, stack }) => {
      const admin = await openConsole(browser, stack, "admin", "bonuses/offers/new", viewport);
      const country = admin.getByRole("combobox", { name: "Only in these countries" });
      await country.fill("cana");
      await admin.getByRole("option", { name: "Canada" }).click();
      await country.fill("NZ");
      await country.press("Enter");
      await expect(admin.getByRole("button", { name: "Remove Canada" })).toBeVisible();
      await admin.getByRole("button", { name: "Remove New Zealand" }).click();
      await expect(admin.getByRole("button", { name: "Remove New Zealand" })).toBeHidden();
      const currency = admin.getByRole("combobox", { name: "Currency" }).first();
      await currency.fill("canadian");
      await admin.getByRole("option", { name: /CAD/ }).click();
      await expect(currency).toHaveValue(/CAD/);
      const game = admin.getByRole("combobox", { name: "Add a game" });
      await game.click();
      const first = admin.getByRole("listbox").getByRole("option").first();
      const name = await first.textContent();
      await first.click();
      await expect(admin.getByLabel(`${name} (%)`)).toHaveValue("100");
      await expectNoSideways(admin);
      await expectAccessible(admin);
      await admin.context().close();
    },
  );
}
