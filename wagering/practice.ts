import { playerAccount } from "@parlour/ledger";
import type { Admission, Reader } from "./admission.ts";
import { type BatchItem, toStake } from "./apply-batch.ts";
import { decide, refuseEarly } from "./decide.ts";
import { answerFrom, type DecisionState, type KnownPosting, type PoolState } from "./decision.ts";
import { type Operation, operationIdOf, stakeOf } from "./operation.ts";
import { type Answer, answerWith } from "./outcomes.ts";
import { stakeAccount } from "./purses.ts";
import { typeOf } from "./replay.ts";
import { admitRows, insertStatements } from "./stake-rows.ts";
import type { Wager } from "./wager.ts";

/** An operation as stored for practice play. The amount is the change in play credits. */
export type PracticeOperation = {
  id: string;
  wagerId: string;
  amount: bigint;
  state: "DONE" | "REFUSED" | "ROLLED_BACK";
};

/** The part of a practice session that one operation needs. */
export type PracticeState = {
  credits: bigint;
  wager: Wager | null;
  known: PracticeOperation | null;
  /** The operation that a refund reverses. */
  refunded: PracticeOperation | null;
  openWager: string | null;
  drawsUsed: number;
  /** The real jackpot pools. Practice play can win their amounts in play credits but never feeds them. */
  pools: readonly PoolState[];
};

export type PracticeChange = {
  credits: bigint;
  wager: Wager | null;
  record: string | undefined;
  /** The operation to store; a refund overwrites the row of its stake. */
  operation: PracticeOperation | null;
};

/** A session's play credits, accessed in the transaction that has locked the session. */
export type PracticeStore = {
  load(tx: Reader, operation: Operation): Promise<PracticeState | undefined>;
  save(tx: Reader, operation: Operation, change: PracticeChange): Promise<void>;
};

/**
 * Applies an operation to play credits according to the same rules as for real money, but without a ledger:
 * there is a single purse, and the game session is its owner.
 */
export async function applyPractice(
  tx: Reader,
  store: PracticeStore,
  admission: Admission,
  { operation, attached }: BatchItem,
  now: Date,
): Promise<Answer> {
  const kept = await store.load(tx, operation);
  if (kept === undefined) return answerWith("ACCOUNT_MISSING");
  const state = toDecisionState(kept, operation);
  const early = refuseEarly(state, operation);
  if (early !== null) return early.answer;
  if (stakeOf(operation) > 0n) {
    const [refused] = await admission.admit(tx, [toStake(state, operation)]);
    const refusal = refused ?? (await admitRows(tx, [attached]))[0];
    if (refusal) return { ...answerFrom(state, operation, "NOT_ADMITTED"), refusal };
  }
  const { answer, postings, wager } = decide(state, operation, now);
  const written = operation.kind === "refund" ? operation.refunds : operationIdOf(operation);
  if (answer.replayed || (postings.length === 0 && wager === null)) return answer;
  const isPosted = answer.outcome === "POSTED";
  const result = operation.kind === "refund" ? "ROLLED_BACK" : isPosted ? "DONE" : "REFUSED";
  const amount = isPosted ? answer.balance - kept.credits : -stakeOf(operation);
  await store.save(tx, operation, {
    credits: answer.balance,
    wager,
    record: "record" in operation ? operation.record : undefined,
    operation:
      written === null || postings.length === 0
        ? null
        : { id: written, wagerId: operation.wagerId, amount, state: result },
  });
  for (const { text, values } of insertStatements([attached], [answer])) await tx.query(text, values);
  return answer;
}

function toDecisionState(kept: PracticeState, operation: Operation): DecisionState {
  const { playerId, currency } = operation;
  const cash = playerAccount(playerId, "cash", currency);
  const refunded = kept.refunded && toPosting(kept.refunded, operation, "BET");
  // A refund has no separate row; it is recorded on the stake's row.
  const isRefundedBefore = operation.kind === "refund" && kept.refunded?.state === "ROLLED_BACK";
  const own = kept.known && toPosting(kept.known, operation, typeOf(operation));
  return {
    purses: [
      {
        id: cash.id,
        kind: "cash",
        balance: kept.credits,
        verticals: 15,
        spentFirst: false,
        maxStake: null,
        successor: null,
      },
    ],
    wager: kept.wager,
    known:
      isRefundedBefore && refunded ? { ...refunded, outcome: "POSTED", reverses: operation.refunds } : own,
    openWager: kept.openWager,
    drawsUsed: kept.drawsUsed,
    grant: null,
    pools: kept.pools,
    refunded: refunded && { ...refunded, reversedBy: null },
  };
}

const outcomeOf = { DONE: "POSTED", REFUSED: "INSUFFICIENT_FUNDS", ROLLED_BACK: "ROLLED_BACK" } as const;

function toPosting(
  { wagerId, amount, state }: PracticeOperation,
  operation: Operation,
  type: string,
): KnownPosting {
  const { playerId, currency } = operation;
  const cash = playerAccount(playerId, "cash", currency);
  const revenue = stakeAccount(operation);
  const transfer =
    amount < 0n
      ? { from: cash, to: revenue, amountMinor: -amount }
      : { from: revenue, to: cash, amountMinor: amount };
  return {
    outcome: outcomeOf[state],
    type,
    referenceId: wagerId,
    reverses: null,
    contents: null,
    transfers: amount === 0n ? [] : [transfer],
  };
}
