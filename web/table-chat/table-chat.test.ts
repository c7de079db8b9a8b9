import type { TableChatMessage } from "@parlour/contracts/entities/table-chat";
import type { ChatRequest } from "@parlour/contracts/sockets/table-chat";
import { expect, test } from "vitest";
import { createTableChat } from "./table-chat.ts";

const message = (id: string, at: number, isOwn = false): TableChatMessage => ({
  id,
  kind: "SAID",
  name: "A•••",
  text: id,
  at,
  isOwn,
});

function open() {
  const sent: ChatRequest[] = [];
  let ids = 0;
  const chat = createTableChat(
    (said) => sent.push(said),
    () => `ask-${++ids}`,
  );
  return { chat, sent, shown: () => chat.state().messages.map(({ id }) => id) };
}

test("keeps messages in order of time, once, and drops removed ones", () => {
  const { chat, shown } = open();
  expect(chat.state().isOpen).toBe(false);
  chat.receive({ type: "chat", chat: { messages: [message("a", 1)], bar: null, hiddenPlayers: 0 } });
  chat.receive({ type: "chat-news", said: [message("c", 3), message("a", 1)], removed: [] });
  // A message that an operator approves later appears in its original position.
  chat.receive({ type: "chat-news", said: [message("b", 2)], removed: [] });
  expect(shown()).toEqual(["a", "b", "c"]);
  chat.receive({ type: "chat-news", said: [], removed: ["b"] });
  expect(shown()).toEqual(["a", "c"]);
});

test("counts unread messages of others and keeps the last fifty", () => {
  const { chat } = open();
  const said = Array.from({ length: 60 }, (_, at) => message(`m${at}`, at, at % 2 === 0));
  chat.receive({ type: "chat-news", said, removed: [] });
  expect(chat.state().messages).toHaveLength(50);
  expect(chat.state().messages[0]!.id).toBe("m10");
  expect(chat.state().unread).toBe(30);
  chat.markRead();
  expect(chat.state().unread).toBe(0);
});

test("answers each request, also when the connection is lost", async () => {
  const { chat, sent } = open();
  const answers = [chat.say("hello"), chat.report("m1"), chat.unhide()];
  expect(sent).toEqual([
    { type: "say", id: "ask-1", text: "hello" },
    { type: "report", id: "ask-2", message: "m1" },
    { type: "unhide", id: "ask-3" },
  ]);
  chat.receive({ type: "done", id: "ask-2" });
  expect(
    chat.receive({
      type: "refused",
      id: "ask-1",
      code: "CHAT_LINK",
      balance: null,
      version: null,
      details: {},
    }),
  ).toBe(true);
  // The chat ignores the refusal of a bet.
  expect(
    chat.receive({
      type: "refused",
      id: "bet-1",
      code: "BETTING_CLOSED",
      balance: null,
      version: null,
      details: {},
    }),
  ).toBe(false);
  chat.lose();
  expect(await Promise.all(answers)).toEqual(["CHAT_LINK", undefined, "UNAVAILABLE"]);
});
