import type { HandAction } from "../engine/apply.ts";
import { betRange } from "../engine/betting.ts";
import { type HandSetup, type HandState, potTotal, type Rake } from "../engine/state.ts";
import { between, randomFrom } from "./random.ts";
import { noRake, playRandomHand } from "./random-hand.ts";
import { type Judge, slowStacks } from "./slow-model.ts";
import { slowRange } from "./slow-range.ts";

const chipsIn = (state: HandState): number =>
  state.players.reduce((sum, { stack }) => sum + stack, 0) + (state.result?.rake ?? potTotal(state));

/** The rake of a random hand: none in every third hand, otherwise a random share with caps by number of players. */
function rakeOf(seed: number): Rake {
  if (seed % 3 === 0) return noRake;
  const random = randomFrom(seed + 1);
  const cap = between(random, 1, 40);
  return {
    basisPoints: between(random, 1, 1_500),
    caps: random() < 0.2 ? [] : [2, 3, 6].map((players) => ({ players, cap: cap * players })),
    noFlopNoDrop: random() < 0.7,
  };
}

/** Plays a random hand and throws if chips are created or lost, or if the independent model disagrees. */
export function checkRandomHand(
  seed: number,
  judge: Judge,
  watch: (state: HandState, action: HandAction | null) => void = () => {},
): void {
  const fail = (text: string) => {
    throw new Error(`Seed ${seed}: ${text}`);
  };
  const { setup, state } = playRandomHand(
    seed,
    (at, action) => {
      const chips = at.players.reduce((sum, { startingStack }) => sum + startingStack, 0);
      if (chipsIn(at) !== chips) fail(`${chipsIn(at)} chips instead of ${chips} in ${at.phase}`);
      if (at.players.some(({ stack }) => stack < 0)) fail("a stack below zero");
      if (at.toAct !== null) checkRange(setupOf(at), at, fail);
      watch(at, action);
    },
    rakeOf(seed),
  );
  const model = slowStacks(setup, state, judge).join();
  const stacks = state.players.map(({ stack }) => stack).join();
  if (model !== stacks) fail(`stacks ${stacks}, the model has ${model}`);
}

/** The rules and forced bets that the hand began with. */
const setupOf = ({ rules, players, deck }: HandState): HandSetup => ({
  rules,
  players: players.map(({ seat, startingStack, forced }) => ({ seat, stack: startingStack, ...forced })),
  deck,
});

function checkRange(setup: HandSetup, state: HandState, fail: (text: string) => void): void {
  const range = betRange(state, state.players[state.toAct!]!);
  const allowed = slowRange(setup, state, state.toAct!);
  const text = (one: readonly number[] | null) => (one === null ? "nothing" : one.join(" to "));
  const found = range && [range.min, range.max];
  if (text(found) !== text(allowed)) fail(`may raise ${text(found)}, the model allows ${text(allowed)}`);
}
