import type { Card } from "./cards.ts";
import { evaluateHigh, type Ranking, shortDeckRanking, standardRanking } from "./evaluate/high.ts";
import { evaluateOmahaHigh, evaluateOmahaLow } from "./evaluate/omaha.ts";

export const gameCodes = ["holdem", "shortDeck", "omaha", "omaha5", "omahaHiLo", "omaha5HiLo"] as const;
export type GameCode = (typeof gameCodes)[number];

/** Games are described as data, so that the engine needs no code for a particular game. */
export interface Game {
  holeCards: number;
  deck: "full" | "short";
  /** Whether a hand uses exactly two hole cards and three board cards, instead of any five. */
  twoFromHand: boolean;
  /** Whether half of each pot goes to the best low of eight or better. */
  splitsLow: boolean;
  ranking: Ranking;
}

const full = { deck: "full", ranking: standardRanking } as const;

export const games: Readonly<Record<GameCode, Game>> = {
  holdem: { ...full, holeCards: 2, twoFromHand: false, splitsLow: false },
  shortDeck: {
    deck: "short",
    ranking: shortDeckRanking,
    holeCards: 2,
    twoFromHand: false,
    splitsLow: false,
  },
  omaha: { ...full, holeCards: 4, twoFromHand: true, splitsLow: false },
  omaha5: { ...full, holeCards: 5, twoFromHand: true, splitsLow: false },
  omahaHiLo: { ...full, holeCards: 4, twoFromHand: true, splitsLow: true },
  omaha5HiLo: { ...full, holeCards: 5, twoFromHand: true, splitsLow: true },
};

export interface HandStrength {
  /** The value of the high hand; higher wins. */
  high: number;
  /**
   * The value of the low hand; lower wins. Null if there is no qualifying low or the game does not split
   * pots.
   */
  low: number | null;
}

/** The value of a player's hand, from the hole cards and a board of three to five cards. */
export function strengthOf(code: GameCode, hole: readonly Card[], board: readonly Card[]): HandStrength {
  const game = games[code];
  if (!game.twoFromHand) return { high: evaluateHigh([...hole, ...board], game.ranking), low: null };
  return {
    high: evaluateOmahaHigh(hole, board),
    low: game.splitsLow ? evaluateOmahaLow(hole, board) : null,
  };
}
