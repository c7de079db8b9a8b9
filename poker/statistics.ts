import type { HandState } from "./engine/state.ts";

/** What one player did in a hand, as the usual statistics of poker count it. */
export interface PlayedHand {
  /** Whether the player put chips in before the flop other than by force (VPIP). */
  isVoluntary: boolean;
  /** Whether the player bet or raised before the flop (PFR). */
  hasRaisedPreflop: boolean;
  /** Whether the player was still in the hand when the flop was dealt. */
  hasSeenFlop: boolean;
  /** Whether the player was in the hand at its end and at least one opponent too. */
  hasShownDown: boolean;
  /** Whether the player won a part of the pot at the showdown. */
  hasWonShowdown: boolean;
}

/** Counts a finished hand for one seat. */
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
