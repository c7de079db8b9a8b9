import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { PokerTableView } from "@parlour/contracts/entities/poker";
import type { PokerMessage } from "@parlour/contracts/sockets/poker-table";

type Legal = NonNullable<PokerTableView["you"]["legal"]>;

export type Regular = {
  tableId: string;
  /**
   * The length of each interruption, from the loss of the connection until the player is back in the seat.
   */
  returnsMs: number[];
  /** The hands that the player was dealt into and watched to their end. */
  hands: Set<string>;
  view(): PokerTableView | null;
  /** Stops playing and leaves the seat, even if servers are killed in the meantime. */
  leave(): Promise<void>;
};

type Options = {
  tableId: string;
  seat: number;
  cookie: string | null;
  guest: string | null;
  /** Returns the origin of a server that can be reached now. */
  origin(): string;
  random(): number;
};

/** Seats a test player who acts at random, returns whenever the connection breaks, and rebuys. */
export function seatRegular({ tableId, seat, cookie, guest, origin, random }: Options): Regular {
  const returnsMs: number[] = [];
  const hands = new Set<string>();
  let view: PokerTableView | null = null;
  let socket: WebSocket | null = null;
  let isPlaying = true;
  let isDone = false;
  let lostMs: number | null = null;
  let asked = "";
  /** The request to leave on the current connection: its id once it was sent, and whether it was carried out. */
  let departure: { id: string | null; isDone: boolean } = { id: null, isDone: false };

  function connect(): void {
    const server = origin();
    const address = `${server.replace("http", "ws")}/services/poker/v1/tables/${tableId}/live`;
    const headers = { origin: server, ...(cookie !== null && { cookie }) };
    const opened = new WebSocket(address, { headers } as never);
    socket = opened;
    departure = { id: null, isDone: false };
    opened.addEventListener("open", () => opened.send(JSON.stringify({ type: "hello", guest })));
    opened.addEventListener("message", ({ data }) => {
      const message = JSON.parse(String(data)) as PokerMessage;
      if (message.type === "table") onView(message.view);
      const isAnswer = (message.type === "done" || message.type === "refused") && message.id === departure.id;
      if (isAnswer) departure = { id: null, isDone: message.type === "done" };
    });
    opened.addEventListener("error", () => {});
    opened.addEventListener("close", () => {
      if (isDone) return;
      if (view?.you.seat != null) lostMs ??= performance.now();
      asked = "";
      setTimeout(connect, 50);
    });
  }

  function onView(next: PokerTableView): void {
    if (lostMs !== null) {
      returnsMs.push(performance.now() - lostMs);
      lostMs = null;
    }
    view = next;
    const isDealtIn = next.hand?.players.some(({ seat }) => seat === next.you.seat);
    if (next.hand?.phase === "complete" && isDealtIn) hands.add(next.hand.id);
    const command = isPlaying ? chooseCommand(next) : null;
    // Sends one command per state of the table; a refused command is not repeated until something has
    // changed.
    const state = `${next.version}:${isPlaying}`;
    if (command === null || asked === state) return;
    asked = state;
    send(command);
  }

  /** Returns the id of the request, or null if there is no connection. */
  function send(command: object): string | null {
    if (socket?.readyState !== WebSocket.OPEN) return null;
    const id = randomUUID();
    socket.send(JSON.stringify({ ...command, id }));
    return id;
  }

  function chooseCommand({ you, hand, seats }: PokerTableView): object | null {
    if (you.seat === null) return { type: "sit", seat, amount: you.buyIn.min };
    if (you.pool?.canGo && random() < 0.3) return { type: "go", hand: hand!.number };
    if (hand && hand.toAct === you.seat && you.legal)
      return { type: "act", hand: hand.number, step: hand.step, ...randomMove(you.legal, random) };
    if (you.isSittingOut && you.topUp === 0) {
      const own = seats.find((player) => player.seat === you.seat);
      return own?.stack === 0 && you.topUpMax > 0
        ? { type: "topUp", amount: you.buyIn.min }
        : { type: "sitOut", value: false };
    }
    return random() < 0.01 ? { type: "leave" } : null;
  }

  connect();
  return {
    tableId,
    returnsMs,
    hands,
    view: () => view,
    async leave() {
      isPlaying = false;
      // The last command may have been lost with a server, so it is repeated until the seat is free. A view without
      // the player is not enough, because an earlier request for a seat may still be on its way.
      while (!departure.isDone || view?.you.seat !== null) {
        if (!departure.isDone) departure.id ??= send({ type: "leave" });
        await sleep(200);
      }
      isDone = true;
      socket?.close();
    },
  };
}

/**
 * Picks a random move: mostly cheap ones, so that hands reach the later streets, and now and then a maximum
 * bet.
 */
function randomMove(legal: Legal, random: () => number): { action: string; to: number | null } {
  const range = legal.bet ?? legal.raise;
  const roll = random();
  if (range && roll < 0.2)
    return { action: legal.bet ? "bet" : "raise", to: roll < 0.03 ? range.max : range.min };
  if (legal.check) return { action: "check", to: null };
  return legal.call !== null && roll < 0.85 ? { action: "call", to: null } : { action: "fold", to: null };
}
