import type { ExchangeRates } from "@parlour/rules/approximate";
import type { Jurisdiction } from "@parlour/rules/jurisdiction";
import { blockingBreak, playableFrom } from "@parlour/rules/protection-breaks";
import { fitsAt, type WindowPeriod, windowStart } from "@parlour/rules/protection-limits";
import type { Transaction } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { listBreaksOf } from "./break-store.ts";
import { convertAmount } from "./convert-amount.ts";
import type { ListDeposits } from "./deposits.ts";
import { limitDetails } from "./limit-refusal.ts";
import { addProtectedPlayer, hasDepositLimit, listLimits, lockProtectedPlayer } from "./limit-store.ts";
import { placeLimitsOf } from "./place-limits.ts";
import { isUnderReview } from "./review-store.ts";

type Ports = { clock: { now(): Date }; listDeposits: ListDeposits; rates: { current(): ExchangeRates } };
type Deposit = {
  playerId: string;
  currency: string;
  amountMinor: bigint;
  /** The rules of the jurisdiction in which the player lives. */
  place: Pick<Jurisdiction, "limits" | "depositLimitRequired">;
};

/**
 * Checks a deposit inside the transaction that writes it, so that two concurrent deposits cannot exceed a
 * limit together.
 */
export async function checkDeposit(
  tx: Transaction,
  { clock, listDeposits, rates }: Ports,
  deposit: Deposit,
): Promise<Refusal | undefined> {
  const { playerId, place } = deposit;
  const now = clock.now();
  const ofPlace = placeLimitsOf(place).filter(({ kind }) => kind === "DEPOSIT");
  // The lock on this row makes sure that a player's deposits are checked one after the other.
  if (ofPlace.length > 0) await addProtectedPlayer(tx, playerId, null, now);
  const timeZone = await lockProtectedPlayer(tx, playerId);
  if (timeZone === undefined)
    return place.depositLimitRequired ? refuse("DEPOSIT_LIMIT_REQUIRED") : undefined;
  const blocking = blockingBreak(await listBreaksOf(tx, playerId), null, now);
  if (blocking) {
    return refuse("EXCLUDED", {
      kind: blocking.kind,
      until: playableFrom(blocking, now)?.toISOString() ?? null,
    });
  }
  if (await isUnderReview(tx, playerId)) return refuse("ACCOUNT_UNDER_REVIEW");
  const stored = await listLimits(tx, playerId);
  if (place.depositLimitRequired && !hasDepositLimit(stored)) return refuse("DEPOSIT_LIMIT_REQUIRED");
  const limits = [...stored.filter(({ kind }) => kind === "DEPOSIT"), ...ofPlace];
  for (const limit of limits.toSorted((a, b) => (a.amount < b.amount ? -1 : 1))) {
    const period = limit.period as WindowPeriod;
    const convert = (amountMinor: bigint, currency: string) =>
      convertAmount(amountMinor, currency, limit.currency, rates.current());
    const made = await listDeposits(tx, playerId, windowStart(period, now, timeZone));
    const counted = made.map(({ at, amountMinor, currency }) => ({
      quarter: at,
      amount: convert(amountMinor, currency),
    }));
    const used = counted.reduce((sum, { amount }) => sum + amount, 0n);
    const amount = convert(deposit.amountMinor, deposit.currency);
    if (used + amount <= limit.amount) continue;
    const freesAt = fitsAt({ period, limit: limit.amount, amount, timeZone }, counted);
    return refuse("LIMIT_REACHED", limitDetails(limit, { limit: limit.amount, used, freesAt }));
  }
  return undefined;
}
