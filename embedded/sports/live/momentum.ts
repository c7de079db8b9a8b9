import type { SportsIncident } from "@parlour/contracts/entities/sports-event";

/**
 * How strongly an incident shows which side is dominating. Negative weights (an out, a wicket or a card)
 * count for the other side.
 */
function weightOf({ kind, points, count }: SportsIncident): number {
  switch (kind) {
    case "GOAL":
      return 4;
    case "POINTS":
      return points ?? 1;
    case "RALLY":
      // A ball without runs favours neither side.
      return points === 0 ? 0 : 1;
    case "COUNT":
      return count === "cards" ? -1 : 1;
    case "OUT":
      return -2;
    default:
      return 0;
  }
}

const signed = (incident: SportsIncident) =>
  incident.side === null ? 0 : weightOf(incident) * (incident.side === "home" ? 1 : -1);

/**
 * Older incidents have less weight: the weight of an incident is multiplied by this factor once for every newer
 * incident.
 */
const FADE = 0.8;

/** Which side has been dominating recently, from −1 (away) to 1 (home). `incidents` starts with the newest. */
export function momentumOf(incidents: readonly SportsIncident[]): number {
  let weight = 1;
  let sum = 0;
  let all = 0;
  for (const incident of incidents.slice(0, 12)) {
    const value = signed(incident);
    sum += weight * value;
    all += weight * Math.abs(value);
    weight *= FADE;
  }
  return all === 0 ? 0 : sum / all;
}

/** Momentum over the match in equal intervals, each from −1 to 1. */
export function momentumCourse(incidents: readonly SportsIncident[], parts: number): number[] {
  const end = incidents.reduce((latest, { atSeconds }) => Math.max(latest, atSeconds), 0);
  const sums = new Array<number>(parts).fill(0);
  for (const incident of incidents) {
    const part = end === 0 ? 0 : Math.min(parts - 1, Math.floor((incident.atSeconds / end) * parts));
    sums[part]! += signed(incident);
  }
  const highest = Math.max(1, ...sums.map(Math.abs));
  return sums.map((sum) => sum / highest);
}

/**
 * Returns the side that the newest incident favours; null if it belongs to neither side. An out or a card
 * favours the opponents.
 */
export function attackingSide(incidents: readonly SportsIncident[]): "home" | "away" | null {
  const latest = incidents[0];
  if (!latest || latest.side === null) return null;
  if (latest.kind === "OUT" || (latest.kind === "COUNT" && latest.count === "cards"))
    return latest.side === "home" ? "away" : "home";
  return latest.side;
}
