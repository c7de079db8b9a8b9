import type { PlayerStatus } from "../../../kit/ports/players.ts";

/**
 * The status changes that operators may make, as data. A closed account stays closed; a self-excluded player can return
 * only under the rules of self-exclusion, never by an operator's decision.
 */
export const statusTransitions = {
  ACTIVE: ["DISABLED", "CLOSED"],
  LOCKED: ["ACTIVE", "DISABLED", "CLOSED"],
  DISABLED: ["ACTIVE", "CLOSED"],
  SELF_EXCLUDED: ["CLOSED"],
  CLOSED: [],
} as const satisfies Record<PlayerStatus, readonly PlayerStatus[]>;

export function mayBecome(from: PlayerStatus, to: PlayerStatus): boolean {
  return (statusTransitions[from] as readonly PlayerStatus[]).includes(to);
}
