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

/** One of a game's tables, which are numbered from 1. */
export type ServedTable = { slug: string; number: number };

export type LiveState = {
  /** The table that the server has assigned to this page; null until the server has named it. */
  table: ServedTable | null;
  isConnected: boolean;
  /** Whether the server refused the connection because the player or their network has too many connections. */
  isCrowded: boolean;
  round: LiveRound | null;
  /** The bets of all players in this round. */
  bets: readonly LiveBet[];
  mine: ReadonlySet<string>;
  /** The last round whose seeds have been revealed. */
  revealed: LiveRound | null;
  /** Past results, newest first; the current round is added when it ends. */
  history: readonly LivePast[];
  /** Why the table does not take the player's bets; null if it takes them. */
  restriction: TableRestriction;
  /** The seats that players hold; empty at tables without seats. */
  seats: readonly LiveSeat[];
  /** The amounts that the player can tip the dealer; null if they can't tip. */
  tip: TipOffer | null;
  /** Whether a bet is still unanswered, and whether the last bet was refused. */
  isAsking: boolean;
  isRefused: boolean;
  /** The past round whose result was most recently corrected while the player was at the table. */
  corrected: LivePast | null;
};

/** The error code of a refusal and what the server says about it. */
export type LiveRefusal = { refused: string; details?: Readonly<Record<string, unknown>> | undefined };
export type LiveAnswer = { bet: LiveBet } | LiveRefusal;

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
  /** Places a bet. A caller that chooses the id itself can recognise the bet before the server answers. */
  bet(bet: Record<string, unknown>, id?: string): Promise<LiveAnswer>;
  leave(betId: string): Promise<LiveAnswer>;
  /** Makes a choice in the open decision window of the running round. */
  choose(betId: string, window: number, action: Record<string, unknown>): Promise<LiveAnswer>;
  /** Withdraws a bet before betting closes. */
  withdraw(betId: string): Promise<LiveAnswer>;
  /** Takes a seat, or gives up the player's own; resolves to an error code if refused, otherwise null. */
  sit(seat: number): Promise<string | null>;
  leaveSeat(): Promise<string | null>;
  /** Tips the dealer; resolves to the refusal if there is one, otherwise null. */
  tip(amount: number): Promise<LiveRefusal | null>;
  close(): void;
};

type Parts = {
  connect(listener: {
    onMessage(message: TableMessage): void;
    onOpen(): void;
    onLost(isCrowded: boolean): void;
    /** The number of the table to request. After a lost connection, this is the table where the player was. */
    tableNumber(): number | null;
  }): LiveConnection;
  /** Called with every balance and its version; see `currentBalance` in the contract. */
  onBalance(major: number, version: number | null): void;
  /** Called when the server assigns the page to a table other than the requested or the previous one. */
  onOtherTable?(table: ServedTable): void;
  /** The number of the table that the page requests; null if the server may choose one. */
  wantedTable?: number | null;
  newId?: () => string;
  clock?: () => number;
  /** How long the end of a round is held back; see `holdResults`. */
  resultDelayMs?: (() => number) | undefined;
};

/** The minimum number of past results to keep. More are kept if the server sends more. */
const leastPast = 30;

const codeOf = (refusal: LiveRefusal | null) => refusal?.refused ?? null;
const revealedBy = (round: LiveRound | null) => (round?.seeds ? { revealed: round } : {});

export function createLiveTable(parts: Parts): LiveTable {
  const {
    connect,
    onBalance,
    onOtherTable,
    wantedTable = null,
    newId,
    clock = Date.now,
    resultDelayMs,
  } = parts;
  const listeners = new Set<() => void>();
  const asking = new Map<string, { message: SeatMessage; answer(refused: LiveRefusal | null): void }>();
  const waiting = new Map<string, { message: SeatMessage; answer(answer: LiveAnswer): void }>();
  let offsetMs = Number.NEGATIVE_INFINITY;
  let state: LiveState = {
    table: null,
    isConnected: false,
    isCrowded: false,
    round: null,
    bets: [],
    mine: new Set(),
    revealed: null,
    history: [],
    restriction: null,
    seats: [],
    tip: null,
    isAsking: false,
    isRefused: false,
    corrected: null,
  };

  const set = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** A delayed message makes the server's clock seem slow, so we use the message with the shortest delay so far. */
  const syncClock = (now: number) => {
    offsetMs = Math.max(offsetMs, now - clock());
  };

  const nextId = newId ?? (() => crypto.randomUUID());
  const chat = createTableChat((message) => connection.send(message), newId);

  function receive(message: TableMessage): void {
    if (chat.receive(message)) return;
    switch (message.type) {
      case "snapshot": {
        syncClock(message.now);
        onBalance(message.balance, message.version);
        const { table, round, bets, history, restriction, seats, tip } = message;
        const expected = state.table?.number ?? wantedTable;
        if (expected !== null && table.number !== expected) onOtherTable?.(table);
        const isMoved = state.table !== null && table.slug !== state.table.slug;
        const mine = new Set(message.mine);
        set({
          ...{
            table,
            isConnected: true,
            isCrowded: false,
            round,
            bets,
            mine,
            history,
            restriction,
            seats,
            tip,
          },
          ...revealedBy(round),
        });
        for (const { message: unanswered } of [...waiting.values(), ...asking.values()]) {
          // The request was meant for the player's previous table, which has closed.
          if (isMoved) resolve(unanswered.id, { refused: "TABLE_CLOSED" });
          else connection.send(unanswered);
        }
        return;
      }
      case "round":
        syncClock(message.now);
        receiveRound(message.round);
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
        onBalance(message.balance, message.version);
        resolve(message.id, null);
        return;
      case "history":
        receiveHistory(message.history);
        return;
      case "bets":
        set({ bets: merge(message.bets), mine: new Set([...state.mine, ...message.mine]) });
        return;
      case "balance":
        onBalance(message.balance, message.version);
        return;
      case "answer":
        onBalance(message.balance, message.version);
        set({ bets: merge([message.bet]), mine: new Set([...state.mine, message.bet.id]) });
        resolve(message.id, { bet: message.bet });
        return;
      case "refused":
        if (message.balance !== null) onBalance(message.balance, message.version);
        resolve(message.id, { refused: message.code, details: message.details });
    }
  }

  function receiveRound(round: LiveRound): void {
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

  function receiveHistory(history: readonly LivePast[]): void {
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
    if (waiting.delete(id) && answer !== null)
      set({ isAsking: waiting.size > 0, isRefused: "refused" in answer });
    asking.get(id)?.answer(answer !== null && "refused" in answer ? answer : null);
    asking.delete(id);
  }

  function say(message: SeatMessage): Promise<LiveAnswer> {
    return new Promise((answer) => {
      waiting.set(message.id, { message, answer });
      set({ isAsking: true });
      connection.send(message);
    });
  }

  function ask(message: SeatMessage): Promise<LiveRefusal | null> {
    return new Promise((answer) => {
      asking.set(message.id, { message, answer });
      connection.send(message);
    });
  }

  const connection = connect({
    onMessage: resultDelayMs ? holdResults(receive, resultDelayMs) : receive,
    onOpen: () => {},
    tableNumber: () => state.table?.number ?? wantedTable,
    onLost: (isCrowded) => {
      chat.lose();
      set({ isConnected: false, isCrowded });
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
    bet: (bet, id = nextId()) => say({ type: "bet", id, round: state.round?.number ?? 1, bet }),
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
    sit: async (seat) => codeOf(await ask({ type: "sit", id: nextId(), seat })),
    tip: (amount) => ask({ type: "tip", id: nextId(), amount }),
    leaveSeat: async () => codeOf(await ask({ type: "leave-seat", id: nextId() })),
    close: () => connection.close(),
  };
}
