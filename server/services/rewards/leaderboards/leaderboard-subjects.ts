import { localText } from "@parlour/rules/local-text";
import type { Kit } from "../../../kit/kit.ts";
import type { ReadSubjects } from "../../../kit/ports/transaction-subjects.ts";
import { listNames } from "./leaderboard-store.ts";

/** Describes leaderboards in the player's transaction history. */
export function createLeaderboardSubjects({ db }: Pick<Kit, "db">): ReadSubjects {
  return async (_playerId, ids, language) => {
    const rows = await listNames(db, ids);
    return new Map(
      rows.map(({ id, name }) => [id, { kind: "OFFER" as const, id, name: localText(name, language) }]),
    );
  };
}
