import { localText } from "@parlour/rules/local-text";
import type { Kit } from "../../../kit/kit.ts";
import type { ReadSubjects } from "../../../kit/ports/transaction-subjects.ts";
import { listBonusNames } from "./bonus-store.ts";

/** Describes bonuses in the player's transaction history. */
export function createBonusSubjects(kit: Pick<Kit, "db">): ReadSubjects {
  return async (playerId, ids, language) => {
    const rows = await listBonusNames(kit.db, playerId, ids);
    return new Map(
      rows.map(({ id, offer_id, name }) => [
        id,
        { kind: "OFFER" as const, id: offer_id ?? "", name: localText(name, language) },
      ]),
    );
  };
}
