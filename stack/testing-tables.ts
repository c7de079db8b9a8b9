import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import type { TableChatView } from "@parlour/contracts/entities/table-chat";
import type { TableMessage } from "@parlour/contracts/sockets/live-table";
import { vi } from "vitest";
import type { TestClient } from "./testing-client.ts";

/** A bet on every pocket of the wheel, which costs 37 and returns 36. */
export const everywhere = {
  bets: Array.from({ length: 37 }, (_, pocket) => ({ spot: `straight:${pocket}`, stake: 1 })),
};

/** Joins a table as a browser would, and records the messages received. `number` names one of several tables. */
export async function sit(client: TestClient, origin: string, gameSession: string, number?: number) {
  const received: TableMessage[] = [];
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const address = `${origin.replace("http", "ws")}/services/games/v1/sessions/${gameSession}/live${number === undefined ? "" : `?table=${number}`}`;
  const socket = new WebSocket(address, { headers: { origin, cookie } } as never);
  socket.addEventListener("message", ({ data }) => received.push(JSON.parse(String(data)) as TableMessage));
  const opened = await Promise.race([
    once(socket, "open").then(() => true),
    once(socket, "error").then(() => false),
  ]);
  const latest = () => received.findLast((m) => m.type === "snapshot" || m.type === "round")?.round ?? null;
  const say = async (message: { id: string } & Record<string, unknown>) => {
    const from = received.length;
    socket.send(JSON.stringify(message));
    const isAnswer = (m: TableMessage) =>
      ["answer", "refused", "done", "tipped"].includes(m.type) && "id" in m && m.id === message.id;
    return await vi.waitUntil(() => received.slice(from).find(isAnswer), { timeout: 20_000 });
  };
  return {
    opened,
    received,
    latest,
    /** The table that the server has assigned to the page. */
    served: () => vi.waitUntil(() => received.find((m) => m.type === "snapshot")?.table, { timeout: 20_000 }),
    close: () => socket.close(),
    closed: () => vi.waitUntil(() => socket.readyState === WebSocket.CLOSED, { timeout: 5_000 }),
    reach: (phase: string) =>
      vi.waitUntil(() => latest()?.phase === phase && latest(), { timeout: 30_000, interval: 20 }),
    /** Waits for a round that still takes bets. The table may show an older round until its next step. */
    open: ({ now }: { now: () => Date }) =>
      vi.waitUntil(
        () => {
          const round = latest();
          return round?.phase === "BETTING" && round.closesAt > now().getTime() && round;
        },
        { timeout: 30_000, interval: 20 },
      ),
    bet: (bet: object, { id = randomUUID() as string, round = latest()!.number } = {}) =>
      say({ type: "bet", id, round, bet }),
    leave: (id: string) => say({ type: "leave", id, round: latest()!.number }),
    choose: (bet: string, kind: string, id: string = randomUUID()) =>
      say({
        type: "choose",
        id,
        bet,
        round: latest()!.number,
        window: latest()!.window!.number,
        action: { kind },
      }),
    tip: (amount: number, id: string = randomUUID()) => say({ type: "tip", id, amount }),
    /** Takes a seat at a table that has seats. */
    take: (seat: number) => say({ type: "sit", id: randomUUID(), seat }),
    withdraw: (id: string) => say({ type: "withdraw", id, round: latest()!.number }),
    say: (text: string, id: string = randomUUID()) => say({ type: "say", id, text }),
    report: (message: string) => say({ type: "report", id: randomUUID(), message }),
    hide: (message: string) => say({ type: "hide", id: randomUUID(), message }),
    unhide: () => say({ type: "unhide", id: randomUUID() }),
    /** The chat as a browser would show it after all messages so far; undefined until the table has sent it. */
    chat: () => chatOf(received),
  };
}

export async function playable(client: TestClient): Promise<number> {
  const { body } = await client.call(listBalances);
  return body.find(({ type }) => type === "PlayableCasino")!.amount;
}

function chatOf(received: readonly TableMessage[]): TableChatView | undefined {
  let view: TableChatView | undefined;
  for (const said of received) {
    if (said.type === "chat") view = said.chat;
    if (said.type !== "chat-news" || view === undefined) continue;
    const kept = view.messages.filter(({ id }) => !said.removed.includes(id));
    view = { ...view, messages: [...kept, ...said.said].toSorted((a, b) => a.at - b.at) };
  }
  return view;
}
