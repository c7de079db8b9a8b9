import type { PlayerBonus } from "@parlour/contracts/entities/bonus";
import { isSportsFreeBet } from "@parlour/rules/free-bet";
import { localText } from "@parlour/rules/local-text";
import { amountOf } from "@parlour/rules/money";
import { accountsOf } from "./accounts.ts";
import { isOver } from "./bonus-machine.ts";
import type { BonusRow } from "./bonus-store.ts";
import { settle } from "./end-bonus.ts";
import { toTerms } from "./stored-terms.ts";
import { cashbackMinor } from "./wagering.ts";

export type BonusState = { balances: ReadonlyMap<string, bigint>; spinsLeft: ReadonlyMap<string, number> };

/** Converts a player's bonus to the API's format, with its current ledger balances. */
export function toPlayerBonus(bonus: BonusRow, state: BonusState, language: string): PlayerBonus {
  const { currency, terms, status } = bonus;
  const major = (minor: bigint) => amountOf(minor, currency);
  const { balances, spinsLeft } = state;
  const allowed = !isOver(status);
  const { lostMinor, freedMinor } = settle(bonus, false, balances);
  const balance = status === "ACTIVE" ? (balances.get(accountsOf(bonus).bonus.id) ?? 0n) : lostMinor;
  return {
    id: bonus.id,
    offerId: bonus.offer_id,
    type: bonus.type,
    name: localText(bonus.name, language),
    status,
    currency,
    amount: major(BigInt(bonus.amount_minor)),
    balance: major(allowed ? balance : 0n),
    locked: major(allowed ? freedMinor : 0n),
    wageringRequired: major(BigInt(bonus.required_minor)),
    wageringDone: major(BigInt(bonus.done_hundredths) / 100n),
    spinsLeft: hasStakes(bonus) ? (spinsLeft.get(bonus.id) ?? 0) : null,
    cashbackSoFar: bonus.type === "CASHBACK" ? major(cashbackMinor(BigInt(bonus.loss_minor), terms)) : null,
    converted: major(BigInt(bonus.converted_minor)),
    forfeit: {
      allowed,
      loses: major(allowed ? lostMinor : 0n),
      frees: major(allowed ? freedMinor : 0n),
    },
    terms: toTerms(terms, currency),
    createdAt: bonus.created_at.toISOString(),
    activatedAt: bonus.activated_at?.toISOString() ?? null,
    expiresAt: expiryOf(bonus)?.toISOString() ?? null,
    endedAt: bonus.ended_at?.toISOString() ?? null,
  };
}

const hasStakes = ({ type, terms }: BonusRow): boolean =>
  type === "SPINS" || isSportsFreeBet(type, terms.verticals);

/** Returns when a bonus expires. The time limit doesn't run while it waits for another bonus. */
function expiryOf({ status, expires_at, claim_until }: BonusRow): Date | null {
  if (status === "OPTED_IN" || status === "SPINNING") return claim_until;
  return expires_at;
}
