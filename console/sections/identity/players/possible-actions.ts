import type { OperatedPlayer } from "@parlour/contracts/entities/operated-player";
import { changeStatus, endSessions, forceAction } from "./player-api.ts";

export type PlayerAction = {
  id: string;
  /** The label of the menu item and of the confirm button. */
  label: string;
  title: string;
  /** The effect of the action. */
  description: string;
  done: string;
  danger?: boolean;
  run: (playerId: string, reason: string) => Promise<unknown>;
};

const status =
  (next: "ACTIVE" | "DISABLED" | "CLOSED"): PlayerAction["run"] =>
  (playerId, reason) =>
    changeStatus({ params: { playerId }, body: { status: next, reason } });

const unlock: PlayerAction = {
  id: "unlock",
  label: "Unlock the account",
  title: "Unlock this account?",
  description: "The player can sign in again.",
  done: "The account is open again",
  run: status("ACTIVE"),
};
const lock: PlayerAction = {
  id: "lock",
  label: "Lock the account",
  title: "Lock this account?",
  description: "Every session ends now and no login succeeds until the account is unlocked.",
  done: "The account is locked",
  danger: true,
  run: status("DISABLED"),
};
const shut: PlayerAction = {
  id: "close",
  label: "Close the account",
  title: "Close this account for good?",
  description: "Every session ends now. A closed account is never opened again.",
  done: "The account is closed",
  danger: true,
  run: status("CLOSED"),
};
const signOut: PlayerAction = {
  id: "end-sessions",
  label: "End all sessions",
  title: "Sign the player out everywhere?",
  description: "Every session ends now. The player can sign in again at once.",
  done: "All sessions are over",
  run: (playerId, reason) => endSessions({ params: { playerId }, body: { reason } }),
};

const forced = [
  { action: "forcePasswordReset", what: "password" },
  { action: "forcePinReset", what: "PIN" },
  { action: "forcePhoneNumberReset", what: "phone number" },
] as const;

/** The actions available in the player's current state. */
export function possibleActions(player: Pick<OperatedPlayer, "status" | "requiredActions">): PlayerAction[] {
  if (player.status === "CLOSED") return [];
  const resets = forced
    .filter(({ action }) => !player.requiredActions.includes(action))
    .map(
      ({ action, what }): PlayerAction => ({
        id: action,
        label: `Force a new ${what}`,
        title: `Force a new ${what}?`,
        description: `Every session ends now, and the next login goes on only with a new ${what}.`,
        done: `The next login asks for a new ${what}`,
        run: (playerId, reason) => forceAction({ params: { playerId }, body: { action, reason } }),
      }),
    );
  if (player.status === "SELF_EXCLUDED") return [shut];
  return player.status === "DISABLED" ? [unlock, ...resets, shut] : [...resets, signOut, lock, shut];
}
