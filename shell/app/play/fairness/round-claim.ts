import type { RoundRecord } from "@parlour/contracts/entities/game-round";
import { minorUnitsOf } from "@parlour/rules/money";
import { decidedBy, sharedGames } from "./load-math.ts";
import { tableClaimOf } from "./shared-math.ts";
import type { ClaimedStep } from "./verify-round.ts";

/** The verifier's initial values: everything that the site states about a round. */
export type RoundClaim = {
  slug: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: string;
  /** The version of the maths that the round was played with. */
  mathsVersion: number;
  steps: readonly ClaimedStep[];
};

export const isShared = ({ slug }: RoundRecord) => sharedGames.includes(slug);

export function claimOf(round: RoundRecord): RoundClaim {
  const { slug, currency, seeds, steps } = round;
  return {
    slug,
    serverSeed: seeds?.serverSeed ?? "",
    serverSeedHash: seeds?.serverSeedHash ?? "",
    clientSeed: seeds?.clientSeed ?? "",
    nonce: seeds ? String(seeds.nonce) : "",
    mathsVersion: round.mathsVersion,
    steps: steps.map(({ action, draws, win, view }) => ({
      action,
      winMinor: Number(minorUnitsOf(win, currency)),
      ...(round.payoutCap === null ? {} : { capMinor: Number(minorUnitsOf(round.payoutCap, currency)) }),
      ...(isShared(round) ? { table: tableClaimOf(view, decidedBy(slug)) } : { draws }),
    })),
  };
}
