import type { Vertical } from "@parlour/ledger";
import type { RevenueKind } from "@parlour/ledger/accounts";
import type { OperationKind } from "./operation.ts";

/** The operations allowed in each state, and the states they lead to. Any other operation is refused. */
export const transitions = {
  NONE: { open: ["OPEN", "SETTLED"], place: ["OPEN", "SETTLED"] },
  OPEN: {
    step: ["OPEN", "SETTLED"],
    place: ["OPEN", "SETTLED"],
    pay: ["OPEN", "SETTLED"],
    end: ["SETTLED"],
    settle: ["SETTLED"],
    void: ["VOIDED"],
    cashOut: ["OPEN", "CASHED_OUT"],
    refund: ["OPEN", "VOIDED"],
  },
  SETTLED: {
    pay: ["SETTLED"],
    end: ["SETTLED"],
    resettle: ["RESETTLED", "VOIDED"],
    refund: ["SETTLED", "VOIDED"],
  },
  VOIDED: { pay: ["VOIDED"], end: ["VOIDED"], resettle: ["RESETTLED", "VOIDED"] },
  CASHED_OUT: { end: ["CASHED_OUT"], resettle: ["RESETTLED", "VOIDED"] },
  RESETTLED: { end: ["RESETTLED"], resettle: ["RESETTLED", "VOIDED"] },
} as const satisfies Record<string, Partial<Record<OperationKind, readonly string[]>>>;

export type WagerState = Exclude<keyof typeof transitions, "NONE">;

export function allows(state: WagerState, kind: OperationKind): boolean {
  return kind in transitions[state];
}

/** A part of the stakes, and the player's ledger account that paid it. */
export type PursePart = { id: string; amount: bigint };

/** A wager from its first stake to its settlement. Amounts are minor units. */
export type Wager = {
  playerId: string;
  id: string;
  vertical: Vertical;
  provider: string;
  productId: string;
  sessionId: string | null;
  currency: string;
  referenceKind: string;
  /**
   * The house account that takes the stakes and pays the wins, as chosen by the first stake; null for the account of the
   * product or the vertical. It never changes, so that a wager stays on one account if its product moves to another.
   */
  revenueKind: RevenueKind | null;
  state: WagerState;
  /** The number of operations that have changed the wager; a step names the number it expects. */
  sequence: number;
  /** All stakes, paid by the player or by a grant. */
  staked: bigint;
  /** The total won, without jackpots. */
  won: bigint;
  /** The part of the stakes that has been cashed out. */
  cashedOut: bigint;
  /** The part of the stakes that was returned when the wager was voided. */
  returned: bigint;
  /** Overpayments that a correction could not collect yet. */
  owed: bigint;
  jackpotTier: string | null;
  jackpotWon: bigint;
  /** The grant that paid the stakes; null if the player's purses paid them. */
  grantId: string | null;
  /** The purses that paid the stakes, in the order of their first use. */
  purses: readonly PursePart[];
  draw: { key: string; number: number } | null;
  /** The player's highest single stake. */
  largestStake: bigint;
  /** The amounts already published to settlement subscribers. */
  published: { staked: bigint; own: bigint; won: bigint };
  /** Times as text from the database, so that no microseconds are lost. */
  startedAt: string;
  endedAt: string | null;
};

export function totalOf(parts: readonly PursePart[]): bigint {
  let total = 0n;
  for (const { amount } of parts) total += amount;
  return total;
}
