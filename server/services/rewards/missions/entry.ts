import type { Settlement } from "@parlour/wagering/settlements";
import type { MissionRow } from "./mission-store.ts";
import type { Period } from "./periods.ts";
import type { ProgressRow } from "./progress-store.ts";

/** A settlement, with the mission and the period that it counts towards. */
export type Entry = { mission: MissionRow; period: Pick<Period, "key" | "endsAt">; settlement: Settlement };

export function newProgress(entry: Entry, currency: string): ProgressRow {
  return {
    ...rowKeyOf(entry),
    ends_at: entry.period.endsAt,
    currency,
    value: "0",
    state: "OPEN",
    day: null,
    changed_at: entry.settlement.settledAt,
    claimed_at: null,
    points: "0",
    cost_minor: "0",
  };
}

export const rowKeyOf = ({ mission, period, settlement }: Entry) => ({
  mission_id: mission.id,
  player_id: settlement.playerId,
  period: period.key,
});

export const textOf = (row: { mission_id: string; player_id: string; period: string }): string =>
  JSON.stringify([row.mission_id, row.player_id, row.period]);

export const keyOf = (entry: Entry): string => textOf(rowKeyOf(entry));
