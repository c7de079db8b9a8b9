import { type FairSeeds, fairStream } from "@parlour/games/kit/math/fair-stream";
import type { GameMath } from "@parlour/games/kit/math/game";
import { sha256Hex } from "@parlour/games/kit/math/sha256";

/** What was done in a step, and what the house says came of it. */
export type ClaimedStep = { action: unknown; draws?: readonly number[]; winMinor?: number };
export type ClaimedRound = FairSeeds & { serverSeedHash?: string | undefined; steps: readonly ClaimedStep[] };

export type VerifiedStep = {
  draws: readonly number[];
  winMinor: number;
  view: unknown;
  /** Null where nothing was claimed. */
  agrees: boolean | null;
};
export type Verification = {
  serverSeedHash: string;
  hashAgrees: boolean | null;
  steps: readonly VerifiedStep[];
  agrees: boolean;
};

/** Draws a round again from its seeds, step by step, and compares. A bet or an action that the game does not know throws. */
export function verifyRound(math: GameMath, round: ClaimedRound): Verification {
  const stream = fairStream(round);
  const serverSeedHash = sha256Hex(round.serverSeed);
  let state: unknown;
  const steps = round.steps.map((claimed, index): VerifiedStep => {
    const draws: number[] = [];
    const random = {
      below(bound: number) {
        const value = stream.below(bound);
        draws.push(value);
        return value;
      },
    };
    const step =
      index === 0
        ? math.begin(math.bet.parse(claimed.action), random)
        : math.act!(state, math.action!.parse(claimed.action), random);
    state = step.state;
    return {
      draws,
      winMinor: step.win,
      view: math.view(state),
      agrees: agreesWith(claimed, draws, step.win),
    };
  });
  const hashAgrees = round.serverSeedHash ? round.serverSeedHash.toLowerCase() === serverSeedHash : null;
  const agrees = hashAgrees !== false && steps.every((step) => step.agrees !== false);
  return { serverSeedHash, hashAgrees, steps, agrees };
}

function agreesWith(claimed: ClaimedStep, draws: readonly number[], winMinor: number): boolean | null {
  if (claimed.draws === undefined && claimed.winMinor === undefined) return null;
  const sameDraws = claimed.draws === undefined || String(claimed.draws) === String(draws);
  return sameDraws && (claimed.winMinor === undefined || claimed.winMinor === winMinor);
}
