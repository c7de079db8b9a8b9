import type { Card } from "../cards.ts";
import { nextToAct, returnUncalled } from "./betting.ts";
import { boardSizes, moveTo, phases, type Street } from "./phases.ts";
import { reveal } from "./reveal.ts";
import { settle } from "./settle.ts";
import { canAct, contenders, type HandState } from "./state.ts";

function dealTo(state: HandState, board: number, size: number): void {
  const missing = size - state.boards[board]!.length;
  if (missing <= 0) return;
  const cards: readonly Card[] = state.deck.slice(0, missing);
  state.deck = state.deck.slice(missing);
  state.boards = state.boards.map((dealt, at) => (at === board ? [...dealt, ...cards] : dealt));
  state.log = [...state.log, { kind: "board", board, cards }];
}

function clearStreet(state: HandState): void {
  for (const player of state.players) {
    player.streetBet = 0;
    player.acted = false;
  }
  state.currentBet = 0;
  state.fullBet = 0;
  state.betsThisStreet = 0;
  state.raiseSize = state.rules.minBet;
  state.aggressor = null;
}

/** Deals the next street. Its betting starts left of the button. */
function dealStreet(state: HandState, street: Street): void {
  clearStreet(state);
  moveTo(state, street);
  for (let board = 0; board < state.boards.length; board++) dealTo(state, board, boardSizes[street]);
}

/**
 * Deals the remaining streets and settles. The two boards of a bomb pot are dealt together, street by street.
 * If the hand is run twice, the second board is dealt after the first and shares the cards dealt before the
 * all-in.
 */
export function runOut(state: HandState, runs: 1 | 2): void {
  const groups = state.boards.map((_, board) => board);
  if (runs === 2) state.boards = [state.boards[0]!, state.boards[0]!];
  for (const boards of runs === 2 ? [[0], [1]] : [groups])
    for (const street of ["flop", "turn", "river"] as const)
      for (const board of boards) dealTo(state, board, boardSizes[street]);
  settle(state);
}

/**
 * Whether enough cards are left for a second board; before the flop at a full five-card Omaha table, they are
 * not.
 */
const hasCardsForTwoRuns = ({ deck, boards }: HandState): boolean =>
  deck.length >= 2 * (boardSizes.river - boards[0]!.length);

/**
 * Continues after the player at `from` has acted: with the next player, the next street, the vote on running
 * it twice, or the end of the hand.
 */
export function advance(state: HandState, from: number): void {
  state.toAct = nextToAct(state, from);
  if (state.toAct !== null) return;
  returnUncalled(state);
  if (contenders(state).length === 1 || state.phase === "river") {
    settle(state);
    return;
  }
  if (state.players.filter(canAct).length > 1) {
    dealStreet(state, phases[phases.indexOf(state.phase) + 1] as Street);
    advance(state, state.players.length - 1);
    return;
  }
  // No more bets are possible, so all hands are shown before the remaining cards are dealt.
  state.players.forEach((player, index) => {
    if (!player.folded) reveal(state, index);
  });
  if (state.rules.runItTwice && hasCardsForTwoRuns(state)) moveTo(state, "runs");
  else runOut(state, 1);
}
