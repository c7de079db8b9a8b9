import type { ProtectionLimit, ProtectionLimits } from "@parlour/contracts/entities/protection";
import type { ExchangeRates } from "@parlour/rules/approximate";
import type { Jurisdiction } from "@parlour/rules/jurisdiction";
import {
  type CountedAmount,
  LIMITS,
  leavesWindowAt,
  strictest,
  type WindowPeriod,
  windowStart,
} from "@parlour/rules/protection-limits";
import { listPlayerTotals } from "@parlour/wagering/player-totals";
import type { Queryable } from "../../../kit/database.ts";
import { convertAmount } from "./convert-amount.ts";
import type { ListDeposits } from "./deposits.ts";
import { leftOf, wireAmount } from "./limit-refusal.ts";
import { findTimeZone, hasDepositLimit, listLimits, type StoredLimit } from "./limit-store.ts";
import { type PlaceLimitRow, placeLimitsOf } from "./place-limits.ts";
import { timeUsed } from "./time-used.ts";

type Ports = { clock: { now(): Date }; listDeposits: ListDeposits; rates: { current(): ExchangeRates } };
type Reading = Ports & { db: Queryable; playerId: string; currency: string; timeZone: string; now: Date };

/** Reads all limits of a player, set or not, with what is left of each. */
export async function readLimits(
  db: Queryable,
  ports: Ports,
  { playerId, currency, place }: { playerId: string; currency: string; place: Jurisdiction },
): Promise<ProtectionLimits> {
  const stored = await listLimits(db, playerId);
  const ofPlace = placeLimitsOf(place);
  const timeZone = (await findTimeZone(db, playerId)) ?? "UTC";
  const reading = { ...ports, db, playerId, currency, timeZone, now: ports.clock.now() };
  const items: ProtectionLimit[] = [];
  for (const { kind, period } of LIMITS) {
    const own = stored.filter((one) => one.kind === kind && one.period === period);
    const fixed = ofPlace.filter((one) => one.kind === kind && one.period === period);
    items.push(await describe(reading, { kind, period }, own, fixed));
  }
  const depositLimitRequired = place.depositLimitRequired && !hasDepositLimit(stored);
  return { currency, timeZone, depositLimitRequired, items };
}

async function describe(
  reading: Reading,
  { kind, period }: Pick<StoredLimit, "kind" | "period">,
  stored: readonly StoredLimit[],
  ofPlace: readonly PlaceLimitRow[],
): Promise<ProtectionLimit> {
  const { currency } = reading;
  const inCurrency = (amount: bigint, from: string) =>
    kind === "TIME" ? amount : convertAmount(amount, from, currency, reading.rates.current());
  const amountBy = (source: StoredLimit["source"]) => {
    const found = stored.find((one) => one.source === source);
    return found ? inCurrency(found.amount, found.currency) : null;
  };
  const [amount, operatorAmount] = [amountBy("PLAYER"), amountBy("OPERATOR")];
  const jurisdictionAmount = strictest(ofPlace.map((one) => inCurrency(one.amount, one.currency)));
  const effective = strictest([amount, operatorAmount, jurisdictionAmount]);
  const pending = stored.find(({ source }) => source === "PLAYER")?.pending ?? null;
  const wire = (value: bigint | null) => (value === null ? null : wireAmount(kind, value, currency));
  const used = effective === null || period === "BET" ? null : await usedOf(reading, kind, period, effective);
  const left = effective === null || used === null ? null : leftOf(effective, used.amount);
  return {
    kind,
    period,
    amount: wire(amount),
    operatorAmount: wire(operatorAmount),
    jurisdictionAmount: wire(jurisdictionAmount),
    effective: wire(effective),
    remaining: wire(left),
    freesAt: used?.freesAt?.toISOString() ?? null,
    pending: pending && {
      amount: wire(pending.amount),
      confirmFrom: pending.from.toISOString(),
      canConfirm: pending.from <= reading.now,
    },
  };
}

async function usedOf(
  reading: Reading,
  kind: StoredLimit["kind"],
  period: WindowPeriod,
  limit: bigint,
): Promise<{ amount: bigint; freesAt: Date | null }> {
  const { db, playerId, timeZone, now } = reading;
  if (kind === "TIME") {
    const { seconds, freesAt } = await timeUsed(db, playerId, {
      period,
      limitSeconds: Number(limit),
      timeZone,
      now,
    });
    return { amount: BigInt(seconds), freesAt };
  }
  const counted = await listCounted(reading, kind, windowStart(period, now, timeZone));
  const first = counted.find(({ amount }) => amount > 0n);
  return {
    amount: counted.reduce((sum, { amount }) => sum + amount, 0n),
    freesAt: first ? leavesWindowAt(period, first.quarter, timeZone) : null,
  };
}

async function listCounted(
  { db, playerId, currency, rates, listDeposits }: Reading,
  kind: StoredLimit["kind"],
  since: Date,
): Promise<CountedAmount[]> {
  if (kind === "DEPOSIT") {
    return (await listDeposits(db, playerId, since)).map((one) => ({
      quarter: one.at,
      amount: convertAmount(one.amountMinor, one.currency, currency, rates.current()),
    }));
  }
  return (await listPlayerTotals(db, playerId, since)).map((one) => ({
    quarter: one.quarter,
    amount: convertAmount(kind === "LOSS" ? one.lost : one.staked, one.currency, currency, rates.current()),
  }));
}
