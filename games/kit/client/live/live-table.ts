import type {
  LiveBet,
  LivePast,
  LiveRound,
  SeatMessage,
  TableMessage,
} from "@parlour/contracts/sockets/live-table";
import type { LiveConnection } from "./live-connection.ts";

export type LiveState = {
  isConnected: boolean;
  round: LiveRound | null;
  /** Of this round, everybody's. */
  bets: readonly LiveBet[];
  mine: ReadonlySet<string>;
  /** The last round whose seeds are told. */
  told: LiveRound | null;
  /** Newest first, the round on the table not among them until it is over. */
  history: readonly LivePast[];
};

export type LiveAnswer = { bet: LiveBet } | { refused: string };

/** A table that runs without us: what it says is kept here, what we say is kept until it is answered. */
export type LiveTable = {
  state(): LiveState;
  subscribe(listener: () => void): () => void;
  /** Milliseconds of the server's clock. */
  now(): number;
  bet(bet: Record<string, unknown>): Promise<LiveAnswer>;
  leave(betId: string): Promise<LiveAnswer>;
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
};

const mostPast = 30;

const toldBy = (round: LiveRound | null) => (round?.seeds ? { told: round } : {});

export function createLiveTable({ connect, onBalance, newId, clock = Date.now }: Parts): LiveTable {
  const listeners = new Set<() => void>();
  const waiting = new Map<string, { message: SeatMessage; answer(answer: LiveAnswer): void }>();
  let offsetMs = Number.NEGATIVE_INFINITY;
  let state: LiveState = {
    isConnected: false,
    round: null,
    bets: [],
    mine: new Set(),
    told: null,
    history: [],
  };

  const set = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** A message that travelled long makes the server's clock seem late, so the quickest one is believed. */
  const hearClock = (now: number) => {
    offsetMs = Math.max(offsetMs, now - clock());
  };

  function hear(message: TableMessage): void {
    switch (message.type) {
      case "snapshot": {
        hearClock(message.now);
        onBalance(message.balance);
        const { round, bets, history } = message;
        set({ isConnected: true, round, bets, mine: new Set(message.mine), history, ...toldBy(round) });
        for (const { message: unanswered } of waiting.values()) connection.send(unanswered);
        return;
      }
      case "round":
        hearClock(message.now);
        hearRound(message.round);
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
      ...toldBy(round),
      ...(isNew && { bets: [], mine: new Set<string>() }),
      ...(isOver && { history: [{ number, outcome, field }, ...state.history].slice(0, mostPast) }),
    });
  }

  /** Bets of the round on the table; news of an earlier one come too late to be shown. */
  function merge(fresh: readonly LiveBet[]): readonly LiveBet[] {
    const known = new Map(state.bets.map((bet) => [bet.id, bet]));
    for (const bet of fresh) if (bet.round === state.round?.number) known.set(bet.id, bet);
    return [...known.values()];
  }

  function resolve(id: string, answer: LiveAnswer): void {
    waiting.get(id)?.answer(answer);
    waiting.delete(id);
  }

  function say(message: SeatMessage): Promise<LiveAnswer> {
    return new Promise((answer) => {
      waiting.set(message.id, { message, answer });
      connection.send(message);
    });
  }

  const connection = connect({
    onMessage: hear,
    onOpen: () => {},
    onLost: () => set({ isConnected: false }),
  });
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => clock() + (Number.isFinite(offsetMs) ? offsetMs : 0),
    bet: (bet) =>
      say({
        type: "bet",
        id: (newId ?? (() => crypto.randomUUID()))(),
        round: state.round?.number ?? 1,
        bet,
      }),
    leave: (betId) => say({ type: "leave", id: betId, round: state.round?.number ?? 1 }),
    close: () => connection.close(),
  };
}
