import type { DealKind } from "@parlour/poker/tournament/deals";

/**
 * The guaranteed amount of each entry, and the rest, which the winner gets in addition. All amounts are minor units.
 */
export type Deal = { kind: DealKind; rest: number; shares: { entryId: string; amount: number }[] };

type DealProposal = Deal & { id: string; by: string; accepted: string[] };

/**
 * The negotiation of a deal. It begins when all remaining players want it and their hand is over, and ends when all
 * accept a proposal, one refuses it, or time is up.
 */
export type DealState = {
  /** The entries of the players who want to negotiate. */
  talkers: string[];
  /** When play continues; null until the table has paused. */
  untilMs: number | null;
  proposal: DealProposal | null;
  agreed: Deal | null;
};
