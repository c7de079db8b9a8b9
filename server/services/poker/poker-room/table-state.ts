import { apply, type HandAction } from "@parlour/poker/engine/apply";
import { startHand } from "@parlour/poker/engine/start-hand";
import type { Chips, HandSetup, HandState } from "@parlour/poker/engine/state";
import type { MissedBlinds } from "@parlour/poker/table/missed-blinds";
import type { Positions } from "@parlour/poker/table/positions";
import type { PreparedDeck } from "./deck-commitment.ts";

/** A person or bot in the room. `owner` is the player's id, or a hash of the guest's secret. */
export type Person = { owner: string; name: string; kind: "PLAYER" | "GUEST" | "BOT" };

/**
 * Where a seat's money is. `buying`: the buy-in is being taken; `seated`: the chips are on the table;
 * `paying`: they are being paid out. Each step can be repeated by any server.
 */
export type SeatStage = "buying" | "seated" | "paying";

export type Seat = Person & {
  seat: number;
  /** The id of the player's session at the table, from buy-in to cash-out, which is also the wager's id. */
  session: string;
  /**
   * The id of the player's request for the seat, so that a repeated request finds the seat already taken by the same
   * player.
   */
  sitId?: string;
  stage: SeatStage;
  /**
   * Whether the buy-in was refused. If another server has taken it anyway, it is refunded before the seat becomes free.
   */
  isRefused?: boolean;
  stack: Chips;
  /**
   * Chips that were bought during the session but have not been put on the table. A refused top-up is returned like a
   * buy-in.
   */
  topUp: { id: string; amount: Chips; isTaken: boolean; isRefused?: boolean } | null;
  /**
   * The ids of this session's top-ups whose chips are on the table. If an id is sent again, the ledger reports success
   * without taking money again, so the table must not add the chips again either.
   */
  topUpIds?: string[];
  sitsOut: boolean;
  /** When the player began to sit out or was disconnected; null if neither. */
  awayMs: number | null;
  /** Whether the player leaves as soon as the hand allows it. */
  leaves: boolean;
  missed: MissedBlinds;
  /** Whether a player who owes blinds waits for the big blind instead of posting them as soon as possible. */
  waitsForBlind?: boolean;
  /** Whether the player straddles whenever they sit left of the big blind. */
  straddles?: boolean;
  timeBankMs: number;
  reserveMs: number;
  isConnected: boolean;
  /** The server that a connected player is connected to; missing for bots. */
  connectedTo?: string;
  /** The chips of the first buy-in, which an automatic re-buy repeats; missing in seats from before this was stored. */
  buyIn?: Chips;
  /** Whether the player buys in again automatically after losing all chips. */
  rebuys?: boolean;
  /** The number of automatic re-buys requested during this session, which gives each of them its own id. */
  rebuyCount?: number;
  /** Members of a pool: the number of the hand that they are dealt into; missing while they wait for the next hand. */
  at?: number;
  /** Members of a pool: when they began to wait for a hand. */
  readyMs?: number;
  /** Members of a pool: hands since the member last posted each blind; null if the big blind was never posted. */
  handsSince?: { big: number | null; small: number };
  /**
   * In a fast-fold pool, whether the player has moved on from this hand or is leaving. The seat then checks or folds as
   * soon as it is its turn.
   */
  isGone?: boolean;
  /** The seat of a pool's hand: the chips that the player took along when they folded and moved on. */
  taken?: Chips;
  /** The seat of a pool's hand: what the player's stay has been paid, if they have left the pool since they folded. */
  paidOut?: Chips;
  /** Members of a pool: chips of a voided hand that are added to the stack as soon as no hand is being played. */
  returned?: Chips;
  /** Members of a pool: the number of the last hand, if it was voided. */
  voidedHand?: number;
  /** Whether a tournament player has no chips left but can still re-buy. */
  awaitsReBuy?: boolean;
};

/** A hand, stored as its setup and its actions; `stateOf` replays them. */
export type TableHand = {
  id: string;
  number: number;
  setup: HandSetup;
  actions: HandAction[];
  /** How long each action took, in milliseconds; missing in hands from before this was measured. */
  thinkMs?: number[];
  button: number;
  /** The seed of the nonces in the deck's commitments. */
  nonceSeed: string;
  commitment: string;
  people: { seat: number; owner: string; name: string; kind: Person["kind"] }[];
  startedMs: number;
  turnMs: number;
  endedMs: number | null;
};

export type WaitingPerson = Person & {
  sinceMs: number;
  offer: { seat: number; untilMs: number } | null;
  /** When the person's last connection ended; null or missing while they are connected. */
  goneMs?: number | null;
  connectedTo?: string;
};

/** Whether a waiting person has no connection. */
export const isGone = ({ goneMs }: WaitingPerson): boolean => goneMs !== undefined && goneMs !== null;

export type TableState = {
  seats: Seat[];
  positions: Positions | null;
  hand: TableHand | null;
  /** The deck of the next hand, whose commitment is published before that hand is dealt. */
  nextDeck?: PreparedDeck;
  handNumber: number;
  nextHandMs: number | null;
  waiting: WaitingPerson[];
  /** The stacks of players who left. If they return soon, they must buy in for at least as much. */
  departures: { owner: string; stack: Chips; atMs: number }[];
  /** Rake of finished hands that has not been posted to the ledger yet. */
  rakeDue: { handId: string; amount: Chips }[];
  /** Hands that were voided since the last deal. In a pool, the last few. */
  voided?: { id: string; number: number }[];
  /**
   * Pools: stays that ended before a hand was voided in which the player had folded. Each is paid out again with the
   * chips that the player had put in, so that `payout` is the new total.
   */
  returnsDue?: { handId: string; session: string; owner: string; payout: Chips }[];
  /**
   * Tournaments: the number of the last hand that may be dealt for now, in hand-for-hand play or while tables are
   * balanced.
   */
  dealLimit?: number | null;
  /** Set at the tables of a tournament, which are played to the end even if only bots sit there. */
  isTournament?: boolean;
  /**
   * Set in a fast-fold pool, whose members are the `seats` of this state. Each of `tables` plays a single hand, and its
   * seats are copies of the members. If a member's `at` is the number of a hand that has been dealt, their chips are in
   * that hand; if not, they are in `stack`.
   */
  pool?: { tables: TableState[]; isClosed: boolean };
};

export const emptyTable: TableState = {
  seats: [],
  positions: null,
  hand: null,
  handNumber: 0,
  nextHandMs: null,
  waiting: [],
  departures: [],
  rakeDue: [],
};

/** Returns the states of a hand after the deal and after each action. */
export function framesOf({ setup, actions }: Pick<TableHand, "setup" | "actions">): HandState[] {
  const frames = [startHand(setup)];
  for (const action of actions) {
    const { state, refused } = apply(frames.at(-1)!, action);
    if (refused) throw new Error(`A stored action is refused: ${refused}`);
    frames.push(state!);
  }
  return frames;
}

export const stateOf = (hand: Pick<TableHand, "setup" | "actions">): HandState => framesOf(hand).at(-1)!;

/** Hands of a stored state never change, so each hand is replayed only once and the result serves all viewers. */
const playedHands = new WeakMap<TableHand, HandState>();
export function storedPlay(hand: TableHand): HandState {
  const play = playedHands.get(hand) ?? stateOf(hand);
  playedHands.set(hand, play);
  return play;
}

/** Returns the current hand if it still needs actions. */
export const runningHand = ({ hand }: TableState): TableHand | null =>
  hand !== null && hand.endedMs === null ? hand : null;

export const poolTableOf = ({ pool }: TableState, { at }: Seat): TableState | undefined =>
  at === undefined ? undefined : pool?.tables.find(({ handNumber }) => handNumber === at);

/** Returns a member's seat in the pool's hand that they are playing or have just played. */
export const poolSeatOf = (state: TableState, member: Seat): Seat | undefined =>
  poolTableOf(state, member)?.seats.find(({ session }) => session === member.session);

/** Whether the players of a pool's table have been chosen but not dealt their hand yet. */
export const awaitsDeal = ({ hand }: TableState): boolean => hand === null;

export function isInHand(state: TableState, number: number): boolean {
  if (state.pool) {
    const member = state.seats.find(({ seat }) => seat === number);
    const table = member && poolTableOf(state, member);
    return table !== undefined && runningHand(table) !== null;
  }
  return runningHand(state)?.setup.players.some((player) => player.seat === number) ?? false;
}

/** Returns the hand of a table, or all hands of a pool. */
export const handsOf = ({ hand, pool }: TableState): TableHand[] =>
  [hand, ...(pool?.tables ?? []).map((table) => table.hand)].filter((one) => one !== null);

export const seatOf = (state: TableState, owner: string): Seat | undefined =>
  state.seats.find((seat) => seat.owner === owner);

/** Whether a server must run the table even if it has no spectators. */
export const isBusy = (state: TableState): boolean =>
  state.seats.some(({ kind }) => kind !== "BOT" || state.isTournament === true) ||
  state.waiting.length > 0 ||
  state.rakeDue.length > 0 ||
  (state.returnsDue?.length ?? 0) > 0;
