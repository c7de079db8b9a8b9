import { betTypesFor, isVirtualEvent } from "@parlour/sports";
import type { Slip, SlipMode, SlipSelection } from "./slip-state.ts";

/** The minimum and maximum number of selections of one event that a bet builder can combine. */
const BUILDER_LEGS = { least: 2, most: 6 };

/** Events with more than one selection, which cannot be combined in a multiple or a system. */
export function relatedEvents(selections: readonly SlipSelection[]): readonly string[] {
  const seen = new Map<string, number>();
  for (const { eventId } of selections) seen.set(eventId, (seen.get(eventId) ?? 0) + 1);
  return [...seen].filter(([, count]) => count > 1).map(([eventId]) => eventId);
}

/**
 * Whether the slip mixes virtual events and real matches, which are different products and cannot be combined
 * in one bet.
 */
export function mixesProducts(selections: readonly Pick<SlipSelection, "eventId">[]): boolean {
  return new Set(selections.map(({ eventId }) => isVirtualEvent(eventId))).size > 1;
}

export function offeredModes(selections: readonly SlipSelection[]): SlipMode[] {
  const count = selections.length;
  if (count < 2 || mixesProducts(selections)) return ["singles"];
  const oneEvent = new Set(selections.map(({ eventId }) => eventId)).size === 1;
  if (oneEvent) {
    const fits =
      !isVirtualEvent(selections[0]!.eventId) && count >= BUILDER_LEGS.least && count <= BUILDER_LEGS.most;
    return fits ? ["builder", "singles"] : ["singles"];
  }
  if (relatedEvents(selections).length > 0) return ["singles"];
  return count >= 3 ? ["multiple", "system", "singles"] : ["multiple", "singles"];
}

/** The mode that the player has chosen if it is available, otherwise the default for these selections. */
export function modeOf({ selections, mode }: Slip): SlipMode {
  const offered = offeredModes(selections);
  return mode !== undefined && offered.includes(mode) ? mode : offered[0]!;
}

/** The system bets that are available for a number of selections; singles and plain multiples are not included. */
export function systemsFor(count: number): string[] {
  return betTypesFor(count)
    .map(({ id }) => id)
    .filter((id) => id !== "MULTIPLE" && id !== "SINGLE");
}

export function systemOf({ selections, system }: Slip): string {
  const offered = systemsFor(selections.length);
  return system !== undefined && offered.includes(system) ? system : (offered[0] ?? "");
}
