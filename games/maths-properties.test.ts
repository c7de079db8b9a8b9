import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fairStream } from "./kit/math/fair-stream.ts";
import type { GameMath, Step } from "./kit/math/game.ts";
import type { RandomSource } from "./kit/math/random-source.ts";
import { type AnyGame, allGames } from "./testing-plays.ts";

type Math = GameMath<unknown, unknown, unknown>;
type Played = { staked: number; won: number; steps: Step<unknown>[]; taken: unknown[] };

const throughStorage = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/**
 * Plays a round to its end, using `choices` to pick among the allowed actions; after `leaveAfter` steps the
 * game's rule for players who leave ends the round.
 */
function play(
  game: AnyGame,
  bet: unknown,
  random: RandomSource,
  choices: number[],
  leaveAfter: number,
): Played {
  const math = game.math as Math;
  const played: Played = { staked: math.stakeOf(bet), won: 0, steps: [], taken: [] };
  let step = math.begin(bet, random);
  played.steps.push(step);
  played.won += step.win;
  let leaving: unknown[] | null = null;
  for (let turn = 0; !step.done; turn++) {
    if (turn > 400) throw new Error(`${math.slug} does not end.`);
    const state = throughStorage(step.state);
    const allowed = game.actions.filter((action) => math.costOf!(state, action) !== null);
    if (turn >= leaveAfter && !leaving) leaving = [...math.abandon!(state)];
    const action = leaving ? leaving.shift() : allowed[choices[turn % choices.length]! % allowed.length];
    const cost = math.costOf!(state, action);
    expect(cost).not.toBeNull();
    expect(Number.isInteger(cost) && cost! >= 0).toBe(true);
    played.staked += cost!;
    played.taken.push(action);
    step = math.act!(state, action, random);
    played.steps.push(step);
    played.won += step.win;
  }
  return played;
}

const seeds = fc.record({ serverSeed: fc.string(), clientSeed: fc.string(), nonce: fc.nat() });
const choices = fc.array(fc.nat(1000), { minLength: 1, maxLength: 30 });

describe.each(allGames.map((game) => [game.math.slug, game] as const))("%s", (_, game) => {
  const math = game.math as Math;
  const bet = fc.constantFrom(...game.bets);

  it("takes its bets as they are written", () => {
    for (const one of game.bets) expect(math.bet.parse(one)).toEqual(one);
    for (const wrong of [null, {}, { stake: 0 }, { stake: -5 }, { stake: 1.5 }, { stake: 100, more: 1 }])
      expect(math.bet.safeParse(wrong).success).toBe(false);
    for (const action of game.actions) expect(math.action!.parse(action)).toEqual(action);
    expect(math.action?.safeParse({ kind: "cheat" }).success ?? false).toBe(false);
  });

  it("pays whole units, ends, and allows nothing after the end", () => {
    fc.assert(
      fc.property(bet, seeds, choices, fc.nat(12), (bet, seeds, choices, leaveAfter) => {
        const { steps } = play(game, bet, fairStream(seeds), choices, leaveAfter);
        for (const step of steps) {
          expect(Number.isSafeInteger(step.win) && step.win >= 0).toBe(true);
          expect(throughStorage(step.state)).toEqual(step.state);
          expect(throughStorage(math.view(step.state))).toEqual(math.view(step.state));
        }
        expect(steps.slice(0, -1).every((step) => !step.done)).toBe(true);
        for (const action of game.actions) expect(math.costOf!(steps.at(-1)!.state, action)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it("gives the same round for the same seeds, also when it was put away between the steps", () => {
    fc.assert(
      fc.property(bet, seeds, choices, (bet, seeds, choices) => {
        const once = play(game, bet, fairStream(seeds), choices, 50);
        const math = game.math as Math;
        let stream = fairStream(seeds);
        let step = math.begin(bet, stream);
        for (const action of once.taken) {
          stream = fairStream(seeds, stream.cursor);
          step = math.act!(throughStorage(step.state), action, stream);
        }
        expect(step).toEqual(once.steps.at(-1));
      }),
      { numRuns: 25 },
    );
  });
});
