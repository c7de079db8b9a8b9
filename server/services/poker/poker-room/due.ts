import { callAmount } from "@parlour/poker/engine/betting";
import { deadlineMs, timeoutAction } from "@parlour/poker/timing";
import type { Random } from "@parlour/server/kit/random";
import { botDice } from "./bot-dice.ts";
import { keepBots } from "./bot-seats.ts";
import { botAction } from "./bots.ts";
import { canDeal, dealHand, needsDeck, prepareNextDeck, tournamentDealMs } from "./dealing.ts";
import type { Pace } from "./pace.ts";
import {
  actInHand,
  finishDecidedHand,
  isDecidedByDeal,
  seatsToVote,
  seatToAct,
  timingOf,
} from "./playing.ts";
import { hasOpenSeat, leave, offerSeats, waitsUntilMs } from "./seating.ts";
import { isPractice, type TableConfig } from "./table-config.ts";
import { isInHand, runningHand, type Seat, type TableHand, type TableState } from "./table-state.ts";

export type Due = { config: TableConfig; pace: Pace; random: Random; nowMs: number };

const awayLimit = (seat: Seat, { config, pace }: Pick<Due, "config" | "pace">): number =>
  isPractice(config) || seat.stack === 0 ? pace.practiceAwayMs : pace.awayMs;

/** How long a bot takes to act: it varies by decision but is the same on every server. */
const botPause = (hand: TableHand, pace: Pace): number =>
  pace.botPauseMs * (0.6 + ((hand.number * 7 + hand.actions.length * 13) % 10) / 10);

/** Returns when the player to act times out. */
export function actDeadline(hand: TableHand, seat: Seat, pace: Pace): number {
  if (seat.kind === "BOT") return hand.turnMs + botPause(hand, pace);
  if (seat.sitsOut || seat.leaves || seat.isGone) return hand.turnMs + pace.foldPauseMs;
  return deadlineMs(hand.turnMs, timingOf(seat, pace), seat.isConnected);
}

/** Returns the time after which a player who has not answered counts as declining to run it twice. */
export function voteDeadline(hand: TableHand, seat: Seat, pace: Pace): number {
  if (seat.kind === "BOT") return hand.turnMs + botPause(hand, pace);
  return hand.turnMs + (seat.sitsOut || seat.leaves ? pace.foldPauseMs : pace.runsMs);
}

/**
 * Carries out the first step that is due at the table according to the server's clock. Returns whether anything
 * changed.
 */
export function doWhatIsDue(state: TableState, due: Due): boolean {
  const { config, pace, random, nowMs } = due;
  if (offerSeats(state, due) || leaveWhoIsAway(state, due)) return true;
  const isPlayedOn = playHandOn(state, due);
  if (prepareNextDeck(state, config, due) || isPlayedOn) return true;
  if (runningHand(state)) return false;
  if (state.nextHandMs !== null && state.nextHandMs > nowMs) return false;
  if (keepBots(state, config, pace, nowMs)) return true;
  return dealHand(state, config, { random, nowMs });
}

/** Carries out the due step of the running hand, if there is one. Returns whether a step was due. */
export function playHandOn(state: TableState, due: Due): boolean {
  if (finishDecidedHand(state, due)) return true;
  const acting = seatToAct(state);
  if (acting)
    return actDeadline(acting.hand, acting.seat, due.pace) <= due.nowMs && decideFor(state, acting, due);
  const vote = seatsToVote(state);
  return vote !== null && voteFor(state, vote, due);
}

function decideFor(state: TableState, acting: NonNullable<ReturnType<typeof seatToAct>>, due: Due): boolean {
  const { config, random } = due;
  const { seat, play } = acting;
  if (seat.kind === "BOT") {
    const action = botAction(play, seat.seat, config.bots!.level, botDice(random));
    return actInHand(state, action, due) === null;
  }
  const type = timeoutAction(callAmount(play, play.players[play.toAct!]!) === 0);
  // A player who runs out of time sits out, so that the table does not wait for them again.
  if (!seat.sitsOut && !seat.leaves && !seat.isGone) {
    seat.sitsOut = true;
    seat.awayMs = due.nowMs;
  }
  return actInHand(state, { type, seat: seat.seat }, due) === null;
}

/** Bots always agree to run it twice; a person who does not answer in time is assumed to decline. */
function voteFor(
  state: TableState,
  { hand, seats }: NonNullable<ReturnType<typeof seatsToVote>>,
  due: Due,
): boolean {
  const late = seats.find((seat) => voteDeadline(hand, seat, due.pace) <= due.nowMs);
  if (!late) return false;
  const runs = late.kind === "BOT" ? 2 : 1;
  return actInHand(state, { type: "runs", seat: late.seat, runs }, due) === null;
}

const never = Number.POSITIVE_INFINITY;

/**
 * Returns when an absent player loses the seat. Null if the player is not absent, is already leaving, or still has
 * chips in a hand; in the last case the time is set when the hand ends.
 */
export function awayUntilMs(state: TableState, seat: Seat, due: Due): number | null {
  if (seat.stage !== "seated" || seat.leaves || seat.awayMs === null || isInHand(state, seat.seat))
    return null;
  return seat.awayMs + awayLimit(seat, due);
}

/** Makes one player who has been away for too long leave the table. Returns whether there was such a player. */
export function leaveWhoIsAway(state: TableState, due: Due): boolean {
  if (due.config.tournament) return false;
  const gone = state.seats.find((seat) => (awayUntilMs(state, seat, due) ?? never) <= due.nowMs);
  if (!gone) return false;
  leave(state, gone.owner, due);
  return true;
}

/** Returns when `doWhatIsDue` may have something to do next; null if the table waits for a person. */
export function nextDueMs(state: TableState, due: Due): number | null {
  const { pace } = due;
  const acting = seatToAct(state);
  const moments: number[] = isDecidedByDeal(state) || needsDeck(state, due.config) ? [0] : [];
  if (acting) moments.push(actDeadline(acting.hand, acting.seat, pace));
  const vote = seatsToVote(state);
  for (const seat of vote?.seats ?? []) moments.push(voteDeadline(vote!.hand, seat, pace));
  if (due.config.tournament) {
    if (!runningHand(state)) moments.push(tournamentDealMs(state, due.config.tournament, due.nowMs) ?? never);
    return finite(Math.min(...moments, never));
  }
  if (!runningHand(state)) moments.push(state.nextHandMs ?? (canDeal(state) || due.config.bots ? 0 : never));
  for (const person of state.waiting) {
    moments.push(person.offer?.untilMs ?? (hasOpenSeat(state, due.config) ? 0 : never));
    moments.push(waitsUntilMs(person, pace) ?? never);
  }
  for (const seat of state.seats) moments.push(awayUntilMs(state, seat, due) ?? never);
  return finite(Math.min(...moments, never));
}

const finite = (ms: number): number | null => (Number.isFinite(ms) ? ms : null);
