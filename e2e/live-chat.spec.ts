import { AxeBuilder } from "@axe-core/playwright";
import { COOKIES } from "@parlour/contracts/constants";
import type { Chat, ChatMessage } from "@parlour/contracts/entities/chat";
import { setChatHours } from "@parlour/server/services/site/live-chat";
import type { TestStack } from "@parlour/stack/testing";
import { addPlayer } from "@parlour/stack/testing-people";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, isPhone, logIn, recordConsoleMessages, test } from "./own-stack.ts";

const CHATS = "/services/operator/v1/chats";
const panel = (page: Page) => page.getByRole("dialog", { name: "Live chat" });
const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const composer = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });

/** Adds a chat link to the page, as an editor might do, and clicks it. */
async function openChat(page: Page, attribute = "open-live-chat"): Promise<void> {
  // The click listener is attached shortly after the page has loaded, just before the visitor's location is
  // requested. Until then the link leads to the contact form.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain(`${COOKIES.location}=`);
  await page.locator("main").evaluate((main, name) => {
    if (document.getElementById("chat-link")) return;
    const link = document.createElement("a");
    link.id = "chat-link";
    link.href = "/contact-us";
    link.textContent = "Chat with us";
    link.setAttribute(name, "");
    main.prepend(link);
  }, attribute);
  await page.locator("#chat-link").click();
  await expect(panel(page)).toBeVisible();
}

async function startChat(page: Page, text: string): Promise<void> {
  await panel(page).getByLabel("Your name").fill("Ines");
  await panel(page).getByLabel("How can we help?").fill(text);
  await panel(page).getByRole("button", { name: "Start chat" }).click();
  await expect(log(page).getByText(text)).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await panel(page).getByRole("button", { name: "Send", exact: true }).click();
}

/**
 * Opens a second browser in which an operator receives the chat as an event stream and replies through the
 * API.
 */
async function openAgent(context: BrowserContext, stack: TestStack, name = "Mara") {
  await context.addCookies([{ name: "test-operator", value: name, url: stack.origin }]);
  const page = await context.newPage();
  await page.goto(stack.origin);
  const call = <Answer>(method: string, path: string, body?: object) =>
    page.evaluate(
      async ([method, path, body]) => {
        const response = await fetch(path, {
          method,
          ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
        });
        return await response.json();
      },
      [method, path, body] as const,
    ) as Promise<Answer>;
  const takeNewest = async () => {
    const chats = await call<Chat[]>("GET", CHATS);
    const chat = chats.filter(({ state }) => state === "WAITING").at(-1)!;
    const path = `${CHATS}/${chat.id}`;
    await call("POST", `${path}/take`);
    await page.evaluate((events) => {
      const received: unknown[] = [];
      Object.assign(window, { received });
      new EventSource(events).addEventListener("message", ({ data }) => received.push(JSON.parse(data)));
    }, `${path}/events?after=0`);
    return path;
  };
  const received = () => page.evaluate(() => (window as unknown as { received: ChatMessage[] }).received);
  const texts = async () => (await received()).flatMap(({ kind, text }) => (kind === "SAID" ? [text] : []));
  return { page, call, takeNewest, texts };
}

const shownTexts = (page: Page) => log(page).locator(".whitespace-pre-wrap").allTextContents();

test("no message is lost or duplicated when one browser is offline for ten seconds", { tag: "@ci" }, async ({
  page,
  context,
  browser,
  stack,
}) => {
  const complaints = recordConsoleMessages(page);
  await page.goto("/");
  await openChat(page);
  await startChat(page, "My withdrawal is late.");
  await expect(panel(page).getByText(/^You're (next|number \d)/)).toBeVisible();
  const agent = await openAgent(await browser.newContext(), stack);
  const chat = await agent.takeNewest();
  await expect(panel(page).getByText("Chatting with Mara")).toBeVisible();
  await agent.call("POST", `${chat}/typing`);
  await expect(panel(page).getByText("Mara is typing…")).toBeVisible();
  const answer = (text: string) => agent.call("POST", `${chat}/messages`, { id: crypto.randomUUID(), text });
  await answer("Which one is it?");
  await expect(log(page).getByText("Which one is it?")).toBeVisible();
  await say(page, "The one of Monday");
  await expect.poll(agent.texts).toContain("The one of Monday");
  expect(complaints).toEqual([]);

  const cutAtMs = Date.now();
  await context.setOffline(true);
  await expect(panel(page).getByText("Connection lost.", { exact: false })).toBeVisible();
  for (let count = 1; count <= 3; count++) {
    await say(page, `offline ${count}`);
    await answer(`meanwhile ${count}`);
  }
  await expect(log(page).getByText("Waiting to send")).toHaveCount(3);
  await page.waitForTimeout(Math.max(0, 10_000 - (Date.now() - cutAtMs)));
  await context.setOffline(false);

  await expect(log(page).getByText("Waiting to send")).toHaveCount(0);
  await expect.poll(agent.texts).toHaveLength(9);
  await expect.poll(() => shownTexts(page)).toEqual(await agent.texts());
  const all = await shownTexts(page);
  expect(all.filter((text) => text.startsWith("offline"))).toEqual(["offline 1", "offline 2", "offline 3"]);
  expect(all.filter((text) => text.startsWith("meanwhile"))).toHaveLength(3);

  await agent.call("POST", `${chat}/close`);
  await expect(panel(page).getByRole("button", { name: "New chat" })).toBeVisible();
  await agent.page.context().close();
});

test("a chat survives navigation and reloads, and can be minimised and reopened by keyboard", {
  tag: "@ci",
}, async ({ page, browser, stack }) => {
  const complaints = recordConsoleMessages(page);
  await page.goto("/");
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await openChat(page, "data-open-live-chat");
  expect(loaded.some((url) => url.includes("live-chat-widget"))).toBe(true);
  await panel(page).getByRole("button", { name: "Start chat" }).click();
  await expect(panel(page).getByText("Enter your name.")).toBeVisible();
  await expect(panel(page).getByLabel("Your name")).toBeFocused();
  expect((await new AxeBuilder({ page }).include("dialog[open]").analyze()).violations).toEqual([]);
  await startChat(page, "<img src=x onerror=alert(1)>");
  expect((await new AxeBuilder({ page }).include("dialog[open]").analyze()).violations).toEqual([]);
  const agent = await openAgent(await browser.newContext(), stack, "Teo");
  const chat = await agent.takeNewest();
  await expect(panel(page).getByText("Teo joined the chat")).toBeVisible();

  await page.reload();
  await expect(log(page).getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  const launcher = page.getByRole("button", { name: "Live chat" });
  await expect(launcher).toBeVisible();
  await agent.call("POST", `${chat}/messages`, { id: crypto.randomUUID(), text: "Are you there?" });
  await expect(page.getByRole("button", { name: "Live chat 1 new message" })).toBeVisible();
  await page.goto("/promotions");
  await page.getByRole("button", { name: "Live chat 1 new message" }).press("Enter");
  await expect(log(page).getByText("Are you there?")).toBeVisible();
  if (!isPhone(page)) await expect(composer(page)).toBeFocused();

  // A transcript is sent only to a player's confirmed e-mail address.
  await expect(panel(page).getByRole("button", { name: "Email me the transcript" })).toBeHidden();
  await panel(page).getByRole("button", { name: "End chat" }).click();
  await panel(page).getByRole("button", { name: "End chat" }).click();
  await expect(panel(page).getByText("This chat has ended")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(launcher).toBeHidden();
  expect(complaints).toEqual([]);
  await agent.page.context().close();
});

test("a player's name is known, and the next user of the browser sees nothing of the chat", {
  tag: "@ci",
}, async ({ page, stack }) => {
  await logIn(page, await addPlayer(stack));
  await openChat(page);
  await expect(panel(page).getByLabel("Your name")).toHaveCount(0);
  await panel(page).getByLabel("How can we help?").fill("Where is my bonus?");
  await panel(page).getByRole("button", { name: "Start chat" }).click();
  await expect(log(page).getByText("Where is my bonus?")).toBeVisible();
  await page.context().clearCookies({ name: "session" });
  await page.goto("/");
  await expect(panel(page).getByLabel("Your name")).toBeVisible();
  await expect(page.getByText("Where is my bonus?")).toHaveCount(0);
});

test("outside opening hours the contact form is offered instead", { tag: "@ci" }, async ({ page, stack }) => {
  await setChatHours(stack.kit.db, { timeZone: "UTC", spans: { "3": [["09:00", "10:00"]] } });
  try {
    await page.goto("/");
    await openChat(page);
    await expect(panel(page).getByText("Chat is closed right now")).toBeVisible();
    await expect(panel(page).getByText("We're back Wednesday", { exact: false })).toBeVisible();
    expect((await new AxeBuilder({ page }).include("dialog[open]").analyze()).violations).toEqual([]);
    await panel(page).getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL(/\/contact-us$/);
    await expect(panel(page)).toBeHidden();
  } finally {
    const days = [1, 2, 3, 4, 5, 6, 7].map((day) => [day, [["00:00", "24:00"]]]);
    await setChatHours(stack.kit.db, { timeZone: "UTC", spans: Object.fromEntries(days) });
  }
});

test("an ended chat covers neither the next page nor this one once it is closed", async ({ page }) => {
  await page.goto("/");
  await openChat(page);
  await startChat(page, "Just a question");
  await panel(page).getByRole("button", { name: "End chat" }).click();
  await panel(page).getByRole("button", { name: "End chat" }).click();
  await expect(panel(page).getByText("This chat has ended")).toBeVisible();
  await page.goto("/help");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("live-chat-open"))).toBeNull();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("button", { name: /^Live chat/ })).toHaveCount(0);

  await openChat(page);
  await panel(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(panel(page)).toBeHidden();
  await openChat(page);
  await expect(panel(page).getByRole("button", { name: "Start chat" })).toBeVisible();
});
