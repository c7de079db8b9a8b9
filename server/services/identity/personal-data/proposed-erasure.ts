import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { mayMake, viewRolesOf } from "../../../kit/operator.ts";
import { refuse } from "../../../kit/refusal.ts";
import { findDueAt, findObstacle } from "./erase-player.ts";
import { findErasure, insertErasure } from "./erasure-store.ts";
import { sendErasureLetter } from "./letters.ts";
import type { PersonalDataParts } from "./parts.ts";

/** Schedules the erasure of a player's personal data. It can't be undone, so it always needs two operators. */
export function proposedErasure(parts: PersonalDataParts): ChangeKind<{ playerId: string }> {
  const { kit, players } = parts;
  return {
    kind: "PLAYER_ERASURE",
    proposers: ["SUPPORT", "COMPLIANCE"],
    approvers: ["COMPLIANCE"],
    actions: [
      {
        action: "PLAYER_ERASURE",
        group: "Players",
        label: "Erasure of personal data",
        usual: { when: "ALWAYS" },
        isFixed: true,
      },
    ],
    data: z.strictObject({ playerId: z.string().min(1).max(64) }),
    async describe({ playerId }, db, author) {
      if ((await players.find(playerId)) === undefined) return refuse("NOT_FOUND");
      const erasure = await findErasure(db, playerId);
      const maySeeCases = mayMake(viewRolesOf(author), { role: "COMPLIANCE" });
      const cause =
        erasure && erasure.state !== "CANCELLED"
          ? "the erasure is scheduled or done already"
          : await kit.db.transaction((tx) => findObstacle(parts, tx, playerId, { maySeeCases }));
      if (cause) return refuse("PROPOSAL_REFUSED", { cause });
      return { subject: `player:${playerId}`, summary: `Erase the personal data of ${playerId}` };
    },
    async execute(tx, { playerId }, id) {
      const cause = await findObstacle(parts, tx, playerId);
      if (cause) return refuse("PROPOSAL_REFUSED", { cause });
      const now = kit.clock.now();
      const dueAt = (await findDueAt(parts, tx, playerId))!;
      if (dueAt < now) dueAt.setTime(now.getTime());
      if (!(await insertErasure(tx, { id, playerId, now, dueAt }))) return refuse("CONFLICT");
      await sendErasureLetter(kit, tx, await players.get(playerId, tx), dueAt);
      return { after: { erasure: "SCHEDULED", dueAt: dueAt.toISOString() } };
    },
  };
}
