import type { ChatMessage } from "@parlour/contracts/entities/chat";
import type { ConnectionListener } from "@parlour/web/api/reconnecting-socket";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ChatMemory, freshMemory } from "./chat-memory.ts";
import { type ChatSession, openChatSession } from "./chat-session.ts";

type Sent = { type: string; id?: string; text?: string; after?: number; token?: string };

let listener: ConnectionListener;
let sent: Sent[];
let stored: ChatMemory;
let isUp: boolean;
let session: ChatSession;

const status = {
  state: "ACTIVE",
  position: null,
  agent: "Mara",
  isOpen: true,
  opensAt: null,
  name: "Ines",
  email: null,
};
const receiveState = (change: object = {}) => listener.onMessage({ type: "state", ...status, ...change });
const receiveMessage = (sequence: number, change: Partial<ChatMessage> = {}) =>
  listener.onMessage({
    type: "message",
    message: {
      sequence,
      id: `server-${sequence}`,
      kind: "SAID",
      author: "AGENT",
      name: "Mara",
      text: `${sequence}`,
      createdAt: "",
      ...change,
    },
  });
const said = () => sent.filter(({ type }) => type === "say");

function open(memory: ChatMemory = freshMemory()) {
  sent = [];
  isUp = false;
  session = openChatSession({
    memory,
    keep(memory) {
      stored = memory;
    },
    connect(given) {
      listener = given;
      return {
        send(message) {
          if (isUp) sent.push(message as Sent);
          return isUp;
        },
        close() {},
      };
    },
  });
}
function goUp() {
  isUp = true;
  listener.opened();
}
function goDown() {
  isUp = false;
  listener.lost();
}

beforeEach(() => {
  vi.useFakeTimers();
  open();
});
afterEach(() => {
  vi.useRealTimers();
});

test("messages written offline are kept, and sent once the chat reconnects", () => {
  goUp();
  receiveState();
  goDown();
  session.say("Are you there?");
  session.say("Hello?");
  expect(session.getView().pending.map(({ text }) => text)).toEqual(["Are you there?", "Hello?"]);
  expect(stored.pending).toHaveLength(2);
  goUp();
  expect(said()).toEqual([]);
  receiveState();
  expect(said().map(({ text }) => text)).toEqual(["Are you there?", "Hello?"]);
  receiveMessage(1, { id: said()[0]!.id!, author: "VISITOR", text: "Are you there?" });
  expect(session.getView().pending.map(({ text }) => text)).toEqual(["Hello?"]);
});

test("an unconfirmed message is resent with the same id, and shown once", () => {
  goUp();
  receiveState();
  session.say("Once");
  const { id } = said()[0]!;
  goDown();
  goUp();
  receiveMessage(1, { id: id!, author: "VISITOR", text: "Once" });
  receiveState();
  expect(said()).toHaveLength(1);
  expect(session.getView()).toMatchObject({ pending: [], messages: [{ sequence: 1, text: "Once" }] });
});

test("a message is not shown twice, and reconnecting requests only the rest", () => {
  goUp();
  receiveState();
  receiveMessage(1);
  receiveMessage(2);
  receiveMessage(2);
  receiveMessage(1);
  expect(session.getView().messages.map(({ sequence }) => sequence)).toEqual([1, 2]);
  goDown();
  goUp();
  expect(sent.findLast(({ type }) => type === "hello")).toMatchObject({ after: 2 });
});

test("a start is resent until the chat exists", () => {
  goUp();
  receiveState({ state: null, agent: null });
  session.start({ name: "Ines", email: null, language: "en", text: "Hi" });
  goDown();
  goUp();
  receiveState({ state: null, agent: null });
  const starts = sent.filter(({ type }) => type === "start");
  expect(starts).toHaveLength(2);
  expect(starts[0]).toEqual(starts[1]);
  receiveState({ state: "WAITING", position: 1 });
  expect(session.getView().starting).toBe(false);
  expect(stored).toMatchObject({ running: true, start: null });
});

test("a reloaded page continues the chat", () => {
  open({ ...freshMemory(), running: true, pending: [{ id: "kept-message", text: "Still to be said" }] });
  expect(session.getView().pending).toHaveLength(1);
  goUp();
  receiveState();
  expect(said()).toEqual([{ type: "say", id: "kept-message", text: "Still to be said" }]);
});

test("a refused message is dropped, and a rate-limited one is retried", () => {
  goUp();
  receiveState();
  session.say("Late");
  listener.onMessage({ type: "refused", code: "CONFLICT", id: said()[0]!.id });
  expect(session.getView()).toMatchObject({ pending: [], refusal: "CONFLICT" });
  session.say("Fast");
  listener.onMessage({ type: "refused", code: "RATE_LIMITED", id: said()[1]!.id });
  expect(session.getView().pending).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  expect(said().filter(({ text }) => text === "Fast")).toHaveLength(2);
});

test("a chat that belongs to someone else is cleared", () => {
  goUp();
  receiveState();
  receiveMessage(1);
  const { token } = sent[0]!;
  goDown();
  goUp();
  receiveState({ state: null, agent: null });
  expect(session.getView().messages).toEqual([]);
  expect(sent.at(-1)).toMatchObject({ type: "hello", after: 0 });
  expect(sent.at(-1)!.token).not.toBe(token);
});

test("typing is sent at intervals, and shown for a while", () => {
  goUp();
  receiveState();
  for (let count = 0; count < 5; count++) session.showTyping();
  expect(sent.filter(({ type }) => type === "typing")).toHaveLength(1);
  listener.onMessage({ type: "typing", author: "AGENT" });
  expect(session.getView().agentTyping).toBe(true);
  vi.advanceTimersByTime(6_000);
  expect(session.getView().agentTyping).toBe(false);
});
