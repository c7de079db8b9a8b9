import type { LoyaltyEntry } from "@parlour/contracts/entities/loyalty-programme";
import { amountOf } from "@parlour/rules/money";
import type { EntryRow } from "./entry-store.ts";

export function toEntry(row: EntryRow): LoyaltyEntry {
  return {
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    points: Number(row.points),
    tierPoints: Number(row.tier_points),
    about: row.about,
    amount: amountOf(BigInt(row.amount_minor), row.currency),
    currency: row.currency,
  };
}
