import { carryOutRefund } from "./decide-refund.ts";
import { cashOut, resettle, settle, voidWager } from "./decide-result.ts";
import { carryOutRound } from "./decide-round.ts";
import { answerFrom, type Decision, type DecisionState, nothingChanges } from "./decision.ts";
import { grantIdOf, type Operation, stakeOf } from "./operation.ts";
import type { WageringOutcome } from "./outcomes.ts";
import { isOtherProduct, replay } from "./replay.ts";
import { allows } from "./wager.ts";

/**
 * Returns the answer if the operation needs no admission, because it repeats an earlier one or the wager's state does
 * not allow it; null if it may proceed.
 */
export function refuseEarly(state: DecisionState, operation: Operation): Decision | null {
  if (state.purses.length === 0) return refuse(state, operation, "ACCOUNT_MISSING");
  if (operation.kind === "refund") return null;
  if (state.known !== null) {
    const answer = answerFrom(state, operation, replay(state, state.known, operation));
    return nothingChanges({ ...answer, replayed: true });
  }
  const outcome = refusalOf(state, operation);
  return outcome === null ? null : refuse(state, operation, outcome);
}

/** Decides one operation. Call `refuseEarly` first, then admission. */
export function decide(state: DecisionState, operation: Operation, now: Date): Decision {
  switch (operation.kind) {
    case "settle":
      return settle(state, operation, now);
    case "void":
      return voidWager(state, operation, now);
    case "cashOut":
      return cashOut(state, operation, now);
    case "resettle":
      return resettle(state, operation, now);
    case "refund":
      return carryOutRefund(state, operation, now);
    default:
      return carryOutRound(state, operation, now);
  }
}

function refusalOf(state: DecisionState, operation: Operation): WageringOutcome | null {
  const { wager } = state;
  const isOpen = operation.kind === "open";
  if (wager !== null) {
    if (isOpen || isOtherProduct(wager, operation)) return "CONFLICT";
    if (stakeOf(operation) > 0n && wager.grantId !== grantIdOf(operation)) return "CONFLICT";
  }
  if (isOpen) {
    if (state.openWager !== null) return "ROUND_OPEN";
    return operation.draw !== null && operation.draw.number !== state.drawsUsed ? "DRAW_TAKEN" : null;
  }
  if (wager === null) return operation.kind === "place" ? null : "WAGER_MISSING";
  if (operation.kind === "step") {
    return wager.sequence !== operation.sequence || wager.state !== "OPEN" ? "SEQUENCE" : null;
  }
  return allows(wager.state, operation.kind) ? null : "WAGER_CLOSED";
}

function refuse(state: DecisionState, operation: Operation, outcome: WageringOutcome): Decision {
  return nothingChanges(answerFrom(state, operation, outcome));
}
