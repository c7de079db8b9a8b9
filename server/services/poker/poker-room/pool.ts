import type { HandAction, RefusalCode } from "@parlour/poker/engine/apply";
import type { HandState } from "@parlour/poker/engine/state";
import { awayUntilMs, type Due, leaveWhoIsAway, nextDueMs, playHandOn } from "./due.ts";
import { actInHand, type Play } from "./playing.ts";
import { breakUpChosen, dealPoolHands, freeNumber, nextDealMs } from "./pool-dealing.ts";
import { type Refused, seatAfterHand, sit, sitOut } from "./seating.ts";
import {
  awaitsDeal,
  type Person,
  poolSeatOf,
  poolTableOf,
  runningHand,
  type Seat,
  seatOf,
  stateOf,
  type TableState,
} from "./table-state.ts";

/** Returns the pool's part of the table state, which is created on first use. */
export function poolOf(state: TableState): NonNullable<TableState["pool"]> {
  state.pool ??= { tables: [], isClosed: false };
  return state.pool;
}

/** Adds a member to the pool. In a real-money pool the member gets the chips when the buy-in is taken. */
export function joinPool(
  state: TableState,
  person: Person,
  entry: { amount: number; session: string; sitId: string },
  table: Play,
): Refused | null {
  if (poolOf(state).isClosed) return { code: "POOL_CLOSED" };
  const number = freeNumber(state);
  const config = { ...table.config, seats: table.config.fastFold!.members };
  const refused = sit(state, person, { ...entry, seat: number }, { ...table, config });
  const member = seatOf(state, person.owner);
  if (member) member.readyMs ??= table.nowMs;
  return refused;
}

/**
 * Whether a player may move on before their turn. They must face another player's larger bet: only then is the fold
 * certain, so the chips that they take along can no longer be won or lost in this hand.
 */
function mayFoldInAdvance({ phase, players }: HandState, seat: number): boolean {
  const own = players.find((player) => player.seat === seat);
  if (!own || own.folded || own.stack === 0 || phase === "complete" || phase === "runs") return false;
  return players.some(({ folded, streetBet }) => !folded && streetBet > own.streetBet);
}

/** Whether a player can move on to the next hand: by folding, or because the hand is over. */
export const canGo = (at: TableState, play: HandState, seat: number): boolean =>
  runningHand(at) === null || mayFoldInAdvance(play, seat);

/**
 * Moves the player on to the next hand. If the current hand is still running, the player folds it, in turn or before
 * their turn.
 */
export function foldAndGo(state: TableState, owner: string, hand: number, table: Play): Refused | null {
  const member = seatOf(state, owner);
  const at = member && poolTableOf(state, member);
  const seat = member && poolSeatOf(state, member);
  if (!member || !at || !seat) return { code: "NOT_SEATED" };
  if (at.handNumber !== hand) return { code: "NOT_YOUR_TURN" };
  if (awaitsDeal(at)) return { code: "ACTION_NOT_ALLOWED" };
  const play = stateOf(at.hand!);
  if (!canGo(at, play, seat.seat)) return { code: "ACTION_NOT_ALLOWED" };
  if (runningHand(at) === null) {
    release(state, member, table);
    return null;
  }
  if (play.toAct !== null && play.players[play.toAct]!.seat === seat.seat) {
    actInHand(at, { type: "fold", seat: seat.seat }, table);
    settleTable(state, at, table);
    return null;
  }
  // The others learn about the fold only when it is this player's turn.
  seat.isGone = true;
  takeChips(member, seat, play);
  release(state, member, table);
  return null;
}

/** Applies a player's action to the hand that they are playing. A player who folds moves on at once. */
export function actInPool(
  state: TableState,
  member: Seat,
  action: HandAction,
  table: Play,
): RefusalCode | null {
  const at = poolTableOf(state, member)!;
  const isRunning = runningHand(at) !== null;
  const refused = actInHand(at, action, table);
  // An action after the hand only shows cards. The stacks were copied to the members when the hand ended, and must not
  // be copied again, because players may have topped up since.
  if (refused === null && isRunning) settleTable(state, at, table);
  return refused;
}

/** Lets a player leave with their chips: at once, or as soon as they are out of the hand. */
export function leavePool(state: TableState, owner: string, table: Play): void {
  const member = seatOf(state, owner);
  if (!member || member.stage === "paying") return;
  member.leaves = true;
  const at = poolTableOf(state, member);
  if (at && awaitsDeal(at)) breakUpChosen(state, at);
  const seat = poolSeatOf(state, member);
  if (seat && foldAndGo(state, owner, member.at!, table) !== null) seat.isGone = true;
  if (state.seats.includes(member)) seatAfterHand(state, member, table);
}

/** Ends a pool: no more hands are dealt, and everyone gets their chips after the hand that they are playing. */
export function closePool(state: TableState, table: Play): void {
  poolOf(state).isClosed = true;
  for (const member of [...state.seats]) {
    member.leaves = true;
    seatAfterHand(state, member, table);
  }
}

function takeChips(member: Seat, seat: Seat, play: HandState): void {
  member.stack = play.players.find((player) => player.seat === seat.seat)!.stack;
  seat.taken = member.stack;
  member.timeBankMs = seat.timeBankMs;
  member.reserveMs = seat.reserveMs;
}

function release(state: TableState, member: Seat, table: Play): void {
  delete member.at;
  member.readyMs = table.nowMs;
  seatAfterHand(state, member, table);
}

/** Moves on the players who have folded, and gives the others their chips when the hand is over. */
function settleTable(state: TableState, at: TableState, table: Play): void {
  const play = stateOf(at.hand!);
  const isOver = runningHand(at) === null;
  for (const member of state.seats.filter((one) => one.at === at.handNumber)) {
    const seat = poolSeatOf(state, member)!;
    const isOut = play.players.some((player) => player.seat === seat.seat && player.folded);
    // A player who ran out of time in the hand also sits out in the pool.
    if (seat.sitsOut && !member.sitsOut && seat.stack > 0) sitOut(state, member.owner, true, table.nowMs);
    if (!isOver && !isOut) continue;
    takeChips(member, seat, play);
    if (isOver && !isOut) seatAfterHand(state, member, table);
    else release(state, member, table);
  }
  if (isOver) state.rakeDue.push(...at.rakeDue.splice(0));
}

/** Removes tables whose hand is over, once its players have been shown the result. Returns whether there were any. */
function breakUpTables(state: TableState, table: Play): boolean {
  const { pool } = state;
  const isDone = (at: TableState) =>
    !awaitsDeal(at) &&
    runningHand(at) === null &&
    (at.nextHandMs! <= table.nowMs ||
      !state.seats.some((member) => member.at === at.handNumber && member.kind !== "BOT"));
  const done = pool!.tables.filter(isDone);
  for (const member of state.seats.filter((one) => done.some(({ handNumber }) => handNumber === one.at)))
    release(state, member, table);
  pool!.tables = pool!.tables.filter((at) => !done.includes(at));
  return done.length > 0;
}

/**
 * Carries out everything that is due in a pool. A hand that ends in this call is removed only by a later one, because
 * it must still be in the state when the change that ended it is stored.
 */
export function playPoolOn(state: TableState, due: Due): boolean {
  poolOf(state);
  let isChanged = breakUpTables(state, due);
  while (leaveWhoIsAway(state, due)) isChanged = true;
  for (const at of state.pool!.tables) {
    if (!playHandOn(at, due)) continue;
    settleTable(state, at, due);
    isChanged = true;
  }
  return dealPoolHands(state, due) || isChanged;
}

/** Returns when `playPoolOn` may have something to do next; null if the pool waits for a person. */
export function nextPoolDueMs(state: TableState, due: Due): number | null {
  const moments = (state.pool?.tables ?? []).map((at) => {
    if (awaitsDeal(at)) return 0;
    return runningHand(at) ? nextDueMs({ ...at, seats: at.seats.map(present) }, due) : at.nextHandMs;
  });
  for (const member of state.seats) moments.push(awayUntilMs(state, member, due));
  moments.push(nextDealMs(state, due));
  const known = moments.filter((ms) => ms !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/**
 * A long absence removes a player from the pool, but not from a running hand, so absence is ignored for the seats of a
 * hand.
 */
const present = (seat: Seat): Seat => ({ ...seat, awayMs: null });
