import { betRange, callAmount, type Range } from "./betting.ts";
import type { Chips, HandState } from "./state.ts";

/**
 * The actions that a client may offer a seat now. Bets and raises are totals for this street ("raise to").
 */
export interface LegalActions {
  fold: boolean;
  check: boolean;
  call: Chips | null;
  bet: Range | null;
  raise: Range | null;
  runs: boolean;
  show: boolean;
}

export function legalActions(state: HandState, seat: number): LegalActions {
  const index = state.players.findIndex((player) => player.seat === seat);
  const player = state.players[index];
  const none = { fold: false, check: false, call: null, bet: null, raise: null, runs: false, show: false };
  if (!player) return none;
  if (state.phase === "complete") return { ...none, show: !player.revealed };
  if (state.phase === "runs") return { ...none, runs: !player.folded && state.runVotes[index] === null };
  if (state.toAct !== index) return none;
  const owed = callAmount(state, player);
  const range = betRange(state, player);
  return {
    ...none,
    // `apply` also accepts a fold when checking is free; a client has no reason to offer it.
    fold: owed > 0,
    check: owed === 0,
    call: owed > 0 ? owed : null,
    bet: state.currentBet === 0 ? range : null,
    raise: state.currentBet > 0 ? range : null,
  };
}
