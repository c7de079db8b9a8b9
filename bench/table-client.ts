import { randomUUID } from "node:crypto";
import type { LiveRound, SeatMessage, TableMessage } from "@parlour/contracts/sockets/live-table";

export type TableWay = { path: string; cookie: string; table: number };

export type TableEvents = {
  /** Called when a phase of a round is shown, with the delay since it began on the server's clock. */
  onPhase(delayMs: number): void;
  onSettled(): void;
  onRefused(code: string): void;
};

export type Pace =
  /** The client places one bet in each round, at a random moment while betting is open. */
  | "one bet a round"
  /**
   * While betting is open, the client places the next bet as soon as the server has answered the last one.
   */
  | "without pause";

/** A person would not place more bets than this in a round, and the server refuses any more. */
const mostBets = 40;

/** A simulated player at a table: follows its rounds and bets on red. */
export function createTablePlayer({
  pace,
  events,
  send,
}: {
  pace: Pace;
  events: TableEvents;
  send(message: SeatMessage): void;
}) {
  const own = new Set<string>();
  const settled = new Set<string>();
  let round: LiveRound | null = null;
  let placed = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function bet(): void {
    if (round?.phase !== "BETTING" || placed >= mostBets || isStopped) return;
    placed += 1;
    const id = randomUUID();
    own.add(id);
    send({ type: "bet", id, round: round.number, bet: { bets: [{ spot: "red", stake: 0.1 }] } });
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
  return {
    receive(message: TableMessage): void {
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
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

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
  const player = createTablePlayer({
    pace,
    events,
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
  });
  socket.addEventListener("message", ({ data }) => player.receive(JSON.parse(String(data)) as TableMessage));
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  return {
    close() {
      player.stop();
      socket.close();
    },
  };
}
