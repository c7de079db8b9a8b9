import type { HandAction } from "../engine/apply.ts";
import { betRange } from "../engine/betting.ts";
import { type HandState, potTotal } from "../engine/state.ts";
import { playRandomHand } from "./random-hand.ts";
import { type Judge, slowPotLimit, slowStacks } from "./slow-model.ts";

const chipsIn = (state: HandState): number =>
  state.players.reduce((sum, { stack }) => sum + stack, 0) + (state.result ? 0 : potTotal(state));

/** Plays a random hand and throws if chips are created or lost, or if the independent model disagrees. */
export function checkRandomHand(
  seed: number,
  judge: Judge,
  watch: (state: HandState, action: HandAction | null) => void = () => {},
): void {
  const fail = (text: string) => {
    throw new Error(`Seed ${seed}: ${text}`);
  };
  const { setup, state } = playRandomHand(seed, (at, action) => {
    const chips = at.players.reduce((sum, { startingStack }) => sum + startingStack, 0);
    if (chipsIn(at) !== chips) fail(`${chipsIn(at)} chips instead of ${chips} in ${at.phase}`);
    if (at.players.some(({ stack }) => stack < 0)) fail("a stack below zero");
    if (at.rules.limit === "pot" && at.toAct !== null) checkPotLimit(at, at.toAct, fail);
    watch(at, action);
  });
  const model = slowStacks(setup, state, judge).join();
  const stacks = state.players.map(({ stack }) => stack).join();
  if (model !== stacks) fail(`stacks ${stacks}, the model has ${model}`);
}

function checkPotLimit(state: HandState, index: number, fail: (text: string) => void): void {
  const player = state.players[index]!;
  const range = betRange(state, player);
  if (!range) return;
  const pot = Math.max(slowPotLimit(state, index), state.currentBet + state.raiseSize);
  const allowed = Math.min(pot, player.streetBet + player.stack);
  if (range.max !== allowed) fail(`raises to ${range.max}, the pot allows ${allowed}`);
}
