import { betTypesFor } from "@parlour/sports";
import type { Slip, SlipMode, SlipSelection } from "./slip-state.ts";

/** A bet builder combines this many selections of one event. */
const BUILDER_LEGS = { least: 2, most: 6 };

/** Events with more than one selection: these cannot be combined in a multiple or a system. */
export function relatedEvents(selections: readonly SlipSelection[]): readonly string[] {
  const seen = new Map<string, number>();
  for (const { eventId } of selections) seen.set(eventId, (seen.get(eventId) ?? 0) + 1);
  return [...seen].filter(([, count]) => count > 1).map(([eventId]) => eventId);
}

export function offeredModes(selections: readonly SlipSelection[]): SlipMode[] {
  const count = selections.length;
  if (count < 2) return ["singles"];
  const oneEvent = new Set(selections.map(({ eventId }) => eventId)).size === 1;
  if (oneEvent) {
    const fits = count >= BUILDER_LEGS.least && count <= BUILDER_LEGS.most;
    return fits ? ["builder", "singles"] : ["singles"];
  }
  if (relatedEvents(selections).length > 0) return ["singles"];
  return count >= 3 ? ["multiple", "system", "singles"] : ["multiple", "singles"];
}

/** The player's choice while it is possible, otherwise the usual one for these selections. */
export function modeOf({ selections, mode }: Slip): SlipMode {
  const offered = offeredModes(selections);
  return mode !== undefined && offered.includes(mode) ? mode : offered[0]!;
}

/** The systems for so many selections, without the plain multiple. */
export function systemsFor(count: number): string[] {
  return betTypesFor(count)
    .map(({ id }) => id)
    .filter((id) => id !== "MULTIPLE" && id !== "SINGLE");
}

export function systemOf({ selections, system }: Slip): string {
  const offered = systemsFor(selections.length);
  return system !== undefined && offered.includes(system) ? system : (offered[0] ?? "");
}
