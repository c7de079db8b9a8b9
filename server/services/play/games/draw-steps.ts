import { type FairSeeds, fairStream } from "@parlour/games/kit/math/fair-stream";
import type { GameMath, Step } from "@parlour/games/kit/math/game";
import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { RecordedStep, RoundRecordData } from "./round-record.ts";

export type DrawnStep = { step: Step<unknown>; record: RoundRecordData };

/** The first step of a round: the whole of it in most games. */
export function drawBegin(math: GameMath, bet: unknown, seeds: FairSeeds): DrawnStep {
  const source = recordingSource(seeds, 0);
  const step = math.begin(bet, source);
  const made = { action: bet, stake: math.stakeOf(bet), win: step.win, ...source.recorded() };
  return { step, record: { steps: [made], state: step.state, done: step.done } };
}

/** The next step, on from where the stream was left. */
export function drawAction(
  math: GameMath,
  before: RoundRecordData,
  action: unknown,
  costMinor: number,
  seeds: FairSeeds,
): DrawnStep {
  const source = recordingSource(seeds, before.steps.at(-1)?.cursor ?? 0);
  const step = math.act!(before.state, action, source);
  const made = { action, stake: costMinor, win: step.win, ...source.recorded() };
  return { step, record: { steps: [...before.steps, made], state: step.state, done: step.done } };
}

/** What the player saw after each step, from the numbers that were drawn: the seeds are not needed for it. */
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
      if (value === undefined || value >= bound)
        throw new Error("a kept round does not fit its game any more");
      return value;
    },
  };
}
