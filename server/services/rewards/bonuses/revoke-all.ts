import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import { listRunning } from "./bonus-store.ts";
import { enter } from "./count-rounds.ts";
import { endBonus } from "./end-bonus.ts";
import type { BonusParts } from "./parts.ts";

/** Ends all of a player's bonuses. Play so far counts, so a bonus that is already complete stays with the player. */
export async function prepareRevokeAll(
  parts: BonusParts,
  playerId: string,
): ReturnType<BonusGrants["prepareRevokeAll"]> {
  const kindOf = await parts.games.read();
  return {
    async apply(tx) {
      await enter(parts, tx, playerId, kindOf);
      const running = await listRunning(tx, playerId);
      // The active bonus is ended last, because ending it activates the next waiting bonus.
      const inOrder = running.sort((a, b) => Number(a.status === "ACTIVE") - Number(b.status === "ACTIVE"));
      for (const bonus of inOrder) {
        await endBonus(parts, tx, bonus, "forfeit", { actor: playerId, reason: "the account was closed" });
      }
    },
  };
}
