import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { violationsOn } from "./accessible.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

const patience = { timeout: 60_000 };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Opens the chat on screens where it is not beside the table. */
async function openChat(page: Page): Promise<void> {
  const opener = button(page, /^Table chat/);
  await expect(opener.or(page.getByRole("log"))).toBeVisible(patience);
  if (await opener.isVisible()) await opener.click();
  await expect(page.getByRole("log")).toBeVisible();
}

test("players at a table chat, react and keep notes about each other", { tag: "@ci" }, async ({
  browser,
  stack,
  viewport,
}) => {
  test.slow();
  const run = stack.kit.random.id("talk").slice(-4);
  const names = [`ada-${run}`, `ben-${run}`];
  const complaints: string[][] = [];
  const pages: Page[] = [];
  for (const nickname of names) {
    const player = await addPlayer(stack, { currency: "USD", trustsEveryDevice: true, nickname });
    await depositTo(stack, { playerId: player.id, id: "deposit", currency: "USD", amountMinor: 20_000n });
    const page = await (await browser.newContext({ baseURL: stack.origin, viewport })).newPage();
    await logIn(page, player);
    complaints.push(recordConsoleMessages(page));
    await openHydrated(page, "/poker/tables/cinnabar");
    await button(page, /^Sit in seat/)
      .first()
      .click(patience);
    await button(page, "Sit down").click();
    await expect(button(page, "Leave the table")).toBeVisible(patience);
    pages.push(page);
  }
  const [ada, ben] = pages as [Page, Page];

  await openChat(ada);
  await ada.getByRole("textbox", { name: "Write a message" }).fill("good luck");
  await button(ada, "Send").click();
  await expect(ada.getByRole("log")).toContainText("good luck");
  expect(await violationsOn(ada)).toEqual([]);
  await openChat(ben);
  await expect(ben.getByRole("log")).toContainText(`${names[0]} `);
  await expect(ben.getByRole("log")).toContainText("good luck");
  for (const page of pages) if (await button(page, "Close").isVisible()) await button(page, "Close").click();

  await button(ben, "React").click();
  await ben.getByRole("menuitem", { name: "Nice hand" }).click();
  await expect(ada.getByText(`${names[1]}: Nice hand`)).toBeAttached(patience);

  await button(ada, `Note about ${names[1]}`).click();
  await ada.getByTitle("Red", { exact: true }).click();
  await expect(ada.getByRole("radio", { name: "Red" })).toBeChecked();
  await ada.getByRole("textbox", { name: "Note" }).fill("Raises with nothing.");
  expect(await violationsOn(ada)).toEqual([]);
  await button(ada, "Save").click();
  await expect(button(ada, `Note about ${names[1]}: Red`)).toBeVisible(patience);
  await openHydrated(ada, "/poker/tables/cinnabar");
  await button(ada, `Note about ${names[1]}: Red`).click(patience);
  await expect(ada.getByRole("textbox", { name: "Note" })).toHaveValue("Raises with nothing.");
  await button(ada, "Delete note").click();
  await expect(button(ada, `Note about ${names[1]}: Red`)).toBeHidden();
  expect(complaints.flat()).toEqual([]);
  for (const page of pages) {
    await button(page, "Leave the table").click();
    await page.close();
  }
});
