import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { PokerTableView } from "@parlour/contracts/entities/poker";
import type { PokerMessage } from "@parlour/contracts/sockets/poker-table";
import { vi } from "vitest";
import type { TestClient } from "./testing-client.ts";

export type PokerClient = Awaited<ReturnType<typeof joinTable>>;

/** Joins a poker table as a browser would, and records every message received. */
export async function joinTable(
  client: TestClient,
  origin: string,
  tableId: string,
  guest: string | null = null,
  entry = 1,
) {
  const received: PokerMessage[] = [];
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const address = `${origin.replace("http", "ws")}/services/poker/v1/tables/${tableId}/live`;
  const socket = new WebSocket(address, { headers: { origin, cookie } } as never);
  socket.addEventListener("message", ({ data }) => received.push(JSON.parse(String(data)) as PokerMessage));
  await once(socket, "open");
  const view = (): PokerTableView => {
    const last = received.findLast((message) => message.type === "table");
    if (!last) throw new Error("The table has sent no view.");
    return last.view;
  };
  const until = (holds: (view: PokerTableView) => boolean) =>
    vi.waitFor(
      () => {
        if (!holds(view())) throw new Error(`not yet: ${JSON.stringify(view()).slice(0, 3_000)}`);
        return view();
      },
      { timeout: 15_000, interval: 10 },
    );
  /** Sends a command and returns its answer. A test may pass an id to repeat a command. */
  const say = async (message: Record<string, unknown>) => {
    const { id = randomUUID() } = message;
    const before = received.length;
    socket.send(JSON.stringify({ ...message, id }));
    const isAnswer = (message: PokerMessage) => "id" in message && message.id === id;
    return await vi.waitUntil(() => received.slice(before).find(isAnswer), { timeout: 15_000, interval: 5 });
  };
  socket.send(JSON.stringify({ type: "hello", guest, ...(entry > 1 && { entry }) }));
  await vi.waitUntil(() => received.length > 0, { timeout: 15_000, interval: 5 });
  return {
    received,
    view,
    until,
    say,
    sit: (seat: number, amount: number) => say({ type: "sit", seat, amount }),
    emote: (emote: string) => say({ type: "emote", emote }),
    /** The latest messages of the chat, oldest first. */
    chatTexts: () =>
      received.flatMap((message) =>
        message.type === "chat"
          ? message.chat.messages.map(({ name, text }) => `${name}: ${text}`)
          : message.type === "chat-news"
            ? message.said.map(({ name, text }) => `${name}: ${text}`)
            : [],
      ),
    act: (action: string, to: number | null = null) =>
      say({ type: "act", hand: view().hand!.number, step: view().hand!.step, action, to }),
    isToAct: () => view().hand !== null && view().hand!.toAct === view().you.seat && view().you.seat !== null,
    close: () => socket.close(),
  };
}
