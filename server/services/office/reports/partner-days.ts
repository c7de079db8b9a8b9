import type { PartnerDay } from "@parlour/contracts/entities/api-key";
import { daysOf } from "./days.ts";
import { moneyOf } from "./overview.ts";
import type { ReportParts } from "./report-parts.ts";
import type { Period } from "./report-store.ts";
import { groupFlows } from "./verticals.ts";

type Parts = Pick<ReportParts, "totals" | "signUps" | "firstDeposits">;

/** Returns the figures of each day for partners, from the same sums as the operators' overview. */
export async function readPartnerDays(
  { totals, signUps, firstDeposits }: Parts,
  period: Period,
  currency: string,
): Promise<PartnerDay[]> {
  const [flows, joined, first] = await Promise.all([
    totals.flowsIn(period, currency),
    signUps(period),
    firstDeposits(period, currency),
  ]);
  const byDay = groupFlows(flows, ({ day }) => day);
  const players = (on: readonly { day: string; players: number }[], day: string) =>
    on.find((one) => one.day === day)?.players ?? 0;
  return daysOf(period).map((day) => {
    const { wins: _, ...money } = moneyOf(byDay.get(day) ?? [], currency);
    return { day, signUps: players(joined, day), firstDeposits: players(first, day), ...money };
  });
}
