import type { ErrorCode } from "@parlour/contracts/errors";
import type { Chips } from "@parlour/poker/engine/state";
import { connectionTo } from "./connection.ts";
import { accountOf } from "./entries.ts";
import type { Pace } from "./pace.ts";
import { isPractice, type TableConfig } from "./table-config.ts";
import {
  isGone,
  isInHand,
  type Person,
  poolSeatOf,
  type Seat,
  seatOf,
  type TableState,
  type WaitingPerson,
} from "./table-state.ts";

type Table = { config: TableConfig; pace: Pace; nowMs: number; server?: string };
export type Refused = { code: ErrorCode; details?: Record<string, unknown> };

/**
 * Returns the range of buy-ins. A player who returns soon after leaving must buy in for at least the chips they left
 * with (no ratholing).
 */
export function buyInRange(state: TableState, owner: string, { config, pace, nowMs }: Table) {
  // A player who left a pool with several entries must buy in for at least the largest of their stacks; they must not
  // choose to return with a smaller one.
  const left = state.departures
    .filter(
      (departure) =>
        accountOf(departure.owner) === accountOf(owner) &&
        (departure.owner === owner || !seatOf(state, departure.owner)) &&
        nowMs - departure.atMs < pace.goingSouthMs,
    )
    .map(({ stack }) => stack);
  return {
    min: Math.max(config.minBuyIn, ...left),
    max: Math.max(config.maxBuyIn, ...left),
  };
}

const offeredTo = (state: TableState, seat: number) =>
  state.waiting.find(({ offer }) => offer?.seat === seat)?.owner;

const freeSeats = (state: TableState, { seats }: TableConfig): number[] =>
  Array.from({ length: seats }, (_, at) => at + 1).filter(
    (number) => !state.seats.some(({ seat }) => seat === number),
  );

/** Whether there is a seat that is neither taken nor offered to a waiting player. */
export const hasOpenSeat = (state: TableState, config: TableConfig): boolean =>
  freeSeats(state, config).some((seat) => offeredTo(state, seat) === undefined);

/** Reserves a seat. At a cash table the chips follow when the buy-in is taken. */
export function sit(
  state: TableState,
  person: Person,
  { seat, amount, session, sitId }: { seat: number; amount: Chips; session: string; sitId?: string },
  table: Table,
): Refused | null {
  const { config, pace } = table;
  // Bots and guests never play for real money.
  if (!isPractice(config) && person.kind !== "PLAYER") return { code: "SESSION_INVALID" };
  const known = seatOf(state, person.owner);
  if (known) return sitId && known.sitId === sitId ? null : { code: "ALREADY_SEATED" };
  const offered = offeredTo(state, seat);
  if (!freeSeats(state, config).includes(seat) || (offered && offered !== person.owner))
    return { code: "SEAT_TAKEN" };
  const { min, max } = buyInRange(state, person.owner, table);
  if (amount < min || amount > max) return { code: "BUY_IN_OUT_OF_RANGE", details: { min, max } };
  state.waiting = state.waiting.filter(({ owner }) => owner !== person.owner);
  if (state.seats.length === 0) delete state.voided;
  state.seats.push({
    ...person,
    seat,
    session,
    ...(sitId && { sitId }),
    stage: isPractice(config) ? "seated" : "buying",
    stack: amount,
    buyIn: amount,
    topUp: null,
    sitsOut: false,
    awayMs: null,
    leaves: false,
    // A newcomer owes a big blind, unless their seat is the big blind in their first hand anyway.
    missed: { small: false, big: true },
    timeBankMs: pace.timeBankMs,
    reserveMs: pace.reserveMs,
    isConnected: true,
    ...connectionTo(person, table),
  });
  state.seats.sort((one, other) => one.seat - other.seat);
  return null;
}

/** Adds chips between hands, up to the table's maximum. */
export function topUp(
  state: TableState,
  owner: string,
  { id, amount }: { id: string; amount: Chips },
  { config }: Table,
): Refused | null {
  const seat = seatOf(state, owner);
  if (seat?.stage !== "seated" || seat.leaves) return { code: "NOT_SEATED" };
  if (seat.topUpIds?.includes(id)) return null;
  if (seat.topUp) return seat.topUp.id === id ? null : { code: "CONFLICT" };
  const max = topUpMax(seat, config);
  if (amount > max) return { code: "BUY_IN_OUT_OF_RANGE", details: { min: 0, max } };
  seat.topUp = { id, amount, isTaken: isPractice(config) };
  addTopUp(state, seat);
  return null;
}

/**
 * Returns how much a player can add. During a hand a seat keeps its starting stack, so a top-up reveals nothing about
 * the hand.
 */
export const topUpMax = ({ stack, topUp: waiting }: Seat, { maxBuyIn }: TableConfig): Chips =>
  Math.max(0, maxBuyIn - stack - (waiting?.amount ?? 0));

export function addTopUp(state: TableState, seat: Seat): void {
  if (!seat.topUp?.isTaken || isInHand(state, seat.seat)) return;
  if (seat.stack === 0) {
    // The player sat out only because they had no chips, so the top-up brings them back into the game. A player who has
    // since lost the connection stays away; otherwise they would keep the seat for ever.
    seat.sitsOut = false;
    if (seat.isConnected) seat.awayMs = null;
  }
  seat.stack += seat.topUp.amount;
  seat.topUpIds = [...(seat.topUpIds ?? []), seat.topUp.id];
  seat.topUp = null;
}

export function sitOut(state: TableState, owner: string, value: boolean, nowMs: number): Refused | null {
  const seat = seatOf(state, owner);
  if (!seat || seat.stage === "paying") return { code: "NOT_SEATED" };
  seat.sitsOut = value;
  const inHand = poolSeatOf(state, seat);
  if (inHand) inHand.sitsOut = value;
  seat.awayMs = value || !seat.isConnected ? (seat.awayMs ?? nowMs) : null;
  return null;
}

/** Records whether a player wants to straddle whenever they sit left of the big blind. */
export function setStraddle(
  state: TableState,
  owner: string,
  value: boolean,
  { config }: Table,
): Refused | null {
  if (!config.options?.straddle) return { code: "ACTION_NOT_ALLOWED" };
  const seat = seatOf(state, owner);
  if (!seat || seat.stage === "paying") return { code: "NOT_SEATED" };
  seat.straddles = value;
  return null;
}

/** Records whether a new or returning player posts the blinds they owe at once, or waits for the big blind. */
export function setAutoPost(state: TableState, owner: string, value: boolean): Refused | null {
  const seat = seatOf(state, owner);
  if (!seat || seat.stage === "paying") return { code: "NOT_SEATED" };
  seat.waitsForBlind = !value;
  return null;
}

/** Records whether a player buys in again automatically after losing all chips. */
export function setRebuys(state: TableState, owner: string, value: boolean, table: Table): Refused | null {
  const seat = seatOf(state, owner);
  if (seat?.stage !== "seated" || seat.leaves) return { code: "NOT_SEATED" };
  seat.rebuys = value;
  seatAfterHand(state, seat, table);
  return null;
}

/** Lets a player leave: the seat is free after the current hand, and the chips go back to the player. */
export function leave(state: TableState, owner: string, table: Table): Refused | null {
  state.waiting = state.waiting.filter((person) => person.owner !== owner);
  const seat = seatOf(state, owner);
  if (!seat) return null;
  seat.leaves = true;
  seatAfterHand(state, seat, table);
  return null;
}

/**
 * Does everything that had to wait for the end of a hand: top-ups, leaving, and sitting out players without
 * chips. During a hand it does nothing, because the seat's chips are in play.
 */
export function seatAfterHand(state: TableState, seat: Seat, table: Table): void {
  const { config, nowMs } = table;
  if (isInHand(state, seat.seat)) return;
  seat.stack += seat.returned ?? 0;
  delete seat.returned;
  addTopUp(state, seat);
  if (seat.stage !== "seated" || config.tournament) return;
  if (seat.leaves && seat.topUp === null) {
    if (isPractice(config)) removeSeat(state, seat, table);
    else seat.stage = "paying";
  } else if (seat.stack === 0 && seat.topUp === null && seat.kind !== "BOT") {
    seat.sitsOut = true;
    seat.awayMs ??= nowMs;
    if (seat.rebuys) rebuy(state, seat, config);
  }
}

/** Requests the chips of an automatic re-buy, which bring the player back into the game once they are paid for. */
function rebuy(state: TableState, seat: Seat, config: TableConfig): void {
  seat.rebuyCount = (seat.rebuyCount ?? 0) + 1;
  seat.topUp = {
    id: `re-buy-${seat.rebuyCount}`,
    amount: Math.min(seat.buyIn ?? config.minBuyIn, config.maxBuyIn),
    isTaken: isPractice(config),
  };
  addTopUp(state, seat);
}

export function removeSeat(state: TableState, seat: Seat, { config, pace, nowMs }: Table): void {
  state.seats = state.seats.filter((one) => one !== seat);
  // An empty table starts again from the beginning: the next players owe no blinds.
  if (state.seats.length === 0) state.positions = null;
  state.departures = state.departures.filter(
    ({ owner, atMs }) => owner !== seat.owner && nowMs - atMs < pace.goingSouthMs,
  );
  if (!isPractice(config) && seat.stack > 0)
    state.departures.push({ owner: seat.owner, stack: seat.stack, atMs: nowMs });
}

export function waitForSeat(state: TableState, person: Person, value: boolean, table: Table): Refused | null {
  const others = state.waiting.filter(({ owner }) => owner !== person.owner);
  if (!value) {
    state.waiting = others;
    return null;
  }
  if (!isPractice(table.config) && person.kind !== "PLAYER") return { code: "SESSION_INVALID" };
  if (seatOf(state, person.owner)) return { code: "ALREADY_SEATED" };
  if (others.length < state.waiting.length) return null;
  if (hasOpenSeat(state, table.config)) return { code: "SEATS_AVAILABLE" };
  state.waiting.push({ ...person, sinceMs: table.nowMs, offer: null, ...connectionTo(person, table) });
  return null;
}

/** Returns when a waiting person without a connection loses their place; null for one who is connected. */
export const waitsUntilMs = (person: WaitingPerson, pace: Pace): number | null =>
  isGone(person) ? person.goneMs! + pace.waitingGoneMs : null;

/** Offers free seats to waiting players, in order, each for a limited time. Returns whether anything changed. */
export function offerSeats(state: TableState, { config, pace, nowMs }: Table): boolean {
  const before = state.waiting.length;
  state.waiting = state.waiting.filter(
    (person) =>
      (person.offer === null || person.offer.untilMs > nowMs) &&
      (waitsUntilMs(person, pace) ?? Number.POSITIVE_INFINITY) > nowMs,
  );
  let isChanged = state.waiting.length < before;
  for (const seat of freeSeats(state, config)) {
    const next = state.waiting.find(({ offer }) => offer === null);
    if (!next) break;
    if (offeredTo(state, seat) !== undefined) continue;
    next.offer = { seat, untilMs: nowMs + pace.offerMs };
    isChanged = true;
  }
  return isChanged;
}
