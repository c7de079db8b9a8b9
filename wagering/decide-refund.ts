import type { Transfer } from "@parlour/ledger";
import {
  answerFrom,
  balanceAfter,
  type DecidedPosting,
  type Decision,
  type DecisionState,
  nothingChanges,
  type RefundedPosting,
  refuseWith,
} from "./decision.ts";
import type { RefundStake } from "./operation.ts";
import type { WageringOutcome } from "./outcomes.ts";
import { settlementOf } from "./settlement-change.ts";
import { allows, type Wager } from "./wager.ts";

/**
 * Reverses a stake. A stake that has not arrived yet is blocked instead. Wins are not touched: only
 * `resettle` corrects them.
 */
export function carryOutRefund(state: DecisionState, operation: RefundStake, now: Date): Decision {
  const { refunded, known, wager } = state;
  const refusal = refusalOf(state, operation);
  if (refusal !== null) return refuseWith(state, operation, refusal);
  if (known !== null) {
    return nothingChanges({
      ...answerFrom(state, operation, known.outcome as WageringOutcome),
      replayed: true,
    });
  }
  const isTaken = refunded?.outcome === "POSTED";
  const postings = isTaken ? postingsOf(state, operation, refunded) : [emptyPosting(operation, wager)];
  const answer = answerFrom(state, operation, "POSTED");
  answer.balance = balanceAfter(state, operation, postings);
  const decision = {
    ...nothingChanges(answer),
    postings,
    tombstone: refunded === null ? operation.refunds : null,
  };
  if (!isTaken || wager === null) return decision;
  const isGranted = refunded.transfers.some(({ from }) => from.id.startsWith("promotions:"));
  return {
    ...decision,
    ...settlementOf(withoutStake(wager, refunded.transfers, now)),
    grantUse: isGranted && wager.grantId !== null ? { id: wager.grantId, change: -1 } : null,
  };
}

function refusalOf(
  { refunded, known, wager }: DecisionState,
  operation: RefundStake,
): WageringOutcome | null {
  if (known !== null && known.reverses !== operation.refunds) return "CONFLICT";
  if (refunded === null) return null;
  const isOther = refunded.referenceId !== null && refunded.referenceId !== operation.wagerId;
  if (isOther || (refunded.outcome === "POSTED" && !isStakeOnly(refunded))) return "CONFLICT";
  if (refunded.reversedBy !== null && refunded.reversedBy !== operation.operationId)
    return "ALREADY_REVERSED";
  if (known !== null || refunded.outcome !== "POSTED" || wager === null) return null;
  // A void has already returned the stake, and a cash-out has already paid for it.
  return allows(wager.state, "refund") && wager.cashedOut === 0n ? null : "WAGER_CLOSED";
}

/**
 * Returns whether a posting only took a stake. One that also paid a result is settled and can't be refunded.
 */
function isStakeOnly({ type, transfers }: RefundedPosting): boolean {
  return type === "BET" && transfers.every(({ to }) => /^(revenue|pokerTables|pokerTournaments)/.test(to.id));
}

function emptyPosting(operation: RefundStake, wager: Wager | null): DecidedPosting {
  const { playerId, operationId, wagerId, refunds } = operation;
  return {
    playerId,
    id: operationId,
    type: "ROLLBACK",
    reference: { kind: wager?.referenceKind ?? "round", id: wagerId },
    transfers: [],
    reverses: refunds,
    expected: "POSTED",
  };
}

/** Reverses the stake. Money from a bonus that has ended since is returned with a second posting. */
function postingsOf(
  state: DecisionState,
  operation: RefundStake,
  refunded: RefundedPosting,
): DecidedPosting[] {
  const { playerId, operationId } = operation;
  const back = refunded.transfers
    .map(({ from, to, amountMinor }) => ({ from: to, to: from, amountMinor }))
    .toReversed();
  const reversal = { ...emptyPosting(operation, state.wager), transfers: back };
  const passedOn: Transfer[] = back.flatMap(({ to, amountMinor }) => {
    const successor = state.purses.find(({ id }) => to.playerId === playerId && id === to.id)?.successor;
    return successor ? [{ from: to, to: successor, amountMinor }] : [];
  });
  if (passedOn.length === 0) return [reversal];
  const { reference } = reversal;
  const id = `${operationId}/successor`;
  return [reversal, { playerId, id, type: "BONUS", reference, transfers: passedOn, expected: "POSTED" }];
}

/** Returns the wager without the refunded stake; it is void if no stake or win is left. */
function withoutStake(wager: Wager, transfers: readonly Transfer[], now: Date): Wager {
  let staked = wager.staked;
  const amounts = new Map(wager.purses.map(({ id, amount }) => [id, amount]));
  for (const { from, amountMinor } of transfers) {
    staked -= amountMinor;
    if (from.playerId === wager.playerId) amounts.set(from.id, (amounts.get(from.id) ?? 0n) - amountMinor);
  }
  const isVoid = staked === 0n && wager.won === 0n;
  return {
    ...wager,
    staked,
    purses: [...amounts].filter(([, amount]) => amount > 0n).map(([id, amount]) => ({ id, amount })),
    sequence: wager.sequence + 1,
    state: isVoid ? "VOIDED" : wager.state,
    endedAt: isVoid ? (wager.endedAt ?? now.toISOString()) : wager.endedAt,
  };
}
