import { randomBytes } from "node:crypto";
import type { ChatMessage } from "@parlour/contracts/entities/chat";
import type { FromBrowser, ToBrowser } from "@parlour/contracts/socket";
import { liveChat } from "@parlour/contracts/sockets/live-chat";
import { WebSocket } from "ws";

type Received = ToBrowser<typeof liveChat> | { type: "invalid"; errors: unknown };
type State = Extract<ToBrowser<typeof liveChat>, { type: "state" }>;

export type TestVisitor = {
  token: string;
  received: Received[];
  closed: Promise<number>;
  send(message: FromBrowser<typeof liveChat>): void;
  messages(): ChatMessage[];
  texts(): string[];
  state(): State | undefined;
  leave(): void;
};

export const newToken = () => randomBytes(32).toString("base64url");
export const newMessageId = () => randomBytes(9).toString("base64url");

export async function visitChat(
  origin: string,
  options: { token?: string; after?: number; cookie?: string } = {},
): Promise<TestVisitor> {
  const token = options.token ?? newToken();
  const socket = new WebSocket(`${origin.replace("http", "ws")}${liveChat.path}`, {
    headers: { origin, ...(options.cookie !== undefined && { cookie: options.cookie }) },
  });
  const received: Received[] = [];
  socket.on("message", (data) => {
    const message = JSON.parse(String(data));
    if (message.type !== "invalid" && message.type !== "pong") liveChat.toBrowser.parse(message);
    received.push(message);
  });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await new Promise<void>((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const visitor: TestVisitor = {
    token,
    received,
    closed,
    send: (message) => socket.send(JSON.stringify(message)),
    messages: () => received.flatMap((one) => (one.type === "message" ? [one.message] : [])),
    texts: () => visitor.messages().flatMap(({ kind, text }) => (kind === "SAID" ? [text] : [])),
    state: () => received.findLast((one) => one.type === "state") as State | undefined,
    leave: () => socket.terminate(),
  };
  visitor.send({ type: "hello", token, after: options.after ?? 0 });
  return visitor;
}

export function startOf(text: string, change: object = {}): FromBrowser<typeof liveChat> {
  return { type: "start", id: newMessageId(), name: "Ines", email: null, language: "en", text, ...change };
}
