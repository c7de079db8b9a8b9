import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { addPayer, pay } from "@parlour/stack/testing-cashier";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect } from "./own-stack.ts";

const tags = { tag: ["@desk", "@ci"] };

test("blocked locations are changed with a reason", tags, async ({ browser, stack }) => {
  const desk = await openConsole(browser, stack, "compliance", "configuration?tab=locations");
  const places = desk.getByRole("textbox", { name: "Blocked locations" });
  await places.waitFor();
  const before = await places.inputValue();
  for (const text of [before === "" ? "KP" : `${before}, KP`, before]) {
    await places.fill(text);
    await desk.getByRole("button", { name: "Change locations" }).click();
    const dialog = desk.getByRole("dialog", { name: "Change blocked locations" });
    await dialog.getByLabel("Reason").fill("A new licence condition");
    await dialog.getByRole("button", { name: "Change" }).click();
    await expect(desk.getByText("Blocked locations changed").first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(desk).toHaveURL(/tab=locations/);
    await desk.reload();
    // The database may return the countries in a different order.
    const sorted = (list: string) => list.split(", ").sort();
    await expect.poll(async () => sorted(await places.inputValue())).toEqual(sorted(text));
  }
  await desk.context().close();
});

test("blocked locations that two operators changed wait for a choice", tags, async ({ browser, stack }) => {
  const [desk, other] = [
    await openConsole(browser, stack, "compliance", "configuration?tab=locations"),
    await openConsole(browser, stack, "operator", "configuration?tab=locations"),
  ];
  const placesOf = (page: Page) => page.getByRole("textbox", { name: "Blocked locations" });
  const before = await placesOf(desk).inputValue();
  await placesOf(desk).fill("KP");
  const save = async (text: string) => {
    await placesOf(other).fill(text);
    await other.getByRole("button", { name: "Change locations" }).click();
    await other.getByRole("dialog").getByLabel("Reason").fill("A new licence condition");
    await other.getByRole("dialog").getByRole("button", { name: "Change" }).click();
    await expect(other.getByRole("dialog")).toHaveCount(0);
  };
  await save("CU");
  await desk.reload();
  const outdated = desk.getByText("The blocked locations have changed since you began.");
  await expect(outdated).toContainText(/The last change was made by \S+/);
  await expect(placesOf(desk)).toHaveValue("KP");
  await expect(desk.getByRole("button", { name: "Change locations" })).toBeDisabled();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "Take theirs" }).click();
  await expect(outdated).toHaveCount(0);
  await expect(placesOf(desk)).toHaveValue("CU");
  await save(before);
  for (const page of [desk, other]) await page.context().close();
});

test(
  "live chat hours are changed with a reason, and unsaved ones are restored",
  tags,
  async ({ browser, stack }) => {
    const desk = await openConsole(browser, stack, "support", "chats?tab=hours");
    const monday = desk.getByLabel("Monday");
    await monday.waitFor();
    const before = await monday.inputValue();
    await monday.fill("10:15-16:45");
    await desk.reload();
    await expect(monday).toHaveValue("10:15-16:45");
    await expect(desk.getByText("Your unsaved changes were restored.")).toBeVisible();
    for (const text of ["10:15-16:45", before]) {
      await monday.fill(text);
      await desk.getByRole("button", { name: "Change hours" }).click();
      const dialog = desk.getByRole("dialog", { name: "Change live chat hours" });
      await dialog.getByLabel("Reason").fill("Shorter Mondays");
      await dialog.getByRole("button", { name: "Change" }).click();
      await expect(desk.getByText("Hours updated").first()).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await desk.reload();
      await expect(monday).toHaveValue(text);
      await expect(desk.getByText("Your unsaved changes were restored.")).toHaveCount(0);
    }
    await desk.context().close();
  },
);

test(
  "a dialog that a shortcut opens takes the typed text, spaces and shortcut letters included",
  tags,
  async ({ browser, stack }) => {
    const { client, linked } = await addPayer(stack);
    const request = { method: "CBT", amount: 30, currency: "USD", target: linked, pinCode: "2580" };
    expect((await pay(client, createWithdrawal, request)).status).toBe(201);
    const desk = await openConsole(browser, stack, "payments", "withdrawals");
    await desk.getByRole("button", { name: "Claim" }).click();
    await expect(desk.getByText(/^Claimed by you/)).toBeVisible();

    await desk.keyboard.press("a");
    const dialog = desk.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const title = await dialog.getByRole("heading").textContent();
    await desk.keyboard.type("checked a bank account, r and a agree");
    await expect(dialog.getByLabel("Reason")).toHaveValue("checked a bank account, r and a agree");
    await expect(dialog.getByRole("heading")).toHaveText(title!);
    // Escape, a click outside the dialog and the close button must not discard what was typed.
    await desk.keyboard.press("Escape");
    await expect(dialog.getByText("Discard what you entered?")).toBeVisible();
    await expectAccessible(desk);
    await desk.keyboard.press("Escape");
    await expect(dialog.getByText("Discard what you entered?")).toHaveCount(0);
    await expect(dialog.getByLabel("Reason")).toHaveValue("checked a bank account, r and a agree");
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.getByRole("button", { name: "Discard" }).click();
    await expect(dialog).toHaveCount(0);

    await desk.keyboard.press("r");
    await expect(dialog).toBeVisible();
    await expect(dialog.locator("input:focus, select:focus, textarea:focus")).toHaveCount(1);
    await desk.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);

    await desk.keyboard.press("a");
    await desk.keyboard.type("checked and paid");
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(desk.getByText("Approved", { exact: true }).first()).toBeVisible();
    await desk.context().close();
  },
);

test(
  "what an operator enters in a dialog survives Back, and the end of the session",
  tags,
  async ({ browser, stack }) => {
    const { client, linked } = await addPayer(stack);
    const request = { method: "CBT", amount: 30, currency: "USD", target: linked, pinCode: "2580" };
    expect((await pay(client, createWithdrawal, request)).status).toBe(201);
    const desk = await openConsole(browser, stack, "payments", "overview");
    await desk
      .getByRole("navigation", { name: "Sections" })
      .getByRole("link", { name: "Withdrawals" })
      .click();
    await desk.getByRole("button", { name: "Claim" }).click();
    await expect(desk.getByText(/^Claimed by you/)).toBeVisible();
    await desk.locator("body").press("a");
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("The bank has confirmed the account");
    await desk.evaluate(() => history.back());
    await expect(dialog.getByText("Discard what you entered?")).toBeVisible();
    await expect(desk).toHaveURL(/console\/withdrawals/);
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await expect(dialog.getByLabel("Reason")).toHaveValue("The bank has confirmed the account");

    await desk.context().clearCookies();
    await expect(desk.getByRole("button", { name: "Log in" })).toBeVisible({ timeout: 30_000 });
    await desk.getByLabel("Email").fill("payments@parlour.example");
    await desk.getByLabel("Password", { exact: true }).fill("Parlour-demo-1");
    await desk.getByRole("button", { name: "Log in" }).click();
    await expect(desk.getByText(/^Claimed by you/)).toBeVisible();
    await desk.locator("body").press("a");
    await expect(dialog.getByLabel("Reason")).toHaveValue("The bank has confirmed the account");
    await expect(dialog.getByText("What you entered here before was restored.")).toBeVisible();
    await expectAccessible(desk);
    // Cancelling discards it for good.
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await desk.locator("body").press("a");
    await expect(dialog.getByLabel("Reason")).toHaveValue("");
    await dialog.getByLabel("Reason").fill("Leaves with Back");
    await desk.evaluate(() => history.back());
    await dialog.getByRole("button", { name: "Discard" }).click();
    await expect(dialog).toHaveCount(0);
    await desk.evaluate(() => history.back());
    await expect(desk).toHaveURL(/console\/overview/);
    await desk.context().close();
  },
);
