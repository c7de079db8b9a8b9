import type { Measure, ReportCell } from "@parlour/contracts/entities/report";
import { amountOf } from "@parlour/rules/money";
import type { OpenStakes } from "../../../../kit/ports/report-sources.ts";
import { type Conversion, createConversion } from "../conversion.ts";
import { dayOf } from "../flow.ts";
import { sumOf } from "../measures.ts";
import type { ReportParts } from "../report-parts.ts";
import type { Period } from "../report-store.ts";
import { groupFlows } from "../verticals.ts";
import {
  amountColumn,
  countColumn,
  measureNames,
  ownAmountColumn,
  plain,
  type Table,
  textColumn,
} from "./table.ts";

const firstDay = "2000-01-01";

/** The kinds of liability that are balances of ledger accounts. */
const balances = [
  "withdrawableCash",
  "lockedMoney",
  "bonusMoney",
  "pendingWithdrawals",
  "jackpotMoney",
  "bettingPools",
  "pokerTables",
  "pokerTournaments",
  "dealerTips",
] as const satisfies readonly Measure[];

const openNames: Record<OpenStakes["kind"], string> = {
  SPORTS: "Open bets: sports",
  RACING: "Open bets: racing",
  VIRTUAL_SPORTS: "Open bets: virtual sports",
  ROUNDS: "Open casino rounds",
};

type Owed = { kind: string; currency: string; minor: bigint; count?: number; measure?: Measure };

/**
 * Builds the report of what the house owes now, by kind and currency, and converted into one currency at the latest
 * rates. The requested days do not matter.
 */
export async function liabilityTable(
  parts: ReportParts,
  { brandIds = null }: Period,
  currency: string,
): Promise<Table> {
  const day = dayOf(parts.kit.clock.now());
  const [held, staked, points, currencies, rates] = await Promise.all([
    heldBalances(parts, brandIds),
    parts.openStakes(brandIds),
    parts.pointsValue(brandIds),
    parts.totals.currencies(),
    parts.rates({ from: day, to: day }),
  ]);
  const kinds = Object.keys(openNames) as OpenStakes["kind"][];
  const open = kinds.flatMap((kind) => staked.filter((one) => one.kind === kind));
  const owed: Owed[] = [
    ...held,
    ...open.map((one) => ({ ...one, kind: openNames[one.kind], minor: BigInt(one.stakesMinor) })),
    ...points.map((one) => ({
      kind: "Loyalty points",
      currency: one.currency,
      count: Number(one.points),
      minor: BigInt(one.valueMinor),
    })),
  ];
  const rank = (code: string) => (currencies.includes(code) ? currencies.indexOf(code) : currencies.length);
  const order = [...new Set(owed.map(({ kind }) => kind))];
  const conversion = createConversion(currency, rates);
  return {
    from: day,
    to: day,
    columns: [
      textColumn("kind", "Kind"),
      textColumn("currency", "Currency"),
      countColumn("betsOrPoints", "Bets or points"),
      ownAmountColumn("amount", "Amount"),
      amountColumn("value", "Value"),
    ],
    rows: owed
      .filter(({ minor, count = 0 }) => minor !== 0n || count > 0)
      .toSorted(
        (one, other) =>
          order.indexOf(one.kind) - order.indexOf(other.kind) || rank(one.currency) - rank(other.currency),
      )
      .map((one) => rowOf(one, { day, currency, conversion })),
    conversion: conversion.summary(),
  };
}

/** Reads the balances of all accounts, as sums of the postings that made them. */
async function heldBalances({ totals }: ReportParts, brandIds: readonly string[] | null): Promise<Owed[]> {
  const byCurrency = groupFlows(await totals.allFlows(brandIds), ({ currency }) => currency);
  return balances.flatMap((measure) =>
    [...byCurrency].map(([currency, flows]) => ({
      kind: measureNames[measure],
      currency,
      minor: sumOf(measure, flows),
      measure,
    })),
  );
}

function rowOf(
  { kind, currency, minor, count, measure }: Owed,
  into: { day: string; currency: string; conversion: Conversion },
): ReportCell[] {
  const converted = into.conversion.convert(minor, currency, into.day);
  const amount = plain(amountOf(minor, currency));
  return [
    plain(kind),
    plain(currency),
    plain(count ?? null),
    measure ? { ...amount, trace: { measure, currency, from: firstDay, to: into.day } } : amount,
    plain(converted === undefined ? null : amountOf(converted, into.currency)),
  ];
}
