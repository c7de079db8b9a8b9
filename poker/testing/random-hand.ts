import { sortedDeck } from "../cards.ts";
import { apply, type HandAction } from "../engine/apply.ts";
import { legalActions } from "../engine/legal-actions.ts";
import { startHand } from "../engine/start-hand.ts";
import type { Entrant, HandRules, HandSetup, HandState, Rake } from "../engine/state.ts";
import { gameCodes, games } from "../games.ts";
import { between, pick, randomFrom, shuffle } from "./random.ts";

export const noRake: Rake = { basisPoints: 0, caps: [], noFlopNoDrop: true };

/** The game and limit of a random table; each is drawn at random if it is not set. */
export type Variant = Partial<Pick<HandRules, "game" | "limit">>;

/** A table with random rules and random stacks, many of them too short for the blinds. */
export function randomSetup(random: () => number, rake: Rake = noRake, variant: Variant = {}): HandSetup {
  const game = variant.game ?? pick(random, gameCodes);
  // With five cards each, a deck has two boards for eight players at most.
  const count = between(random, 2, games[game].holeCards === 5 ? 8 : 9);
  const bombPot = random() < 0.1;
  const boards = bombPot && random() < 0.5 ? 2 : 1;
  const rules: HandRules = {
    game,
    limit: variant.limit ?? pick(random, ["none", "pot", "fixed"] as const),
    minBet: 4,
    bigBet: 8,
    betsPerStreetMax: 4,
    trimAntes: random() < 0.5,
    rake,
    runItTwice: boards === 1 && random() < 0.3,
    bombPot,
    boards,
  };
  const anteKind = between(random, 0, 2);
  const straddles = count > 3 && random() < 0.2;
  const blinds = count === 2 ? [4, 2] : [2, 4, ...(straddles ? [8] : [])];
  const players = Array.from({ length: count }, (_, index): Entrant => {
    const stack = random() < 0.3 ? between(random, 1, 12) : between(random, 10, 150);
    const ante = bombPot || anteKind === 1 ? 3 : 0;
    if (bombPot) return { seat: index * 2 + 1, stack, ante };
    const returns = index > 2 && random() < 0.1;
    const bigBlindAnte = anteKind === 2 && blinds[index] === 4 ? 4 : 0;
    const post = returns ? 4 : 0;
    return {
      seat: index * 2 + 1,
      stack,
      ante,
      blind: blinds[index] ?? 0,
      post,
      dead: bigBlindAnte + post / 2,
    };
  });
  const { deck } = games[game];
  return { rules, players, deck: shuffle(random, sortedDeck(deck)) };
}

/** A random legal action by one of the players who can act, or null when the hand is complete. */
export function randomAction(random: () => number, state: HandState): HandAction | null {
  if (state.phase === "complete") return null;
  for (const { seat } of state.players) {
    const legal = legalActions(state, seat);
    if (legal.runs) return { type: "runs", seat, runs: random() < 0.8 ? 2 : 1 };
    const type = legal.bet ? "bet" : "raise";
    const range = legal.bet ?? legal.raise;
    if (range && random() < 0.4) {
      const to =
        random() < 0.4 ? pick(random, [range.min, range.max]) : between(random, range.min, range.max);
      return { type, seat, to };
    }
    if (legal.check) return { type: "check", seat };
    if (legal.call !== null) return { type: random() < 0.25 ? "fold" : "call", seat };
  }
  throw new Error(`No player can act in ${state.phase}.`);
}

/** Plays a whole random hand. `watch` is called with every state and the action that follows it. */
export function playRandomHand(
  seed: number,
  watch: (state: HandState, action: HandAction | null) => void = () => {},
  rake: Rake = noRake,
  variant: Variant = {},
): { setup: HandSetup; state: HandState } {
  const random = randomFrom(seed);
  const setup = randomSetup(random, rake, variant);
  let state = startHand(setup);
  for (;;) {
    const action = randomAction(random, state);
    watch(state, action);
    if (!action) return { setup, state };
    const applied = apply(state, action);
    if (applied.refused) throw new Error(`Seed ${seed}: ${action.type} refused with ${applied.refused}.`);
    state = applied.state;
  }
}
