import { z } from "zod";
import { cardCode, DECK_SIZE, rankOf } from "../../kit/math/cards.ts";
import type { GameMath, Step } from "../../kit/math/game.ts";
import { multiplierOf, type PayFraction, payOf, stake, toHundredths } from "../../kit/math/pay.ts";

/** About 99 of every 100 units staked are returned, regardless of the guesses and of when the player cashes out. */
export const HI_LO_RETURNED = 99n;
export const RANKS = 13;
/** A guess that would exceed this multiplier is not offered; if none is left, the round ends. */
export const MULTIPLIER_MAX = 10_000n;
/** The maximum number of skips, which cost nothing. */
export const SKIPS_MAX = 20;

export const guesses = ["higher", "lower", "same"] as const;
export type Guess = (typeof guesses)[number];
export type HiLoBet = { stake: number };
export type HiLoAction = { kind: Guess | "skip" | "cashOut" };

export type HiLoState = {
  stake: number;
  /** All cards turned over so far, the current one last. Each is drawn from a full, freshly shuffled deck. */
  cards: number[];
  /** The player's guess before each card after the first. */
  calls: (Guess | "skip")[];
  /** For each winning guess, how many of the thirteen ranks would have won. */
  chances: number[];
  outcome: "playing" | "lost" | "cashedOut";
  win: number;
};

/** The view for the client. Multipliers are rounded down to four decimals; amounts are in minor units. */
export type HiLoView = {
  stake: number;
  cards: string[];
  calls: (Guess | "skip")[];
  outcome: HiLoState["outcome"];
  multiplier: number;
  cashOut: number;
  /** The guesses allowed now, each with its probability in thirteenths and the multiplier if it wins. */
  guesses: { kind: Guess; chance: number; multiplier: number }[];
  canSkip: boolean;
  win: number;
};

/**
 * How many of the thirteen ranks win a guess. `higher` on an ace and `lower` on a king exclude the same rank.
 */
export function winningRanks(rank: number, guess: Guess): number {
  if (guess === "same") return 1;
  if (guess === "higher") return rank === 1 ? RANKS - 1 : RANKS - rank + 1;
  return rank === RANKS ? RANKS - 1 : rank;
}

function comesTrue(guess: Guess, before: number, after: number): boolean {
  if (guess === "same") return before === after;
  if (guess === "higher") return before === 1 ? after > before : after >= before;
  return before === RANKS ? after < before : after <= before;
}

/** The unrounded multiplier: 0.99 divided by the probability of winning all guesses. */
export function unroundedHiLoPay(chances: readonly number[]): PayFraction {
  let numerator = HI_LO_RETURNED;
  let denominator = 100n;
  for (const chance of chances) {
    numerator *= BigInt(RANKS);
    denominator *= BigInt(chance);
  }
  return { numerator, denominator };
}

/** The payout after a series of winning guesses, in whole hundredths of the stake. */
export const hiLoPay = (chances: readonly number[]): PayFraction => toHundredths(unroundedHiLoPay(chances));

function withinMax(chances: readonly number[]): boolean {
  const { numerator, denominator } = unroundedHiLoPay(chances);
  return numerator <= MULTIPLIER_MAX * denominator;
}

const topRank = ({ cards }: HiLoState): number => rankOf(cards.at(-1)!);

/** Whether a guess can win: no card is lower than an ace or higher than a king. */
const makesSense = (rank: number, guess: Guess): boolean =>
  !((guess === "lower" && rank === 1) || (guess === "higher" && rank === RANKS));

const offered = (state: HiLoState, guess: Guess): boolean => {
  const rank = topRank(state);
  return makesSense(rank, guess) && withinMax([...state.chances, winningRanks(rank, guess)]);
};

/** The multiplier of a winning first guess; null if the guess is not offered. */
export const firstMultiplier = (rank: number, guess: Guess): number | null =>
  makesSense(rank, guess) ? multiplierOf(hiLoPay([winningRanks(rank, guess)])) : null;

const skips = ({ calls }: HiLoState): number => calls.filter((call) => call === "skip").length;

/** Builds the game with a given payout rule; earlier versions had a different rule. */
export function hiLoGame(payAfter: typeof hiLoPay): GameMath<HiLoBet, HiLoState, HiLoAction> {
  const multiplierAfter = (chances: readonly number[]): number =>
    chances.length === 0 ? 1 : multiplierOf(payAfter(chances));
  const cashOutOf = ({ stake, chances }: HiLoState): number => {
    if (chances.length === 0) return 0;
    const { numerator, denominator } = payAfter(chances);
    return payOf(stake, numerator, denominator);
  };
  const cashedOut = (state: HiLoState): Step<HiLoState> => {
    const win = cashOutOf(state);
    return { state: { ...state, outcome: "cashedOut", win }, win, done: true };
  };
  return {
    slug: "hi-lo",
    bet: z.strictObject({ stake }),
    action: z.strictObject({ kind: z.enum([...guesses, "skip", "cashOut"]) }),
    stakeOf: (bet) => bet.stake,

    begin: ({ stake }, random) => ({
      state: { stake, cards: [random.below(DECK_SIZE)], calls: [], chances: [], outcome: "playing", win: 0 },
      win: 0,
      done: false,
    }),

    costOf(state, { kind }) {
      if (state.outcome !== "playing") return null;
      if (kind === "cashOut") return state.chances.length > 0 ? 0 : null;
      if (kind === "skip") return skips(state) < SKIPS_MAX ? 0 : null;
      return offered(state, kind) ? 0 : null;
    },

    act(state, { kind }, random) {
      if (kind === "cashOut") return cashedOut(state);
      const before = topRank(state);
      const card = random.below(DECK_SIZE);
      const turned: HiLoState = { ...state, cards: [...state.cards, card], calls: [...state.calls, kind] };
      if (kind === "skip") return { state: turned, win: 0, done: false };
      if (!comesTrue(kind, before, rankOf(card)))
        return { state: { ...turned, outcome: "lost" }, win: 0, done: true };
      const next = { ...turned, chances: [...state.chances, winningRanks(before, kind)] };
      const furtherOn = guesses.some((guess) => offered(next, guess)) || skips(next) < SKIPS_MAX;
      return furtherOn ? { state: next, win: 0, done: false } : cashedOut(next);
    },

    view(state): HiLoView {
      const playing = state.outcome === "playing";
      const open = playing ? guesses.filter((guess) => offered(state, guess)) : [];
      return {
        stake: state.stake,
        cards: state.cards.map(cardCode),
        calls: state.calls,
        outcome: state.outcome,
        multiplier: multiplierAfter(state.chances),
        cashOut: playing ? cashOutOf(state) : 0,
        guesses: open.map((kind) => {
          const chance = winningRanks(topRank(state), kind);
          return { kind, chance, multiplier: multiplierAfter([...state.chances, chance]) };
        }),
        canSkip: playing && skips(state) < SKIPS_MAX,
        win: state.win,
      };
    },

    /** A player who leaves is cashed out; if they have not made a guess, the likelier one is made for them first. */
    abandon(state) {
      if (state.chances.length > 0) return [{ kind: "cashOut" }];
      return [{ kind: topRank(state) <= 7 ? "higher" : "lower" }, { kind: "cashOut" }];
    },
  };
}

export const hiLo = hiLoGame(hiLoPay);
