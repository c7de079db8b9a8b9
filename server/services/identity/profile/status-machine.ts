import type { PlayerStatus } from "../../../kit/ports/players.ts";

/**
 * What operators may make of an account, as data. A closed account stays closed; who has excluded themselves comes
 * back only by the rules of self-exclusion, never by an operator's favour.
 */
export const statusTransitions = {
  ACTIVE: ["DISABLED", "CLOSED"],
  DISABLED: ["ACTIVE", "CLOSED"],
  SELF_EXCLUDED: ["CLOSED"],
  CLOSED: [],
} as const satisfies Record<PlayerStatus, readonly PlayerStatus[]>;

export function mayBecome(from: PlayerStatus, to: PlayerStatus): boolean {
  return (statusTransitions[from] as readonly PlayerStatus[]).includes(to);
}
