import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal, refuse } from "../../../kit/refusal.ts";
import { changeStatus } from "./change-status.ts";
import { findOwnMoney } from "./own-money.ts";
import { mayBecome } from "./status-machine.ts";
import { findProfile } from "./store.ts";

/** The action in the two-person policy that covers closing an account. */
export const closingAction = "ACCOUNT_CLOSING";

/** Closes a player's account when the policy requires a second operator's approval. */
export function proposedClosing(kit: Kit): ChangeKind<{ playerId: string }> {
  return {
    kind: "ACCOUNT_CLOSING",
    proposers: ["SUPPORT", "COMPLIANCE"],
    approvers: ["SUPPORT", "COMPLIANCE"],
    actions: [
      {
        action: closingAction,
        group: "Players",
        label: "Accounts closed by operators",
        usual: { when: "NEVER" },
      },
    ],
    data: z.strictObject({ playerId: z.string().min(1).max(64) }),
    async describe({ playerId }, db) {
      const player = await findProfile(db, playerId);
      if (player === undefined) return refuse("NOT_FOUND");
      if (!mayBecome(player.status, "CLOSED")) return refuse("CONFLICT", { status: player.status });
      const held = await kit.db.transaction((tx) => findOwnMoney(kit, tx, playerId));
      if (held) return refuse("BALANCE_NOT_EMPTY", held);
      return { subject: `player:${playerId}`, summary: `Close the account of ${playerId}` };
    },
    async execute(tx, { playerId }, _proposalId, { operator }) {
      const before = await changeStatus(kit, tx, { playerId, status: "CLOSED", by: operator.id });
      return isRefusal(before) ? before : { before: { status: before }, after: { status: "CLOSED" } };
    },
  };
}
