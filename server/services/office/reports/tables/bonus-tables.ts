import { amountOf } from "@parlour/rules/money";
import type { ReportParts } from "../report-parts.ts";
import type { Period } from "../report-store.ts";
import { amountColumn, countColumn, plain, type Table, textColumn } from "./table.ts";

/** Builds the report of the bonuses that were claimed in the period, by offer, with the signs of abuse. */
export async function bonusAbuseTable(parts: ReportParts, period: Period, currency: string): Promise<Table> {
  const offers = await parts.offerUse(period, currency, await parts.foundBonuses(period.from));
  const amount = (minor: string) => plain(amountOf(BigInt(minor), currency));
  return {
    columns: [
      textColumn("offer", "Offer"),
      textColumn("offerId", "Offer ID"),
      countColumn("players", "Players"),
      countColumn("claims", "Claims"),
      amountColumn("granted", "Granted"),
      amountColumn("wagered", "Wagered"),
      amountColumn("converted", "Converted"),
      amountColumn("cost", "Cost"),
      countColumn("linkedClaims", "Linked claims"),
      countColumn("cases", "Cases"),
    ],
    rows: offers.map((one) => [
      plain(one.name),
      plain(one.offerId),
      plain(one.players),
      plain(one.claims),
      amount(one.granted),
      amount(one.wagered),
      amount(one.converted),
      amount(one.cost),
      plain(one.linkedClaims),
      plain(one.cases),
    ]),
  };
}
