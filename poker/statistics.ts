import type { HandState } from "./engine/state.ts";

/** One player's actions in a hand, from which the usual poker statistics are computed. */
export interface PlayedHand {
  /** Whether the player put chips in voluntarily before the flop (VPIP). */
  isVoluntary: boolean;
  /** Whether the player bet or raised before the flop (PFR). */
  hasRaisedPreflop: boolean;
  /** Whether the player was still in the hand when the flop was dealt. */
  hasSeenFlop: boolean;
  /** Whether the player and at least one opponent were still in the hand at its end. */
  hasShownDown: boolean;
  /** Whether the player won a part of the pot at the showdown. */
  hasWonShowdown: boolean;
}

/** Returns what one seat did in a finished hand. */
export function playedHand({ log, players, result }: HandState, seat: number): PlayedHand {
  const flopAt = log.findIndex(({ kind }) => kind === "board");
  const preflop = flopAt < 0 ? log : log.slice(0, flopAt);
  const own = preflop.filter((entry) => "seat" in entry && entry.seat === seat);
  const did = (...kinds: string[]) => own.some(({ kind }) => kinds.includes(kind));
  const player = players.find((one) => one.seat === seat)!;
  const isContested = players.filter(({ folded }) => !folded).length > 1;
  const hasShownDown = isContested && !player.folded;
  const won = result?.pots.some(({ shares }) =>
    shares.some((share) => share.seat === seat && share.amount > 0),
  );
  return {
    isVoluntary: did("call", "bet", "raise"),
    hasRaisedPreflop: did("bet", "raise"),
    hasSeenFlop: flopAt >= 0 && !did("fold"),
    hasShownDown,
    hasWonShowdown: hasShownDown && won === true,
  };
}
