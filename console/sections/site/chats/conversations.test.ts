import type { ChatMessage } from "@parlour/contracts/entities/chat";
import { expect, test } from "vitest";
import { addMessages, lastWithoutGap, markSeen, noteTyping, unreadIn } from "./conversations.ts";

const message = (sequence: number, author: ChatMessage["author"] = "VISITOR"): ChatMessage => ({
  sequence,
  id: `message-${sequence}`,
  kind: "SAID",
  author,
  name: "Ines",
  text: `text ${sequence}`,
  createdAt: "2030-01-01T00:00:00.000Z",
});

test("a duplicate or late message is shown once, in order", () => {
  let all = addMessages({}, "chat", [message(2), message(3)]);
  all = addMessages(all, "chat", [message(1), message(2)]);
  expect(all.chat!.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

test("a visitor's messages count as unread until they are seen", () => {
  let all = addMessages({}, "chat", [message(1), message(2, "AGENT"), message(3)]);
  expect(unreadIn(all.chat)).toBe(2);
  all = markSeen(all, "chat");
  expect(unreadIn(all.chat)).toBe(0);
  expect(markSeen(all, "chat")).toBe(all);
  expect(unreadIn(addMessages(all, "chat", [message(4)]).chat)).toBe(1);
});

test("a gap is fetched again", () => {
  const all = addMessages({}, "chat", [message(1), message(2), message(4)]);
  expect(lastWithoutGap(all.chat)).toBe(2);
  expect(lastWithoutGap(undefined)).toBe(0);
});

test("a sender is no longer shown as typing", () => {
  const typing = noteTyping({}, "chat", 5_000);
  expect(typing.chat!.typedAtMs).toBe(5_000);
  expect(addMessages(typing, "chat", [message(1)]).chat!.typedAtMs).toBe(0);
});
