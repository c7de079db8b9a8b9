import type { RoundRecord } from "@parlour/contracts/entities/game-round";
import { minorUnitsOf } from "@parlour/rules/money";
import type { ClaimedStep } from "./verify-round.ts";

/** What the form starts with: everything that the house says about a round. */
export type RoundClaim = {
  slug: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: string;
  steps: readonly ClaimedStep[];
};

export function claimOf(round: RoundRecord): RoundClaim {
  const { slug, currency, seeds, steps } = round;
  return {
    slug,
    serverSeed: seeds?.serverSeed ?? "",
    serverSeedHash: seeds?.serverSeedHash ?? "",
    clientSeed: seeds?.clientSeed ?? "",
    nonce: seeds ? String(seeds.nonce) : "",
    steps: steps.map(({ action, draws, win }) => ({
      action,
      draws,
      winMinor: Number(minorUnitsOf(win, currency)),
    })),
  };
}
