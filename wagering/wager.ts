import type { Vertical } from "@parlour/ledger";
import type { OperationKind } from "./operation.ts";

/** What each state allows, and which states may follow. An operation that is not listed is refused. */
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

/** A stake that was taken, and everything that became of it. Amounts are minor units. */
export type Wager = {
  playerId: string;
  id: string;
  vertical: Vertical;
  provider: string;
  productId: string;
  sessionId: string | null;
  currency: string;
  referenceKind: string;
  state: WagerState;
  /** How many operations have changed it; a step names the sequence it follows. */
  sequence: number;
  /** All stakes, whoever paid them. */
  staked: bigint;
  /** What the wager has won, not counting jackpots. */
  won: bigint;
  /** The part of the stakes that was cashed out. */
  cashedOut: bigint;
  /** The part of the stakes that was given back because the wager was voided. */
  returned: bigint;
  /** Overpayments after a correction that could not be collected yet. */
  owed: bigint;
  jackpotTier: string | null;
  jackpotWon: bigint;
  /** The grant that paid the stakes. Then no purse did. */
  grantId: string | null;
  /** Where the stakes came from, in the order they were first used. */
  purses: readonly PursePart[];
  draw: { key: string; number: number } | null;
  /** The highest single stake that the player paid. */
  largestStake: bigint;
  /** What subscribers to settlements have been told so far. */
  told: { staked: bigint; own: bigint; won: bigint };
  /** Times as the database writes them, so that no microsecond is lost. */
  startedAt: string;
  endedAt: string | null;
};

export function totalOf(parts: readonly PursePart[]): bigint {
  let total = 0n;
  for (const { amount } of parts) total += amount;
  return total;
}
