import type { Card } from "../cards.ts";
import { type LegalActions, legalActions } from "./legal-actions.ts";
import type { Phase } from "./phases.ts";
import { collectedPots } from "./pots.ts";
import { type Chips, type HandResult, type HandState, type LogEntry, potTotal } from "./state.ts";

export interface PlayerView {
  seat: number;
  stack: Chips;
  streetBet: Chips;
  folded: boolean;
  allIn: boolean;
  holeCount: number;
  /** The cards, or null if the viewer may not see them. */
  hole: readonly Card[] | null;
}

export interface HandView {
  phase: Phase;
  boards: readonly (readonly Card[])[];
  players: readonly PlayerView[];
  pot: Chips;
  /** The main pot and the side pots without the bets of the current betting round. */
  pots: readonly Chips[];
  currentBet: Chips;
  toAct: number | null;
  log: readonly LogEntry[];
  result: HandResult | null;
  legal: LegalActions | null;
}

/**
 * The hand as one seat sees it, or as a spectator sees it if the seat is null. Fields are copied one by one,
 * so that a field added to the state stays hidden until it is added here.
 */
export function viewFor(state: HandState, seat: number | null): HandView {
  return {
    phase: state.phase,
    boards: state.boards,
    players: state.players.map((player) => ({
      seat: player.seat,
      stack: player.stack,
      streetBet: player.streetBet,
      folded: player.folded,
      allIn: !player.folded && player.stack === 0 && state.phase !== "complete",
      holeCount: player.hole.length,
      hole: player.revealed || player.seat === seat ? player.hole : null,
    })),
    pot: potTotal(state),
    pots: collectedPots(state.players).map(({ amount }) => amount),
    currentBet: state.currentBet,
    toAct: state.toAct === null ? null : state.players[state.toAct]!.seat,
    log: state.log,
    result: state.result,
    legal: seat === null ? null : legalActions(state, seat),
  };
}
