import type { Admission, AdmissionRefusal, Reader, Stake } from "./admission.ts";
import type { WageringTransaction } from "./database.ts";
import { decide, refuseEarly } from "./decide.ts";
import { answerFrom, type Decision, type DecisionState, nothingChanges, type PoolState } from "./decision.ts";
import { lockBatch, poolKey, usesPools } from "./lock-batch.ts";
import { grantIdOf, needsAdmission, type Operation, stakeOf } from "./operation.ts";
import { contentsStatements } from "./operation-contents.ts";
import type { Answer } from "./outcomes.ts";
import { type AttachedRow, admitRows, insertStatements, sendRowReads } from "./stake-rows.ts";
import { type ChangedPool, type Decided, writeBatch } from "./write-batch.ts";

export type BatchOptions = {
  admission: Admission;
  subscribers: readonly string[];
  /** The slice of the house's accounts to post to. */
  slice: number;
};

/** An operation and the product's row that is written with it. */
export type BatchItem = { operation: Operation; attached?: AttachedRow | undefined };

/**
 * Applies a batch of operations in the caller's transaction, at most one per player, and accepts or refuses
 * each separately. The steps: lock and read, admit the stakes, decide, post and write.
 */
export async function applyBatch(
  tx: WageringTransaction,
  items: readonly BatchItem[],
  now: Date,
  { admission, subscribers, slice }: BatchOptions,
): Promise<Answer[]> {
  const operations = items.map(({ operation }) => operation);
  const locking = lockBatch(tx, operations, now);
  const staking = operations.filter(needsAdmission);
  if (staking.length > 0) {
    admission.sendReads(
      tx,
      staking.map(({ playerId }) => playerId),
    );
  }
  sendRowReads(
    tx,
    items.map(({ attached }) => attached),
  );
  const { states, pools } = await locking;
  const decisions = operations.map((operation, index) => refuseEarly(states[index]!, operation));
  await admit(tx, admission, items, states, decisions);
  const admitted = items.map(({ attached }, index) => (decisions[index] === null ? attached : undefined));
  const changedPools = new Map<string, ChangedPool>();
  const decided: Decided[] = [];
  const answers = operations.map((operation, index) => {
    let decision = decisions[index];
    if (!decision) {
      const state = states[index]!;
      if (usesPools(operation)) state.pools = pools.get(poolKey(operation)) ?? [];
      decision = decide(state, operation, now);
      decision.answer.settled = settledBy(state, decision);
      decided.push({ operation, decision });
      if (decision.pools.length > 0) keepPools(pools, changedPools, operation, decision.pools);
    }
    return decision.answer;
  });
  const posted = decided.filter(({ decision }) => decision.postings.length > 0);
  const statements = [
    ...insertStatements(admitted, answers),
    ...contentsStatements(posted.map(({ operation }) => operation)),
  ];
  // All statements are sent without waiting. If one fails, the database rejects the statements after it and the commit.
  await Promise.all([
    ...statements.map(({ text, values }) => tx.query(text, values)),
    writeBatch(tx, decided, [...changedPools.values()], { subscribers, slice, now }),
  ]);
  return answers;
}

/** Returns the totals of the wager if this operation ended it. */
function settledBy({ wager: before }: DecisionState, { wager: after }: Decision): Answer["settled"] {
  const wasOpen = before === null || before.state === "OPEN";
  if (after === null || after.state === "OPEN" || !wasOpen) return null;
  return { staked: after.staked, won: after.won + after.jackpotWon, grantId: after.grantId };
}

/**
 * Runs the admission checks, and the checks that come with the product's rows, on every stake that has not been
 * refused already.
 */
async function admit(
  tx: Reader,
  admission: Admission,
  items: readonly BatchItem[],
  states: readonly DecisionState[],
  decisions: (Decision | null)[],
): Promise<void> {
  const asked: number[] = [];
  const stakes: Stake[] = [];
  const refuse = (index: number, refusal: AdmissionRefusal | null | undefined) => {
    if (!refusal) return;
    const answer = answerFrom(states[index]!, items[index]!.operation, "NOT_ADMITTED");
    decisions[index] = nothingChanges({ ...answer, refusal });
  };
  items.forEach(({ operation }, index) => {
    if (decisions[index] !== null || !needsAdmission(operation)) return;
    asked.push(index);
    stakes.push(toStake(states[index]!, operation));
  });
  const verdicts = await admission.admit(tx, stakes);
  asked.forEach((index, position) => {
    refuse(index, verdicts[position]);
  });
  const left = items.map(({ attached }, index) => (decisions[index] === null ? attached : undefined));
  (await admitRows(tx, left)).forEach((refusal, index) => {
    refuse(index, refusal);
  });
}

export function toStake({ wager }: Pick<DecisionState, "wager">, operation: Operation): Stake {
  const amount = stakeOf(operation);
  return {
    playerId: operation.playerId,
    currency: operation.currency,
    vertical: operation.vertical,
    provider: operation.provider,
    productId: operation.productId,
    wagerId: operation.wagerId,
    amount,
    total: amount + (wager?.staked ?? 0n),
    isFirst: wager === null,
    isStep: operation.kind === "step",
    grantId: grantIdOf(operation),
    limits: ("limits" in operation && operation.limits) || null,
  };
}

/** Keeps the jackpot pools as this operation left them, for the next operation of the batch. */
function keepPools(
  pools: Map<string, PoolState[]>,
  changed: Map<string, ChangedPool>,
  operation: Operation,
  after: readonly (PoolState & { isWon: boolean })[],
): void {
  const { productId, currency } = operation;
  const key = poolKey(operation);
  pools.set(
    key,
    after.map(({ isWon, ...pool }) => pool),
  );
  for (const pool of after) {
    const name = `${key}\n${pool.tier}`;
    const isWon = pool.isWon || (changed.get(name)?.isWon ?? false);
    changed.set(name, { ...pool, productId, currency, isWon });
  }
}
