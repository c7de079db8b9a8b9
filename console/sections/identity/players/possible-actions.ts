import type { PlayerDetails } from "@parlour/contracts/entities/player-details";
import { changeOrPropose } from "../../../parts/propose.ts";
import { changeStatus, endSessions, forceAction } from "./player-api.ts";

export type PlayerAction = {
  id: string;
  label: string;
  title: string;
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
  label: "Unlock account",
  title: "Unlock this account?",
  description: "The player can log in again.",
  done: "Account unlocked",
  run: status("ACTIVE"),
};
const unlockOwn: PlayerAction = {
  ...unlock,
  title: "Unlock the account that its owner locked?",
  description:
    "The owner locked it with the link in a security email. Make sure you're talking to the owner. If the password, PIN or phone number was changed, require a new one.",
};
const lock: PlayerAction = {
  id: "lock",
  label: "Lock account",
  title: "Lock this account?",
  description: "All sessions end now, and the player can't log in until the account is unlocked.",
  done: "Account locked",
  danger: true,
  run: status("DISABLED"),
};
const shut: PlayerAction = {
  id: "close",
  label: "Close account",
  title: "Close this account permanently?",
  description: "All sessions end now. A closed account can't be reopened. Money must be paid out first.",
  done: "Account closed",
  danger: true,
  run: (playerId, reason) =>
    changeOrPropose(() => status("CLOSED")(playerId, reason), {
      kind: "ACCOUNT_CLOSING",
      data: { playerId },
      reason,
    }),
};
const signOut: PlayerAction = {
  id: "end-sessions",
  label: "End all sessions",
  title: "End all of this player's sessions?",
  description: "All sessions end now. The player can log in again right away.",
  done: "All sessions ended",
  run: (playerId, reason) => endSessions({ params: { playerId }, body: { reason } }),
};

const forced = [
  { action: "forcePasswordReset", what: "password" },
  { action: "forcePinReset", what: "PIN" },
  { action: "forcePhoneNumberReset", what: "phone number" },
] as const;

export function possibleActions(player: Pick<PlayerDetails, "status" | "requiredActions">): PlayerAction[] {
  if (player.status === "CLOSED") return [];
  const resets = forced
    .filter(({ action }) => !player.requiredActions.includes(action))
    .map(
      ({ action, what }): PlayerAction => ({
        id: action,
        label: `Require a new ${what}`,
        title: `Require a new ${what}?`,
        description: `All sessions end now, and the next login requires a new ${what}.`,
        done: `The next login requires a new ${what}`,
        run: (playerId, reason) => forceAction({ params: { playerId }, body: { action, reason } }),
      }),
    );
  if (player.status === "SELF_EXCLUDED") return [shut];
  if (player.status === "LOCKED") return [unlockOwn, ...resets, shut];
  return player.status === "DISABLED" ? [unlock, ...resets, shut] : [...resets, signOut, lock, shut];
}
