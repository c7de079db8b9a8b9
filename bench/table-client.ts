import { randomUUID } from "node:crypto";
import type { LiveRound, TableMessage } from "@parlour/contracts/sockets/live-table";

export type TableWay = { path: string; cookie: string; table: number };

export type TableEvents = {
  /** A phase of a round was shown this long after it began by the server's clock. */
  onPhase(delayMs: number): void;
  /** One of the client's bets was settled. */
  onSettled(): void;
  onRefused(code: string): void;
};

type Pace =
  /** One bet in each round, at a random moment of the betting window. */
  | "one bet a round"
  /** The next bet as soon as the last one was answered, while betting is open. */
  | "without pause";

/** A person does not place more bets than this in a round, and the server refuses more. */
const mostBets = 40;

/** A simulated player at a table: follows its rounds and bets on red. */
export async function openTableClient(
  origin: string,
  way: TableWay,
  { index, pace, events }: { index: number; pace: Pace; events: TableEvents },
): Promise<{ close(): void }> {
  const headers = {
    origin,
    cookie: way.cookie,
    "x-forwarded-for": `10.2.${index >> 8}.${index & 255}`,
  };
  const socket = new WebSocket(`${origin.replace("http", "ws")}${way.path}`, { headers } as never);
  const own = new Set<string>();
  const settled = new Set<string>();
  let round: LiveRound | null = null;
  let placed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function bet(): void {
    if (round?.phase !== "BETTING" || placed >= mostBets || socket.readyState !== WebSocket.OPEN) return;
    placed += 1;
    const id = randomUUID();
    own.add(id);
    const bets = [{ spot: "red", stake: 0.1 }];
    socket.send(JSON.stringify({ type: "bet", id, round: round.number, bet: { bets } }));
  }
  function follow(next: LiveRound, isShown: boolean): void {
    const beganAt = { BETTING: next.opensAt, RUNNING: next.closesAt, RESULT: next.endsAt, VOID: null };
    const at = beganAt[next.phase];
    if (isShown && at !== null) events.onPhase(Date.now() - at);
    const isNew = next.number !== round?.number;
    round = next;
    if (next.phase !== "BETTING" || !isNew) return;
    placed = 0;
    clearTimeout(timer);
    if (pace === "without pause") bet();
    else timer = setTimeout(bet, Math.random() * Math.max(0, next.closesAt - Date.now() - 500));
  }
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as TableMessage;
    if (message.type === "snapshot" && message.round) follow(message.round, false);
    if (message.type === "round") follow(message.round, true);
    if (message.type === "refused") events.onRefused(message.code);
    if ((message.type === "answer" || message.type === "refused") && pace === "without pause") bet();
    if (message.type !== "bets") return;
    for (const { id, state } of message.bets) {
      if (state === "PLACED" || !own.has(id) || settled.has(id)) continue;
      settled.add(id);
      events.onSettled();
    }
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  return {
    close() {
      clearTimeout(timer);
      socket.close();
    },
  };
}
