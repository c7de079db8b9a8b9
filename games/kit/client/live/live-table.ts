import type {
  LiveBet,
  LivePast,
  LiveRound,
  LiveSeat,
  SeatMessage,
  TableMessage,
  TableRestriction,
  TipOffer,
} from "@parlour/contracts/sockets/live-table";
import { createTableChat, type TableChat } from "@parlour/web/table-chat/table-chat";
import { holdResults } from "./hold-results.ts";
import type { LiveConnection } from "./live-connection.ts";

export type LiveState = {
  isConnected: boolean;
  round: LiveRound | null;
  /** The bets of all players in this round. */
  bets: readonly LiveBet[];
  mine: ReadonlySet<string>;
  /** The last round whose seeds have been revealed. */
  revealed: LiveRound | null;
  /** Past results, newest first; the current round is added when it ends. */
  history: readonly LivePast[];
  /** Why the table does not take the player's bets; null if it does. */
  restriction: TableRestriction;
  /** The seats that players hold; empty at tables without seats. */
  seats: readonly LiveSeat[];
  /** The amounts that the player can tip the dealer; null if they can't tip. */
  tip: TipOffer | null;
  /** The past round whose result was most recently corrected while the player was at the table. */
  corrected: LivePast | null;
};

export type LiveAnswer = { bet: LiveBet } | { refused: string };

/**
 * The client side of a shared table: keeps what the server sends, and resends requests until they are
 * answered.
 */
export type LiveTable = {
  chat: TableChat;
  state(): LiveState;
  subscribe(listener: () => void): () => void;
  /** The server's current time in milliseconds. */
  now(): number;
  bet(bet: Record<string, unknown>): Promise<LiveAnswer>;
  leave(betId: string): Promise<LiveAnswer>;
  /** Makes a choice in the open decision window of the running round. */
  choose(betId: string, window: number, action: Record<string, unknown>): Promise<LiveAnswer>;
  /** Withdraws a bet before betting closes. */
  withdraw(betId: string): Promise<LiveAnswer>;
  /** Takes a seat, or gives up the player's own; resolves to an error code if refused, otherwise null. */
  sit(seat: number): Promise<string | null>;
  leaveSeat(): Promise<string | null>;
  /** Tips the dealer; resolves to an error code if the tip is refused, otherwise null. */
  tip(amount: number): Promise<string | null>;
  close(): void;
};

type Parts = {
  connect(listener: {
    onMessage(message: TableMessage): void;
    onOpen(): void;
    onLost(): void;
  }): LiveConnection;
  onBalance(major: number): void;
  newId?: () => string;
  clock?: () => number;
  /** How long the end of a round is held back; see `holdResults`. */
  resultDelayMs?: (() => number) | undefined;
};

/** The minimum number of past results to keep. A table that shows more results sends more. */
const leastPast = 30;

const revealedBy = (round: LiveRound | null) => (round?.seeds ? { revealed: round } : {});

export function createLiveTable(parts: Parts): LiveTable {
  const { connect, onBalance, newId, clock = Date.now, resultDelayMs } = parts;
  const listeners = new Set<() => void>();
  const asking = new Map<string, { message: SeatMessage; answer(refused: string | null): void }>();
  const waiting = new Map<string, { message: SeatMessage; answer(answer: LiveAnswer): void }>();
  let offsetMs = Number.NEGATIVE_INFINITY;
  let state: LiveState = {
    isConnected: false,
    round: null,
    bets: [],
    mine: new Set(),
    revealed: null,
    history: [],
    restriction: null,
    seats: [],
    tip: null,
    corrected: null,
  };

  const set = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** A delayed message makes the server's clock seem slow, so we use the message with the shortest delay so far. */
  const hearClock = (now: number) => {
    offsetMs = Math.max(offsetMs, now - clock());
  };

  const nextId = newId ?? (() => crypto.randomUUID());
  const chat = createTableChat((message) => connection.send(message), newId);

  function hear(message: TableMessage): void {
    if (chat.hear(message)) return;
    switch (message.type) {
      case "snapshot": {
        hearClock(message.now);
        onBalance(message.balance);
        const { round, bets, history, restriction, seats, tip } = message;
        const mine = new Set(message.mine);
        set({ isConnected: true, round, bets, mine, history, restriction, seats, tip, ...revealedBy(round) });
        for (const { message: unanswered } of [...waiting.values(), ...asking.values()])
          connection.send(unanswered);
        return;
      }
      case "round":
        hearClock(message.now);
        hearRound(message.round);
        return;
      case "restriction":
        set({ restriction: message.restriction });
        return;
      case "seats":
        set({ seats: message.seats });
        return;
      case "done":
        resolve(message.id, null);
        return;
      case "tipped":
        onBalance(message.balance);
        resolve(message.id, null);
        return;
      case "history":
        hearHistory(message.history);
        return;
      case "bets":
        set({ bets: merge(message.bets), mine: new Set([...state.mine, ...message.mine]) });
        return;
      case "balance":
        onBalance(message.balance);
        return;
      case "answer":
        onBalance(message.balance);
        set({ bets: merge([message.bet]), mine: new Set([...state.mine, message.bet.id]) });
        resolve(message.id, { bet: message.bet });
        return;
      case "refused":
        if (message.balance !== null) onBalance(message.balance);
        resolve(message.id, { refused: message.code });
    }
  }

  function hearRound(round: LiveRound): void {
    const isNew = round.number !== state.round?.number;
    const isOver = round.phase === "RESULT" && state.history[0]?.number !== round.number;
    const { number, outcome, field } = round;
    set({
      round,
      ...revealedBy(round),
      ...(isNew && { bets: [], mine: new Set<string>() }),
      ...(isOver && {
        history: [{ number, outcome, field }, ...state.history].slice(
          0,
          Math.max(leastPast, state.history.length),
        ),
      }),
    });
  }

  function hearHistory(history: readonly LivePast[]): void {
    const known = new Map(state.history.map(({ number, outcome }) => [number, JSON.stringify(outcome)]));
    const isChanged = ({ number, outcome }: LivePast) =>
      known.has(number) && known.get(number) !== JSON.stringify(outcome);
    set({ history, corrected: history.find(isChanged) ?? state.corrected });
  }

  /** Updates the bets of the current round; updates of earlier rounds are ignored. */
  function merge(fresh: readonly LiveBet[]): readonly LiveBet[] {
    const known = new Map(state.bets.map((bet) => [bet.id, bet]));
    for (const bet of fresh) if (bet.round === state.round?.number) known.set(bet.id, bet);
    return [...known.values()];
  }

  function resolve(id: string, answer: LiveAnswer | null): void {
    if (answer !== null) waiting.get(id)?.answer(answer);
    waiting.delete(id);
    asking.get(id)?.answer(answer !== null && "refused" in answer ? answer.refused : null);
    asking.delete(id);
  }

  function say(message: SeatMessage): Promise<LiveAnswer> {
    return new Promise((answer) => {
      waiting.set(message.id, { message, answer });
      connection.send(message);
    });
  }

  function ask(message: SeatMessage): Promise<string | null> {
    return new Promise((answer) => {
      asking.set(message.id, { message, answer });
      connection.send(message);
    });
  }

  const connection = connect({
    onMessage: resultDelayMs ? holdResults(hear, resultDelayMs) : hear,
    onOpen: () => {},
    onLost: () => {
      chat.lose();
      set({ isConnected: false });
    },
  });
  return {
    chat,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => clock() + (Number.isFinite(offsetMs) ? offsetMs : 0),
    bet: (bet) => say({ type: "bet", id: nextId(), round: state.round?.number ?? 1, bet }),
    choose: (betId, window, action) =>
      say({
        type: "choose",
        id: nextId(),
        round: state.round?.number ?? 1,
        bet: betId,
        window,
        action,
      }),
    leave: (betId) => say({ type: "leave", id: betId, round: state.round?.number ?? 1 }),
    withdraw: (betId) => say({ type: "withdraw", id: betId, round: state.round?.number ?? 1 }),
    sit: (seat) => ask({ type: "sit", id: nextId(), seat }),
    tip: (amount) => ask({ type: "tip", id: nextId(), amount }),
    leaveSeat: () => ask({ type: "leave-seat", id: nextId() }),
    close: () => connection.close(),
  };
}
