import { type FairSeeds, fairStream } from "@parlour/games/kit/math/fair-stream";
import type { GameMath, Step } from "@parlour/games/kit/math/game";
import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { RecordedStep, RoundRecordData } from "./round-record.ts";

export type DrawnStep = { step: Step<unknown>; record: RoundRecordData };

/** The version of the maths, and the maximum payout of the round. */
export type RoundRules = { version: number; payoutCapMinor: number };

/** Draws the first step of a round, which in most games is the whole round. */
export function drawBegin(math: GameMath, bet: unknown, seeds: FairSeeds, rules: RoundRules): DrawnStep {
  const source = recordingSource(seeds, 0);
  const drawn = math.begin(bet, source);
  const step = { ...drawn, win: Math.min(drawn.win, rules.payoutCapMinor) };
  const made = { action: bet, stake: math.stakeOf(bet), win: step.win, ...source.recorded() };
  return {
    step,
    record: {
      steps: [made],
      state: step.state,
      done: step.done,
      ...(rules.version > 1 && { maths: rules.version }),
      ...(step.win < drawn.win && { payoutCap: rules.payoutCapMinor }),
    },
  };
}

/** Draws the next step, continuing where the previous step stopped in the stream of random numbers. */
export function drawAction(
  math: GameMath,
  before: RoundRecordData,
  action: unknown,
  costMinor: number,
  seeds: FairSeeds,
  payoutCapMinor: number,
): DrawnStep {
  const source = recordingSource(seeds, before.steps.at(-1)?.cursor ?? 0);
  const drawn = math.act!(before.state, action, source);
  const left = payoutCapMinor - before.steps.reduce((sum, { win }) => sum + win, 0);
  const step = { ...drawn, win: Math.min(drawn.win, left) };
  const made = { action, stake: costMinor, win: step.win, ...source.recorded() };
  return {
    step,
    record: {
      ...before,
      steps: [...before.steps, made],
      state: step.state,
      done: step.done,
      ...(step.win < drawn.win && { payoutCap: payoutCapMinor }),
    },
  };
}

/** Returns the player's view after each step, replayed from the stored draws without the seeds. */
export function replayViews(math: GameMath, { steps }: RoundRecordData): unknown[] {
  const views: unknown[] = [];
  let state: unknown;
  for (const [index, { action, draws, view }] of steps.entries()) {
    if (view !== undefined) {
      views.push(view);
      continue;
    }
    const source = replaySource(draws);
    state = index === 0 ? math.begin(action, source).state : math.act!(state, action, source).state;
    views.push(math.view(state));
  }
  return views;
}

function recordingSource(
  seeds: FairSeeds,
  cursor: number,
): RandomSource & { recorded(): Pick<RecordedStep, "draws" | "cursor"> } {
  const stream = fairStream(seeds, cursor);
  const draws: number[] = [];
  return {
    below(bound) {
      const value = stream.below(bound);
      draws.push(value);
      return value;
    },
    recorded: () => ({ draws, cursor: stream.cursor }),
  };
}

function replaySource(draws: readonly number[]): RandomSource {
  let position = 0;
  return {
    below(bound) {
      const value = draws[position++];
      if (value === undefined || value >= bound) throw new Error("a stored round no longer fits its game");
      return value;
    },
  };
}
