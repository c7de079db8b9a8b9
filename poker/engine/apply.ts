import { advance, runOut } from "./advance.ts";
import { betRange, callAmount, placeBet, putIn } from "./betting.ts";
import { reveal } from "./reveal.ts";
import type { HandState, LogEntry } from "./state.ts";

export type HandAction =
  | { type: "fold" | "check" | "call"; seat: number }
  | { type: "bet" | "raise"; seat: number; to: number }
  | { type: "runs"; seat: number; runs: 1 | 2 }
  | { type: "show"; seat: number };

export const refusalCodes = [
  "UNKNOWN_SEAT",
  "UNKNOWN_ACTION",
  "NOT_YOUR_TURN",
  "HAND_COMPLETE",
  "CANNOT_CHECK",
  "NOTHING_TO_CALL",
  "CANNOT_BET",
  "CANNOT_RAISE",
  "AMOUNT_INVALID",
  "AMOUNT_TOO_SMALL",
  "AMOUNT_TOO_LARGE",
  "NO_RUN_CHOICE",
  "CANNOT_SHOW",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export type Applied = { state: HandState; refused?: never } | { refused: RefusalCode; state?: never };

const copyOf = (state: HandState): HandState => ({
  ...state,
  players: state.players.map((player) => ({ ...player })),
});

/**
 * Applies one action and returns the new state. The given state is not modified, and a rejected action
 * changes nothing.
 */
export function apply(state: HandState, action: HandAction): Applied {
  const index = state.players.findIndex(({ seat }) => seat === action.seat);
  if (index < 0) return { refused: "UNKNOWN_SEAT" };
  const next = copyOf(state);
  const refused =
    action.type === "show"
      ? show(next, index)
      : state.phase === "complete"
        ? "HAND_COMPLETE"
        : action.type === "runs"
          ? vote(next, index, action.runs)
          : decide(next, index, action);
  return refused ? { refused } : { state: next };
}

function decide(
  state: HandState,
  index: number,
  action: Exclude<HandAction, { type: "show" | "runs" }>,
): RefusalCode | null {
  if (state.toAct !== index) return "NOT_YOUR_TURN";
  const player = state.players[index]!;
  const { seat } = player;
  const owed = callAmount(state, player);
  let entry: LogEntry;
  if (action.type === "bet" || action.type === "raise") {
    const refused = checkBet(state, index, action);
    if (refused) return refused;
    placeBet(state, index, action.to);
    entry = { kind: action.type, seat, to: action.to };
  } else if (action.type === "call") {
    if (owed === 0) return "NOTHING_TO_CALL";
    putIn(player, owed);
    entry = { kind: "call", seat, amount: owed };
  } else if (action.type === "check") {
    if (owed > 0) return "CANNOT_CHECK";
    entry = { kind: "check", seat };
  } else if (action.type === "fold") {
    player.folded = true;
    entry = { kind: "fold", seat };
  } else return "UNKNOWN_ACTION";
  player.acted = true;
  state.log = [...state.log, entry];
  advance(state, index);
  return null;
}

function checkBet(
  state: HandState,
  index: number,
  { type, to }: { type: "bet" | "raise"; to: number },
): RefusalCode | null {
  const range = betRange(state, state.players[index]!);
  const opens = state.currentBet === 0;
  if (type === "bet" && (!opens || !range)) return "CANNOT_BET";
  if (type === "raise" && (opens || !range)) return "CANNOT_RAISE";
  if (!Number.isSafeInteger(to)) return "AMOUNT_INVALID";
  if (to < range!.min) return "AMOUNT_TOO_SMALL";
  if (to > range!.max) return "AMOUNT_TOO_LARGE";
  return null;
}

/**
 * Records a player's vote on running it twice. Every remaining player must agree; with the first vote against
 * it, the board is run once.
 */
function vote(state: HandState, index: number, runs: 1 | 2): RefusalCode | null {
  if (state.phase !== "runs" || state.players[index]!.folded || state.runVotes[index] !== null)
    return "NO_RUN_CHOICE";
  if (runs !== 1 && runs !== 2) return "NO_RUN_CHOICE";
  state.runVotes = state.runVotes.map((vote, at) => (at === index ? runs : vote));
  state.log = [...state.log, { kind: "runs", seat: state.players[index]!.seat, runs }];
  const votes = state.players.flatMap((player, at) => (player.folded ? [] : [state.runVotes[at]]));
  if (runs === 1) runOut(state, 1);
  else if (votes.every((vote) => vote === 2)) runOut(state, 2);
  return null;
}

/** Shows the cards of a player who chooses to show them after the hand. */
function show(state: HandState, index: number): RefusalCode | null {
  if (state.phase !== "complete" || state.players[index]!.revealed) return "CANNOT_SHOW";
  reveal(state, index);
  return null;
}
