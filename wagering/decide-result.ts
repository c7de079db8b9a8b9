import { houseAccount, type Transfer } from "@parlour/ledger";
import { lesser } from "@parlour/rules/lesser";
import {
  answerFrom,
  balanceAfter,
  type DecidedPosting,
  type Decision,
  type DecisionState,
  nothingChanges,
} from "./decision.ts";
import type { CashOutWager, ResettleWager, SettleWager, VoidWager } from "./operation.ts";
import { payWinTo, sharesOf } from "./pay-win.ts";
import { currentAccount, stakeAccount } from "./purses.ts";
import { settlementOf } from "./settlement-change.ts";
import type { Wager } from "./wager.ts";

type ResultOperation = SettleWager | VoidWager | CashOutWager | ResettleWager;

export function settle(state: DecisionState, operation: SettleWager, now: Date): Decision {
  const wager = state.wager!;
  const transfers = pay(state, wager, operation.payout);
  const change = { state: "SETTLED", won: wager.won + operation.payout, endedAt: now.toISOString() } as const;
  return write(state, operation, { ...wager, ...change }, "WIN", transfers);
}

export function cashOut(state: DecisionState, operation: CashOutWager, now: Date): Decision {
  const wager = state.wager!;
  const cashedOut = wager.cashedOut + operation.stake;
  if (cashedOut > wager.staked) return nothingChanges(answerFrom(state, operation, "STAKE_EXCEEDED"));
  const isWhole = cashedOut === wager.staked;
  const after: Wager = {
    ...wager,
    cashedOut,
    won: wager.won + operation.payout,
    state: isWhole ? "CASHED_OUT" : "OPEN",
    endedAt: isWhole ? now.toISOString() : null,
  };
  return write(state, operation, after, "WIN", pay(state, wager, operation.payout));
}

/** Voids a wager. Cashed-out stakes have been paid already, so only the remaining stake is returned. */
export function voidWager(state: DecisionState, operation: VoidWager, now: Date): Decision {
  const wager = state.wager!;
  const returned = wager.staked - wager.cashedOut;
  const after: Wager = { ...wager, state: "VOIDED", returned, endedAt: now.toISOString() };
  if (wager.grantId === null) return write(state, operation, after, "ROLLBACK", pay(state, wager, returned));
  const decision = write(state, operation, after, "ROLLBACK", moveGrantStake(wager, returned));
  if (wager.cashedOut > 0n || state.grant === null) return decision;
  const stakes = Number(wager.staked / state.grant.stake);
  return { ...decision, grantUse: { id: wager.grantId, change: -stakes } };
}

/**
 * Pays or reclaims the difference between what the wager has paid and what it should have paid. A void undoes
 * cash-outs too, so that the player gets the stake back and nothing else. A correction never returns a
 * grant's stake to the grant, because an earlier void may have done so already; a correction of that void takes it
 * from the grant again, unless the player has used it elsewhere.
 */
export function resettle(state: DecisionState, operation: ResettleWager, now: Date): Decision {
  const wager = state.wager!;
  const isVoid = operation.result === "void";
  const won = operation.result === "void" ? 0n : operation.result.payout;
  const returned = isVoid ? wager.staked : 0n;
  const isGranted = wager.grantId !== null;
  const paid = wager.won + wager.owed + (isGranted ? 0n : wager.returned);
  const due = won + (isGranted ? 0n : returned) - paid;
  const transfers = due >= 0n ? pay(state, wager, due) : takeBack(state, wager, -due);
  const taken = due >= 0n ? 0n : transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const owed = due >= 0n ? 0n : -due - taken;
  const after: Wager = {
    ...wager,
    won,
    returned,
    owed,
    cashedOut: isVoid ? 0n : wager.cashedOut,
    state: isVoid ? "VOIDED" : "RESETTLED",
    endedAt: wager.endedAt ?? now.toISOString(),
  };
  if (isGranted) transfers.push(...moveGrantStake(wager, returned - wager.returned));
  const decision = write(state, operation, after, due > 0n ? "WIN" : "ROLLBACK", transfers);
  return isVoid ? decision : { ...decision, grantUse: reusedGrant(state, wager) };
}

/**
 * Returns how many of the grant's stakes to take again: those that were returned when the wager was voided, unless the
 * player has used them elsewhere.
 */
function reusedGrant({ grant }: DecisionState, wager: Wager): Decision["grantUse"] {
  if (grant === null || wager.grantId === null) return null;
  if (wager.state !== "VOIDED" || wager.cashedOut > 0n) return null;
  const change = Math.min(grant.left, Number(wager.staked / grant.stake));
  return change > 0 ? { id: wager.grantId, change } : null;
}

function pay(state: DecisionState, wager: Wager, amount: bigint): Transfer[] {
  return amount === 0n ? [] : payWinTo(state, wager, amount, stakeAccount(wager));
}

/**
 * Reclaims the money from the purses that received it, up to their balances. House accounts may go below zero. If
 * winnings of a grant were set aside, the house's promotions account pays instead: the service that made the grant
 * may have moved the winnings on, and the account that held them also holds the money of other bonuses. The service
 * is notified of the change and recovers the money from its current account.
 */
function takeBack(state: DecisionState, wager: Wager, amount: bigint): Transfer[] {
  const { playerId, currency } = wager;
  const to = stakeAccount(wager);
  if (wager.grantId !== null && state.grant?.credit === "pendingBonus") {
    return [{ from: houseAccount("promotions", currency), to, amountMinor: amount }];
  }
  const left = new Map(state.purses.map(({ id, balance }) => [id, balance]));
  const transfers: Transfer[] = [];
  for (const share of sharesOf(state, wager, amount)) {
    const from = currentAccount(playerId, currency, state.purses, share.id);
    const held = from.playerId === playerId ? (left.get(from.id) ?? 0n) : share.amount;
    const amountMinor = lesser(held, share.amount);
    if (amountMinor === 0n) continue;
    if (from.playerId === playerId) left.set(from.id, held - amountMinor);
    transfers.push({ from, to, amountMinor });
  }
  return transfers;
}

/** Moves a grant's stake from revenue back to promotions; a negative amount is charged to promotions again. */
function moveGrantStake(wager: Wager, amount: bigint): Transfer[] {
  const revenue = stakeAccount(wager);
  const promotions = houseAccount("promotions", wager.currency);
  if (amount === 0n) return [];
  return amount > 0n
    ? [{ from: revenue, to: promotions, amountMinor: amount }]
    : [{ from: promotions, to: revenue, amountMinor: -amount }];
}

function write(
  state: DecisionState,
  operation: ResultOperation,
  changed: Wager,
  type: string,
  transfers: Transfer[],
): Decision {
  const { wager, settlement } = settlementOf({ ...changed, sequence: changed.sequence + 1 });
  const { playerId, operationId, wagerId } = operation;
  const reference = { kind: wager.referenceKind, id: wagerId };
  const postings: DecidedPosting[] = [
    { playerId, id: operationId, type, reference, transfers, expected: "POSTED" },
  ];
  const answer = answerFrom(state, operation, "POSTED");
  answer.balance = balanceAfter(state, operation, postings);
  answer.owed = wager.owed;
  return { ...nothingChanges(answer), postings, wager, settlement };
}
