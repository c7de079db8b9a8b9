import { type FairSeeds, fairStream } from "@parlour/games/kit/math/fair-stream";
import type { GameMath } from "@parlour/games/kit/math/game";
import type { RandomSource } from "@parlour/games/kit/math/random-source";
import { sha256Hex } from "@parlour/games/kit/math/sha256";
import type { SharedMath, TableClaim } from "./shared-math.ts";

/** A step's action and its claimed result. */
export type ClaimedStep = {
  action: unknown;
  draws?: readonly number[];
  winMinor?: number;
  /** The cap that reduced the round's win, if one applied. */
  capMinor?: number;
  /**
   * The stored record of the shared round; only for games whose rounds are shared by all players at a table.
   */
  table?: TableClaim;
};
export type ClaimedRound = FairSeeds & { serverSeedHash?: string | undefined; steps: readonly ClaimedStep[] };

export type VerifiedStep = {
  draws: readonly number[];
  winMinor: number;
  view: unknown;
  /** Whether the result agrees with the claimed one; null if none was entered. */
  agrees: boolean | null;
};
export type Verification = {
  serverSeedHash: string;
  hashAgrees: boolean | null;
  steps: readonly VerifiedStep[];
  agrees: boolean;
};

/**
 * Repeats the draws of a round from its seeds, step by step, and compares the results. Throws for an unknown
 * bet or action.
 */
export function verifyRound(math: GameMath | SharedMath, round: ClaimedRound): Verification {
  const serverSeedHash = sha256Hex(round.serverSeed);
  const steps = "draw" in math ? [drawTableAgain(math, round)] : drawAgain(math, round);
  const hashAgrees = round.serverSeedHash ? round.serverSeedHash.toLowerCase() === serverSeedHash : null;
  const agrees = hashAgrees !== false && steps.every((step) => step.agrees !== false);
  return { serverSeedHash, hashAgrees, steps, agrees };
}

function drawAgain(math: GameMath, round: ClaimedRound): VerifiedStep[] {
  const stream = fairStream(round);
  let state: unknown;
  let paid = 0;
  return round.steps.map((claimed, index): VerifiedStep => {
    const draws: number[] = [];
    const random = recording(stream, draws);
    const step =
      index === 0
        ? math.begin(math.bet.parse(claimed.action), random)
        : math.act!(state, math.action!.parse(claimed.action), random);
    state = step.state;
    const winMinor = Math.min(step.win, (claimed.capMinor ?? Number.POSITIVE_INFINITY) - paid);
    paid += winMinor;
    return { draws, winMinor, view: math.view(state), agrees: agreesWith(claimed, draws, winMinor) };
  });
}

/**
 * Repeats the draw of a shared round. Draws before betting, such as the runners, use the name of the round as
 * client seed.
 */
function drawTableAgain(math: SharedMath, round: ClaimedRound): VerifiedStep {
  const { action, winMinor, table } = round.steps[0]!;
  if (!table) throw new Error("a shared round needs its number and outcome");
  const { serverSeed, nonce } = round;
  const field = math.prepare(fairStream({ serverSeed, clientSeed: `${math.slug}:${table.number}`, nonce }));
  const draws: number[] = [];
  const outcome = math.draw(field, recording(fairStream(round), draws));
  const { leftAt, choices } = table;
  const win = math.winOf({ field, bet: math.bet.parse(action), outcome, leftAt, choices });
  const isSame = JSON.stringify(outcome) === JSON.stringify(table.outcome);
  const agrees = isSame && (winMinor === undefined || winMinor === win);
  return { draws, winMinor: win, view: outcome, agrees };
}

function recording(stream: RandomSource, draws: number[]): RandomSource {
  return {
    below(bound) {
      const value = stream.below(bound);
      draws.push(value);
      return value;
    },
  };
}

function agreesWith(claimed: ClaimedStep, draws: readonly number[], winMinor: number): boolean | null {
  if (claimed.draws === undefined && claimed.winMinor === undefined) return null;
  const sameDraws = claimed.draws === undefined || String(claimed.draws) === String(draws);
  return sameDraws && (claimed.winMinor === undefined || claimed.winMinor === winMinor);
}
