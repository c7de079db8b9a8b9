import type { Outcome, Transfer } from "@parlour/ledger";
import type { ReversingPosting } from "@parlour/ledger/posting";
import type { Operation } from "./operation.ts";
import { type Answer, answerWith, type WageringOutcome } from "./outcomes.ts";
import { canPay, type Purse, playableBalance } from "./purses.ts";
import type { Wager } from "./wager.ts";

/** The ledger's earlier answer for an operation's id. */
export type KnownPosting = {
  outcome: Outcome;
  type: string;
  referenceId: string | null;
  /** The id of the posting that this one reverses. */
  reverses: string | null;
  transfers: readonly Transfer[];
  /** The part of the request that its posting does not show (`operation-contents.ts`); null if it was not stored. */
  contents: string | null;
};

/** The ledger's record of the stake to refund. */
export type RefundedPosting = KnownPosting & { reversedBy: string | null };

/** Stakes that the house pays for a player, such as free spins. */
export type Grant = {
  id: string;
  productId: string;
  currency: string;
  stake: bigint;
  left: number;
  isExpired: boolean;
  /** The player's account that receives the winnings of the grant. */
  credit: "cash" | "pendingBonus";
};

/** A progressive jackpot pool, in millionths of a minor unit so that even the smallest stake feeds it. */
export type PoolState = { tier: string; ratePpm: bigint; seed: bigint; amountMicro: bigint };

/** Everything that the rules need to decide one operation. It stays locked until the decision is written. */
export type DecisionState = {
  purses: readonly Purse[];
  wager: Wager | null;
  known: KnownPosting | null;
  /** The id of another open wager of the player on the same product; null if there is none. */
  openWager: string | null;
  drawsUsed: number;
  /** The grant named by the operation or by its wager. */
  grant: Grant | null;
  /** The jackpot pools of the product in this currency. */
  pools: readonly PoolState[];
  refunded: RefundedPosting | null;
};

export type DecidedPosting = ReversingPosting & { expected: "POSTED" | "INSUFFICIENT_FUNDS" };

/** The change in a settled wager since the last settlement event; negative for a correction. */
export type SettlementChange = { staked: bigint; own: bigint; won: bigint; ownWon: bigint };

/** The result of an operation: its answer, and the changes that are written together. */
export type Decision = {
  answer: Answer;
  postings: readonly DecidedPosting[];
  /** The wager after the operation; null if there is none. */
  wager: Wager | null;
  settlement: SettlementChange | null;
  drawsUsed: { key: string; used: number } | null;
  /** How many stakes of a grant the operation uses; negative if it returns some. */
  grantUse: { id: string; change: number } | null;
  /** The jackpot pools whose amount changed. */
  pools: readonly (PoolState & { isWon: boolean })[];
  /** The id of a stake that was refunded before it arrived. The stake is refused if it arrives later. */
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

/** Returns the player's playable balance after the transfers. */
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
