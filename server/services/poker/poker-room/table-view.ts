import type { PokerTable, PokerTableView } from "@parlour/contracts/entities/poker";
import { legalActions } from "@parlour/poker/engine/legal-actions";
import type { HandState } from "@parlour/poker/engine/state";
import { toWire } from "./chip-amounts.ts";
import { actDeadline, voteDeadline } from "./due.ts";
import { accountOf } from "./entries.ts";
import { toHandView, toProof } from "./hand-view.ts";
import type { Pace } from "./pace.ts";
import { buyInRange, topUpMax } from "./seating.ts";
import { isPractice, shownName, stakesOf, type TableConfig } from "./table-config.ts";
import {
  isInHand,
  type Person,
  runningHand,
  type Seat,
  seatOf,
  storedPlay,
  type TableHand,
  type TableState,
} from "./table-state.ts";
import { canReplay } from "./void-hand.ts";

export function toTerms(config: TableConfig): Omit<PokerTable, "players" | "waiting" | "pool"> {
  const major = toWire(config);
  const cap = config.rake.caps.at(-1)?.cap;
  return {
    id: config.id,
    name: config.name,
    game: config.game,
    limit: config.limit,
    seatCount: config.seats,
    smallBlind: major(config.smallBlind),
    bigBlind: major(config.bigBlind),
    minBuyIn: major(config.minBuyIn),
    maxBuyIn: major(config.maxBuyIn),
    currency: config.currency,
    bots: config.bots?.level ?? null,
    rake:
      config.rake.basisPoints === 0 || cap === undefined
        ? null
        : { percent: config.rake.basisPoints / 100, cap: major(cap) },
    options: {
      ante: config.options?.ante === undefined ? null : major(config.options.ante),
      buttonBlind: config.options?.buttonBlind === true,
      straddle: config.options?.straddle === true,
      runItTwice: config.options?.runItTwice === true,
      bombPot: config.options?.bombPot
        ? { ...config.options.bombPot, ante: major(config.options.bombPot.ante) }
        : null,
      anonymous: config.options?.anonymous ?? null,
    },
    fastFold: config.fastFold ? { entries: config.fastFold.entries } : null,
    tournament: config.tournament ? { id: config.tournament.id, name: config.tournament.name } : null,
  };
}

export function toLobbyTable(config: TableConfig, state: TableState): PokerTable {
  const major = toWire(config);
  return {
    ...toTerms(config),
    pool: config.fastFold ? toPool(state) : null,
    players: (config.fastFold ? [] : state.seats).map((person) => ({
      seat: person.seat,
      name: shownName(config, person),
      kind: person.kind,
      stack: major(person.stack),
    })),
    waiting: state.waiting.length,
  };
}

/**
 * Counts the people in a pool, each only once even with two entries, and the bots. Bots play only while there are
 * people, so an empty pool has none.
 */
function toPool({ seats, pool }: TableState): NonNullable<PokerTable["pool"]> {
  const people = seats.filter(({ kind }) => kind !== "BOT").map(({ owner }) => accountOf(owner));
  return {
    players: new Set(people).size,
    bots: people.length === 0 ? 0 : seats.length - people.length,
    isClosed: pool?.isClosed === true,
  };
}

export type Shown = {
  config: TableConfig;
  state: TableState;
  version: number;
  pace: Pace;
  nowMs: number;
};

/** A hand that this server's rules refuse is not shown; the server that runs the table voids it. */
const playOf = ({ state: { hand } }: Shown): HandState | null =>
  hand && canReplay(hand) ? storedPlay(hand) : null;

/** Returns the table as one person sees it; `person` is null for a visitor who can only watch. */
export function toTableView(shown: Shown, person: Person | null): PokerTableView {
  const { config, state, version, nowMs } = shown;
  const major = toWire(config);
  const own = person ? seatOf(state, person.owner) : undefined;
  return {
    version,
    now: nowMs,
    table: { ...toLobbyTable(config, state), ...blindsOf(config, nowMs) },
    seats: state.seats.map((seat) => ({
      seat: seat.seat,
      name: shownName(config, seat),
      kind: seat.kind,
      stack: major(stackOf(seat, shown)),
      isReserved: seat.stage === "buying",
      isSittingOut: seat.sitsOut,
      isConnected: seat.isConnected,
    })),
    hand: toLiveHand(shown, own?.seat ?? null),
    nextCommitment: state.nextDeck?.commitment ?? null,
    voidedHand: state.voided?.at(-1)?.number ?? null,
    nextHandAt: state.nextHandMs,
    you: toYou(shown, person, own),
  };
}

/** Returns the current blinds, which rise in a tournament. */
function blindsOf(config: TableConfig, nowMs: number): { smallBlind: number; bigBlind: number } {
  const { smallBlind, bigBlind } = stakesOf(config, nowMs);
  const major = toWire(config);
  return { smallBlind: major(smallBlind), bigBlind: major(bigBlind) };
}

/** Returns a seat's stack. During a hand the chips are in the hand, and the seat holds the stack that it began with. */
function stackOf(seat: Seat, shown: Shown): number {
  const { state } = shown;
  const play = playOf(shown);
  const player = state.hand?.endedMs === null && play?.players.find((one) => one.seat === seat.seat);
  return player ? player.stack : seat.stack;
}

function toLiveHand(shown: Shown, seat: number | null): PokerTableView["hand"] {
  const { config, state, pace } = shown;
  const play = playOf(shown);
  const { hand } = state;
  if (hand === null || play === null) return null;
  const acting = state.seats.find(
    (one) => play.toAct !== null && one.seat === play.players[play.toAct]!.seat,
  );
  const isPerson = acting !== undefined && acting.kind !== "BOT";
  const isOver = hand.endedMs !== null;
  // A seat that was given up after the hand may belong to another person now.
  const isOwn = hand.people.some((one) => one.seat === seat && seatOwner(state, seat) === one.owner);
  const viewer = { seat: isOwn ? seat : null };
  return {
    ...toHandView(config, hand, play, viewer),
    id: hand.id,
    number: hand.number,
    step: hand.actions.length,
    commitment: hand.commitment,
    turnAt: hand.turnMs,
    timeBankAt: isPerson ? hand.turnMs + pace.actionMs : null,
    actBy: acting ? actDeadline(hand, acting, pace) : voteBy(state, hand, play, pace),
    proof: isOver ? toProof(hand, play, viewer) : null,
  };
}

/**
 * Returns the latest time at which an all-in player can still answer whether to run it twice; null if no one is asked.
 */
function voteBy(state: TableState, hand: TableHand, play: HandState, pace: Pace): number | null {
  if (play.phase !== "runs") return null;
  const open = play.players.filter(({ folded }, at) => !folded && play.runVotes[at] === null);
  const seats = state.seats.filter(({ seat }) => open.some((player) => player.seat === seat));
  return Math.max(...seats.map((seat) => voteDeadline(hand, seat, pace)));
}

const awaitsBlind = ({ seat, missed, sitsOut, stack }: Seat, state: TableState): boolean =>
  (missed.small || missed.big) &&
  !sitsOut &&
  stack > 0 &&
  runningHand(state) !== null &&
  !isInHand(state, seat);

const seatOwner = (state: TableState, seat: number | null) =>
  state.seats.find((one) => one.seat === seat)?.owner;

function toYou(shown: Shown, person: Person | null, own: Seat | undefined): PokerTableView["you"] {
  const { config, state, pace, nowMs } = shown;
  const play = playOf(shown);
  const major = toWire(config);
  const range = buyInRange(state, person?.owner ?? "", { config, pace, nowMs });
  const isDealt =
    own && state.hand?.people.some(({ seat, owner }) => seat === own.seat && owner === own.owner);
  const legal = isDealt && play ? legalActions(play, own.seat) : null;
  const amounts = (limits: { min: number; max: number } | null) =>
    limits && { min: major(limits.min), max: major(limits.max) };
  const place = state.waiting.findIndex(({ owner }) => owner === person?.owner);
  const offer = state.waiting[place]?.offer ?? null;
  return {
    mayPlay: person !== null && !config.tournament && (isPractice(config) || person.kind === "PLAYER"),
    seat: own?.seat ?? null,
    isSittingOut: own?.sitsOut ?? false,
    isLeaving: own?.leaves ?? false,
    isStraddling: own?.straddles ?? false,
    autoPosts: own?.waitsForBlind !== true,
    awaitsBlind: own !== undefined && awaitsBlind(own, state),
    rebuys: own?.rebuys ?? false,
    topUp: major(own?.topUp?.amount ?? 0),
    timeBankMs: own?.timeBankMs ?? 0,
    legal: legal && {
      fold: legal.fold,
      check: legal.check,
      call: legal.call === null ? null : major(legal.call),
      bet: amounts(legal.bet),
      raise: amounts(legal.raise),
      runs: legal.runs,
      show: legal.show,
    },
    buyIn: { min: major(range.min), max: major(range.max) },
    topUpMax: own ? major(topUpMax(own, config)) : 0,
    waitingPlace: place < 0 ? null : place + 1,
    offer: offer && { seat: offer.seat, until: offer.untilMs },
    pool: null,
  };
}
