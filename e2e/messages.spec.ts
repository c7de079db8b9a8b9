import AxeBuilder from "@axe-core/playwright";
import { seedMoney } from "@parlour/stack/seed/money";
import type { TestStack } from "@parlour/stack/testing";
import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

/** Publishes the same event as the cashier does for a deposit. */
async function publishDeposit(stack: TestStack, playerId: string, amountMinor: string): Promise<void> {
  const data = { depositId: "d", method: "CARD", isFirst: false, currency: "USD", amountMinor };
  await stack.kit.db.transaction((tx) =>
    stack.kit.facts.publish(tx, { kind: "DEPOSIT_COMPLETED", playerId, data }),
  );
}

async function enter(page: Page, stack: TestStack) {
  const player = await addPlayer(stack, { trustsEveryDevice: true, currency: "USD" });
  await logIn(page, { username: player.username, password: goodPassword });
  return player;
}

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /message/i });
const inbox = (page: Page) => page.getByRole("region", { name: /^Inbox/ });

test("a message appears as a toast and in the header, and two browsers see each other's changes", {
  tag: "@desk",
}, async ({ page, stack, browser }) => {
  const complaints = recordConsoleMessages(page);
  const player = await enter(page, stack);
  const second = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await logIn(second, { username: player.username, password: goodPassword });
  await second.goto("/account/messages");
  await expect(second.getByText("No messages")).toBeVisible();

  stack.clock.advance(1_000);
  await publishDeposit(stack, player.id, "12345");
  const toasts = page.getByRole("region", { name: "Notifications" });
  await expect(toasts).toContainText("Deposit received");
  await expect(toasts).toContainText("$123.45");
  await expect(toasts.getByRole("listitem")).toHaveCount(1);
  await expect(bell(page)).toHaveAccessibleName("1 unread message");
  await expect(inbox(second)).toContainText("$123.45 has been added to your balance.");

  await toasts.getByRole("button", { name: "Read" }).click();
  await expect(page).toHaveURL(/\/account\/messages$/);
  stack.clock.advance(1_000);
  await publishDeposit(stack, player.id, "500");
  await expect(bell(second)).toHaveAccessibleName("2 unread messages");
  await expect(inbox(page).getByRole("article")).toHaveCount(2);
  await inbox(page).getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(second)).toHaveAccessibleName("Messages");
  await expect(inbox(second)).toContainText("All read");

  await inbox(page)
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await expect(inbox(page).getByRole("article")).toHaveCount(1);
  await expect(inbox(second).getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(inbox(second).getByRole("article")).toHaveCount(2);
  await expect(inbox(page).getByRole("article")).toHaveCount(2);
  expect(complaints).toEqual([]);
  await second.context().close();
});

test("the embedded app gets points and messages from the shell", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  const player = await enter(page, stack);
  await seedMoney(stack.kit, { id: player.id, currency: "USD" }, { cashMinor: 1_00n, points: 321n });
  await publishDeposit(stack, player.id, "12345");
  await expect(bell(page)).toHaveAccessibleName("1 unread message");
  await page.goto("/account/cashier");
  await expect(page.getByTestId("playable")).toBeVisible();
  // Requests data as the embedded app does, with a window event; the response contains the id of the request.
  const ask = (request: string, answer: string) =>
    page.evaluate(
      ([request, answer]) =>
        new Promise<unknown>((resolve) => {
          const requestId = crypto.randomUUID();
          window.addEventListener(answer!, ({ detail }: CustomEventInit) => {
            if (detail.requestId === requestId) resolve(detail.payload);
          });
          window.dispatchEvent(new CustomEvent(request!, { detail: { version: 1, requestId } }));
        }),
      [request, answer],
    );
  expect(await ask("parlour:shell:loyalty-requested", "parlour:embedded:loyalty")).toMatchObject({
    excluded: false,
    redemptionPoints: 321,
    tiersInfo: { starter: { name: "Starter" } },
  });
  expect(await ask("parlour:shell:notifications-requested", "parlour:embedded:notifications")).toMatchObject({
    unread: 1,
    notifications: [{ text: expect.stringContaining("$123.45"), acknowledged: false, deleted: false }],
  });
  // If the service refuses a request, the response is null.
  await stack.ports.settings.set("isLoyaltyEnabled", false);
  await expect.poll(() => ask("parlour:shell:loyalty-requested", "parlour:embedded:loyalty")).toBeNull();
  await stack.ports.settings.set("isLoyaltyEnabled", true);
});

test("the account menu counts unread messages, and preferences are saved", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const player = await enter(page, stack);
  await publishDeposit(stack, player.id, "100");
  await page.goto("/account");
  const entry = page
    .getByRole("navigation", { name: "Account pages" })
    .getByRole("link", { name: /Messages/ });
  await expect(entry).toContainText("1 unread message");
  await entry.click();
  await expect(inbox(page).getByRole("article")).toHaveCount(1);

  const choice = page.getByRole("switch", { name: "Bonuses: By email" });
  await expect(choice).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/preferences") && answer.ok());
  await choice.click();
  await saved;
  await page.reload();
  await expect(choice).not.toBeChecked();
  await expect(page.getByText("Always on")).toHaveCount(3);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
