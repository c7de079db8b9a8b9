import type { Outcome, Transfer } from "@parlour/ledger";
import type { ReversingPosting } from "@parlour/ledger/posting";
import type { Operation } from "./operation.ts";
import { type Answer, answerWith, type WageringOutcome } from "./outcomes.ts";
import { canPay, type Purse, playableBalance } from "./purses.ts";
import type { Wager } from "./wager.ts";

/** How the ledger answered an operation's id before. */
export type KnownPosting = {
  outcome: Outcome;
  type: string;
  referenceId: string | null;
  /** The id of the posting that it undoes. */
  reverses: string | null;
  transfers: readonly Transfer[];
};

/** A stake that is to be refunded, as the ledger knows it. */
export type RefundedPosting = KnownPosting & { reversedBy: string | null };

/** Stakes that the house pays for a player, such as free spins. */
export type Grant = {
  id: string;
  productId: string;
  currency: string;
  stake: bigint;
  left: number;
  isExpired: boolean;
  /** Which of the player's accounts receives what the grant wins. */
  credit: "cash" | "pendingBonus";
};

/** A progressive jackpot pool. Its amount is in millionths of a minor unit, so that the smallest stake feeds it. */
export type PoolState = { tier: string; ratePpm: bigint; seed: bigint; amountMicro: bigint };

/** Everything that the rules need to decide one operation. All of it is locked until the decision is written. */
export type DecisionState = {
  purses: readonly Purse[];
  wager: Wager | null;
  known: KnownPosting | null;
  /** Another open wager of the player in the same product. */
  openWager: string | null;
  drawsUsed: number;
  /** The grant that the operation or its wager names. */
  grant: Grant | null;
  /** The pools of the product in the currency. */
  pools: readonly PoolState[];
  refunded: RefundedPosting | null;
};

export type DecidedPosting = ReversingPosting & { expected: "POSTED" | "INSUFFICIENT_FUNDS" };

/** The change of a settled wager since the last settlement event. A correction may be negative. */
export type SettlementChange = { staked: bigint; own: bigint; won: bigint; ownWon: bigint };

/** What becomes of an operation: its answer, and the changes that are written together or not at all. */
export type Decision = {
  answer: Answer;
  postings: readonly DecidedPosting[];
  /** The wager as it is from now on. */
  wager: Wager | null;
  settlement: SettlementChange | null;
  drawsUsed: { key: string; used: number } | null;
  /** How many more stakes of a grant are used; below zero when they are given back. */
  grantUse: { id: string; change: number } | null;
  /** Pools whose amount changed. */
  pools: readonly (PoolState & { isWon: boolean })[];
  /** The id of a stake that was refunded before it arrived, and must not happen any more. */
  tombstone: string | null;
};

export function nothingChanges(answer: Answer): Decision {
  return {
    answer,
    postings: [],
    wager: null,
    settlement: null,
    drawsUsed: null,
    grantUse: null,
    pools: [],
    tombstone: null,
  };
}

export function answerFrom(state: DecisionState, operation: Operation, outcome: WageringOutcome): Answer {
  const answer = answerWith(outcome, playableBalance(state.purses, operation.vertical));
  answer.drawsUsed = state.drawsUsed;
  answer.openWager = state.openWager;
  answer.owed = state.wager?.owed ?? 0n;
  return answer;
}

export function refuseWith(state: DecisionState, operation: Operation, outcome: WageringOutcome): Decision {
  return nothingChanges(answerFrom(state, operation, outcome));
}

/** What the player can stake once the transfers have happened. */
export function balanceAfter(
  { purses }: DecisionState,
  { playerId, vertical }: Operation,
  postings: readonly { transfers: readonly Transfer[] }[],
): bigint {
  let balance = playableBalance(purses, vertical);
  const isPlayable = (id: string) => purses.some((purse) => purse.id === id && canPay(purse, vertical));
  for (const { transfers } of postings) {
    for (const { from, to, amountMinor } of transfers) {
      if (from.playerId === playerId && isPlayable(from.id)) balance -= amountMinor;
      if (to.playerId === playerId && isPlayable(to.id)) balance += amountMinor;
    }
  }
  return balance;
}
