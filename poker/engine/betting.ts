import { type Chips, canAct, contenders, type HandState, type PlayerState, potTotal } from "./state.ts";

export interface Range {
  min: Chips;
  max: Chips;
}

const canRespond = (state: HandState, player: PlayerState): boolean =>
  state.players.some((other) => other !== player && canAct(other));

/**
 * Whether a player may raise. A player who has already acted may do so only if the bet has since grown by a full raise,
 * whether from one player or from several short all-ins together. In fixed limit, half a bet counts as a full raise
 * (`placeBet`).
 */
export function mayRaise(state: HandState, player: PlayerState): boolean {
  if (!player.acted) return true;
  if (state.rules.limit === "fixed") return state.fullBet > player.streetBet;
  return state.currentBet - player.streetBet >= state.raiseSize;
}

/** The bet size of a fixed-limit game on this street. */
const fixedBet = ({ rules, phase }: HandState): Chips =>
  phase === "turn" || phase === "river" ? rules.bigBet : rules.minBet;

/** The amounts that a player may bet or raise to, or null if they can only fold, check or call. */
export function betRange(state: HandState, player: PlayerState): Range | null {
  const { rules, currentBet } = state;
  const allIn = player.streetBet + player.stack;
  if (allIn <= currentBet || !canRespond(state, player) || !mayRaise(state, player)) return null;
  if (rules.limit === "fixed") {
    if (state.betsThisStreet >= rules.betsPerStreetMax) return null;
    const to = Math.min(state.fullBet + fixedBet(state), allIn);
    return { min: to, max: to };
  }
  const smallest = currentBet + state.raiseSize;
  const callAmount = currentBet - player.streetBet;
  const largest =
    rules.limit === "pot" ? Math.max(smallest, currentBet + potTotal(state) + callAmount) : allIn;
  return { min: Math.min(smallest, allIn), max: Math.min(largest, allIn) };
}

export const callAmount = (state: HandState, player: PlayerState): Chips =>
  Math.min(player.stack, Math.max(0, state.currentBet - player.streetBet));

/** Moves chips from the stack to the player's bets on this street. */
export function putIn(player: PlayerState, amount: Chips): void {
  player.stack -= amount;
  player.streetBet += amount;
  player.staked += amount;
}

/**
 * Records a bet or raise that `betRange` allows. A short all-in raises the amount to call but not the minimum
 * raise.
 */
export function placeBet(state: HandState, index: number, to: Chips): void {
  const player = state.players[index]!;
  const { limit } = state.rules;
  const growth = to - (limit === "fixed" ? state.fullBet : state.currentBet);
  const isFull = limit === "fixed" ? 2 * growth >= fixedBet(state) : growth >= state.raiseSize;
  putIn(player, to - player.streetBet);
  state.currentBet = to;
  state.aggressor = index;
  if (!isFull) return;
  state.fullBet = to;
  state.betsThisStreet += 1;
  if (limit !== "fixed") state.raiseSize = growth;
}

/** The next player after `from` who still has to act on this street, or null. */
export function nextToAct(state: HandState, from: number): number | null {
  const { players } = state;
  const able = players.filter(canAct);
  if (contenders(state).length < 2 || able.length === 0) return null;
  // A player who faces only all-in players and has matched the largest of their bets has no decision to make.
  const lone = able.length === 1 ? able[0]! : null;
  if (lone && contenders(state).every((other) => other === lone || other.streetBet <= lone.streetBet))
    return null;
  for (let step = 1; step <= players.length; step++) {
    const index = (from + step) % players.length;
    const player = players[index]!;
    if (canAct(player) && (!player.acted || player.streetBet < state.currentBet)) return index;
  }
  return null;
}

/** Returns the unmatched part of the largest bet to the player who made it. */
export function returnUncalled(state: HandState): void {
  const first = state.players.reduce((most, player) => (player.staked > most.staked ? player : most));
  const matched = state.players.reduce(
    (most, player) => (player === first ? most : Math.max(most, player.staked)),
    0,
  );
  const excess = first.staked - matched;
  if (excess === 0 || first.folded) return;
  first.staked -= excess;
  first.streetBet -= Math.min(excess, first.streetBet);
  first.stack += excess;
  state.log = [...state.log, { kind: "return", seat: first.seat, amount: excess }];
}
