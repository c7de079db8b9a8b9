import type { HandSetup, HandState } from "../engine/state.ts";
import { slowPotLimit } from "./slow-model.ts";

/** The betting of one street as its log tells it. */
type Street = {
  number: number;
  bets: Map<number, number>;
  /** The bet to call, and the last bet or raise that was full. */
  highest: number;
  fullTo: number;
  /** The smallest full raise of a game without fixed limits. */
  raise: number;
  fullBets: number;
  /** The highest bet when a player last acted. */
  answered: Map<number, number>;
};

const openStreet = (number: number, highest: number, minBet: number): Street => ({
  number,
  bets: new Map(),
  highest,
  fullTo: highest,
  raise: Math.max(minBet, highest),
  fullBets: highest > 0 ? 1 : 0,
  answered: new Map(),
});

const firstStreetOfBigBets = 2;
const fixedSize = ({ rules }: HandSetup, { number }: Street): number =>
  number >= firstStreetOfBigBets ? rules.bigBet : rules.minBet;

/** Goes through the log from the forced bets on. It shares no code with the engine. */
function readStreet(setup: HandSetup, { log }: HandState): Street {
  const { rules, players } = setup;
  const forced = Math.max(...players.map(({ blind = 0, post = 0 }) => Math.max(blind, post)));
  let street = openStreet(0, forced, rules.minBet);
  const betOf = (seat: number) => street.bets.get(seat) ?? 0;
  for (const entry of log) {
    if (entry.kind === "board" && entry.board === 0) street = openStreet(street.number + 1, 0, rules.minBet);
    else if (entry.kind === "blind") street.bets.set(entry.seat, betOf(entry.seat) + entry.amount);
    else if (entry.kind === "call") {
      street.bets.set(entry.seat, betOf(entry.seat) + entry.amount);
      street.answered.set(entry.seat, street.highest);
    } else if (entry.kind === "check") street.answered.set(entry.seat, street.highest);
    else if (entry.kind === "bet" || entry.kind === "raise") {
      const isFixed = rules.limit === "fixed";
      const growth = entry.to - (isFixed ? street.fullTo : street.highest);
      const isFull = isFixed ? growth >= fixedSize(setup, street) / 2 : growth >= street.raise;
      street.bets.set(entry.seat, entry.to);
      street.highest = entry.to;
      street.answered.set(entry.seat, entry.to);
      if (!isFull) continue;
      street.fullTo = entry.to;
      street.raise = isFixed ? street.raise : growth;
      street.fullBets += 1;
    }
  }
  return street;
}

/**
 * The amounts that the player to act may bet or raise to, from the rules of each limit: a raise is at least as large
 * as the last full one, a shorter all-in does not reopen the betting, and a fixed limit allows four bets of one size.
 */
export function slowRange(setup: HandSetup, state: HandState, index: number): [number, number] | null {
  const { limit, betsPerStreetMax } = setup.rules;
  const street = readStreet(setup, state);
  const { seat, stack } = state.players[index]!;
  const allIn = (street.bets.get(seat) ?? 0) + stack;
  const isAnswered = state.players.some((one, at) => at !== index && !one.folded && one.stack > 0);
  if (allIn <= street.highest || !isAnswered) return null;
  const answered = street.answered.get(seat);
  if (limit === "fixed") {
    if (street.fullBets >= betsPerStreetMax) return null;
    if (answered !== undefined && street.fullTo <= answered) return null;
    const to = Math.min(street.fullTo + fixedSize(setup, street), allIn);
    return [to, to];
  }
  if (answered !== undefined && street.highest - answered < street.raise) return null;
  const smallest = street.highest + street.raise;
  const largest = limit === "pot" ? Math.max(smallest, slowPotLimit(state, index)) : allIn;
  return [Math.min(smallest, allIn), Math.min(largest, allIn)];
}
