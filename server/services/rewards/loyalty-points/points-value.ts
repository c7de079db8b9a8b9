import { pointsCurrency } from "@parlour/ledger";
import type { Queryable } from "../../../kit/database.ts";
import type { PointsValue } from "../../../kit/ports/report-sources.ts";
import { tierById, worthMinor } from "./loyalty-rules.ts";
import { sumPoints } from "./player-store.ts";
import { getProgramme } from "./programme-store.ts";

/**
 * Adds up the players' points by the currency of their wallets, and their value if all were redeemed for cash at the
 * rates of the players' tiers. Points of players without a wallet are valued in the default currency.
 */
export async function readPointsValue(
  db: Queryable,
  brandIds: readonly string[] | null,
  defaultCurrency: string,
): Promise<PointsValue[]> {
  const plan = await getProgramme(db);
  const values = new Map<string, { points: bigint; valueMinor: bigint }>();
  for (const { tier, wallet, points } of await sumPoints(db, pointsCurrency, brandIds)) {
    const currency = wallet ?? defaultCurrency;
    const known = values.get(currency) ?? { points: 0n, valueMinor: 0n };
    const value = worthMinor(plan, BigInt(points), tierById(plan, tier).cashRatePpm, currency);
    values.set(currency, { points: known.points + BigInt(points), valueMinor: known.valueMinor + value });
  }
  return [...values].map(([currency, { points, valueMinor }]) => ({
    currency,
    points: points.toString(),
    valueMinor: valueMinor.toString(),
  }));
}
