import { seatAfterHand } from "./seating.ts";
import type { Change, Draft } from "./table-change.ts";
import {
  handsOf,
  runningHand,
  type Seat,
  storedPlay,
  type TableHand,
  type TableState,
} from "./table-state.ts";

/** Whether this server's rules accept what is stored of a hand. */
export function canReplay(hand: TableHand): boolean {
  try {
    storedPlay(hand);
    return true;
  } catch {
    return false;
  }
}

const isUnplayable = (hand: TableHand): boolean => hand.endedMs === null && !canReplay(hand);

/** Whether a running hand cannot be continued by this server's rules. */
export const hasUnplayableHand = (state: TableState): boolean => handsOf(state).some(isUnplayable);

/** Cancels every hand that cannot be continued. Returns whether there was one. */
export const voidUnplayableHands: Change = (state, draft) => {
  const tables = (state.pool?.tables ?? [state]).filter(({ hand }) => hand !== null && isUnplayable(hand));
  for (const at of tables) voidHand(state, at, draft);
  return tables.length > 0;
};

/**
 * Cancels the running hand of a table, or of one table of a pool: everyone gets back the chips that they put in, and
 * no rake is taken. The stacks of the seats need no change, because during a hand they are those it began with.
 */
export function voidHand(state: TableState, at: TableState, table: Omit<Draft, "server">): void {
  const { id, number } = runningHand(at)!;
  state.voided = [...(state.voided ?? []).slice(-9), { id, number }];
  at.hand = null;
  if (at === state) {
    state.nextHandMs = table.nowMs + table.pace.showdownPauseMs;
    for (const seat of [...state.seats]) seatAfterHand(state, seat, table);
    return;
  }
  state.pool!.tables = state.pool!.tables.filter((one) => one !== at);
  for (const seat of at.seats) returnToMember(state, seat, { ...table, handId: id, number });
}

/** Gives a member of a pool back what they put into a voided hand, also if they have folded and moved on. */
function returnToMember(
  state: TableState,
  seat: Seat,
  { handId, number, ...table }: Omit<Draft, "server"> & { handId: string; number: number },
): void {
  const member = state.seats.find(({ session }) => session === seat.session);
  if (member) member.voidedHand = number;
  if (member?.at === number) {
    delete member.at;
    member.readyMs = table.nowMs;
  } else {
    const lost = seat.stack - (seat.taken ?? seat.stack);
    if (member?.stage === "seated") member.returned = (member.returned ?? 0) + lost;
    else if (lost > 0 && table.config.currency !== null)
      oweToSession(state, seat, { handId, amount: lost, paid: seat.paidOut ?? member?.stack ?? 0 });
  }
  if (member) seatAfterHand(state, member, table);
}

/** Notes chips that are owed to a player whose stay has been paid out already, or is just being paid out. */
function oweToSession(
  state: TableState,
  { session, owner }: Seat,
  { handId, amount, paid }: { handId: string; amount: number; paid: number },
): void {
  const payout = paid + amount;
  state.returnsDue = [...(state.returnsDue ?? []), { handId, session, owner, payout }];
  notePayout(state, session, payout);
}

/** Notes what a stay has been paid, which corrections only raise, in the hands that the player folded and that are still running. */
export function notePayout(state: TableState, session: string, payout: number): void {
  for (const seat of state.pool?.tables.flatMap(({ seats }) => seats) ?? [])
    if (seat.session === session) seat.paidOut = Math.max(seat.paidOut ?? 0, payout);
}
