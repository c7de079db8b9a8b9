import type { PokerBotLevel } from "@parlour/contracts/entities/poker";
import { sortedDeck } from "@parlour/poker/cards";
import { apply } from "@parlour/poker/engine/apply";
import { startHand } from "@parlour/poker/engine/start-hand";
import { randomFrom, shuffle } from "@parlour/poker/testing/random";
import { noRake } from "@parlour/poker/testing/random-hand";
import { expect, test } from "vitest";
import { botAction } from "./bots.ts";

const bigBlind = 10;
const stack = 100 * bigBlind;

/**
 * Plays one heads-up hand and returns what the first player won. Both the deck and the decisions follow from the seed.
 */
function playHand(seed: number, levels: readonly [PokerBotLevel, PokerBotLevel]): number {
  const dice = randomFrom(seed);
  let state = startHand({
    rules: {
      game: "holdem",
      limit: "none",
      minBet: bigBlind,
      bigBet: 2 * bigBlind,
      betsPerStreetMax: 4,
      trimAntes: true,
      rake: noRake,
      runItTwice: false,
      bombPot: false,
      boards: 1,
    },
    players: [
      { seat: 1, stack, blind: bigBlind },
      { seat: 2, stack, blind: bigBlind / 2 },
    ],
    deck: shuffle(dice, sortedDeck("full")),
  });
  while (state.toAct !== null) {
    const { seat } = state.players[state.toAct]!;
    const applied = apply(state, botAction(state, seat, levels[seat - 1]!, dice));
    if (applied.refused) throw new Error(`A bot's action is refused: ${applied.refused}`);
    state = applied.state;
  }
  return state.players[0]!.stack - stack;
}

/** Returns what the first level wins on average, in big blinds per hundred hands. Each deck is played from both sides. */
function winRate(one: PokerBotLevel, other: PokerBotLevel, decks: number): number {
  let won = 0;
  for (let seed = 1; seed <= decks; seed++)
    won += playHand(seed, [one, other]) - playHand(seed, [other, one]);
  return ((won / bigBlind) * 100) / (2 * decks);
}

/** The rates are the same in every run; each minimum leaves room for a change of the cards, not of the order. */
test.each([
  ["REGULAR", "NOVICE", 25],
  ["STRONG", "REGULAR", 5],
  ["STRONG", "NOVICE", 75],
] as const)(
  "%s bots win against %s bots over 3,000 hands",
  (strong, weak, least) => {
    expect(winRate(strong, weak, 1_500)).toBeGreaterThan(least);
  },
  120_000,
);
