import { apply, type HandAction, type RefusalCode } from "@parlour/poker/engine/apply";
import type { HandState } from "@parlour/poker/engine/state";
import { refillTimeBank, timeLeft } from "@parlour/poker/timing";
import type { Pace } from "./pace.ts";
import { seatAfterHand } from "./seating.ts";
import { isPractice, type TableConfig } from "./table-config.ts";
import { runningHand, type Seat, stateOf, type TableHand, type TableState } from "./table-state.ts";

export type Play = { config: TableConfig; pace: Pace; nowMs: number; server?: string };

export function seatToAct(state: TableState): { hand: TableHand; play: HandState; seat: Seat } | null {
  const { hand } = state;
  if (hand === null || hand.endedMs !== null) return null;
  const play = stateOf(hand);
  if (play.toAct === null) return null;
  const number = play.players[play.toAct]!.seat;
  return { hand, play, seat: state.seats.find(({ seat }) => seat === number)! };
}

/** Returns the seats of all-in players who have not yet said whether to run it twice. */
export function seatsToVote(state: TableState): { hand: TableHand; seats: Seat[] } | null {
  const hand = runningHand(state);
  if (!hand?.setup.rules.runItTwice) return null;
  const play = stateOf(hand);
  if (play.phase !== "runs") return null;
  const open = play.players.filter(({ folded }, at) => !folded && play.runVotes[at] === null);
  return { hand, seats: open.map((player) => state.seats.find(({ seat }) => seat === player.seat)!) };
}

/** Applies an action to the current hand, or shows cards after it. */
export function actInHand(state: TableState, action: HandAction, table: Play): RefusalCode | null {
  const { hand } = state;
  if (hand === null) return "HAND_COMPLETE";
  const applied = apply(stateOf(hand), action);
  if (applied.refused) return applied.refused;
  const seat = state.seats.find((one) => one.seat === action.seat);
  const isDecision = action.type !== "show" && action.type !== "runs";
  if (seat && isDecision) spendTime(seat, hand, table);
  hand.actions.push(action);
  hand.thinkMs?.push(isDecision ? Math.max(0, table.nowMs - hand.turnMs) : 0);
  // All players have the same time to agree on running it twice, so an answer does not restart the clock.
  if (isDecision) hand.turnMs = table.nowMs;
  if (applied.state!.phase === "complete" && hand.endedMs === null)
    finishHand(state, hand, applied.state!, table);
  return null;
}

/** Returns the running hand if forced bets put so many players all in that nobody has a decision to make. */
function handWithoutDecisions(state: TableState): { hand: TableHand; play: HandState } | null {
  const hand = runningHand(state);
  if (hand === null || hand.actions.length > 0) return null;
  const play = stateOf(hand);
  return play.phase === "complete" ? { hand, play } : null;
}

export const isDecidedByDeal = (state: TableState): boolean => handWithoutDecisions(state) !== null;

/**
 * Ends a hand that the deal alone has decided, because no player action will end it. Returns whether there was such a
 * hand.
 */
export function finishDecidedHand(state: TableState, table: Play): boolean {
  const decided = handWithoutDecisions(state);
  if (decided === null) return false;
  finishHand(state, decided.hand, decided.play, table);
  return true;
}

export const timingOf = ({ timeBankMs, reserveMs }: Seat, { actionMs }: Pace) => ({
  actionMs,
  timeBankMs,
  disconnectReserveMs: reserveMs,
});

function spendTime(seat: Seat, hand: TableHand, { pace, nowMs }: Play): void {
  const left = timeLeft(nowMs - hand.turnMs, timingOf(seat, pace), seat.isConnected);
  seat.timeBankMs = left.timeBankMs;
  seat.reserveMs = left.disconnectReserveMs;
}

function finishHand(state: TableState, hand: TableHand, play: HandState, table: Play): void {
  const { config, pace, nowMs } = table;
  hand.endedMs = nowMs;
  for (const player of play.players) {
    const seat = state.seats.find((one) => one.seat === player.seat)!;
    seat.stack = player.stack;
    seat.timeBankMs = refillTimeBank(seat.timeBankMs, pace.timeBankPerHandMs, pace.timeBankMs);
    if (seat.isConnected) seat.reserveMs = pace.reserveMs;
  }
  const { rake } = play.result!;
  if (rake > 0 && !isPractice(config)) state.rakeDue.push({ handId: hand.id, amount: rake });
  const isShowdown = play.players.some(({ revealed }) => revealed);
  state.nextHandMs = nowMs + (isShowdown ? pace.showdownPauseMs : pace.pauseMs);
  for (const seat of [...state.seats]) seatAfterHand(state, seat, table);
}
