import type { HandState, LogEntry } from "../engine/state.ts";
import type { PhhAction, PhhHand } from "./hand.ts";

/**
 * The recorded action of a log entry, or null for entries that a reader can derive: forced bets, returned
 * bets and rake.
 */
function actionOf(entry: LogEntry, playerOf: (seat: number) => number): PhhAction | null {
  switch (entry.kind) {
    case "fold":
    case "muck":
      return { kind: entry.kind, player: playerOf(entry.seat) };
    case "check":
    case "call":
      return { kind: "checkOrCall", player: playerOf(entry.seat) };
    case "bet":
    case "raise":
      return { kind: "betOrRaise", player: playerOf(entry.seat), to: entry.to };
    case "board":
      return entry.board === 0 ? { kind: "board", cards: entry.cards } : null;
    case "reveal":
      return { kind: "show", player: playerOf(entry.seat), cards: entry.cards };
    default:
      return null;
  }
}

/**
 * The record of a hand with all hole cards, as the poker room stores it. A bomb pot is written as a hand with antes in
 * which all players check before the flop, which has the same effect.
 */
export function recordHand(state: HandState, decimals: number, details: PhhHand["details"] = {}): PhhHand {
  const { players, rules, boards, log } = state;
  const playerOf = (seat: number) => players.findIndex((player) => player.seat === seat);
  const hasAntes = players.some(({ forced }) => forced.ante > 0);
  const trimAntes = rules.trimAntes && hasAntes;
  const bombChecks = players.flatMap(({ startingStack, forced }, player): PhhAction[] =>
    rules.bombPot && startingStack > forced.ante + forced.dead ? [{ kind: "checkOrCall", player }] : [],
  );
  const seats = players.map(({ seat }) => seat);
  const paid = (seat: number) =>
    state
      .result!.pots.flatMap(({ shares }) => shares)
      .reduce((sum, share) => (share.seat === seat ? sum + share.amount : sum), 0);
  return {
    game: rules.game,
    limit: rules.limit,
    decimals,
    trimAntes,
    // Antes that are not trimmed are dead money, like missed blinds, so the file needs no extra field for
    // them.
    antes: players.map(({ forced }) => forced.ante + (trimAntes ? 0 : forced.dead)),
    blinds: players.map(({ forced }) => Math.max(forced.blind, forced.post)),
    deadBlinds: players.map(({ forced }) => (trimAntes ? forced.dead : 0)),
    minBet: rules.minBet,
    bigBet: rules.limit === "fixed" ? rules.bigBet : rules.minBet,
    startingStacks: players.map(({ startingStack }) => startingStack),
    actions: [
      ...players.map(({ hole }, player): PhhAction => ({ kind: "hole", player, cards: hole })),
      ...(bombChecks.length > 1 ? bombChecks : []),
      ...log.map((entry) => actionOf(entry, playerOf)).filter((action) => action !== null),
    ],
    finishingStacks: state.result ? players.map(({ stack }) => stack) : null,
    winnings: state.result ? seats.map(paid) : null,
    secondBoard: boards[1] ? { cards: boards[1], from: rules.boards === 2 ? "deal" : "run" } : null,
    details: { ...details, seats },
  };
}
