import type { Kit } from "../kit/kit.ts";
import type { RoundGames } from "../kit/ports/round-games.ts";
import type { ReadSubjects } from "../kit/ports/transaction-subjects.ts";
import type { SitePorts } from "./compose-site.ts";
import { readGameNames } from "./game-names.ts";

type Needs = Pick<SitePorts, "settings" | "content"> & { roundGames: RoundGames };

/** Describes rounds in the player's history by their game, whose name comes from the published content. */
export function createRoundSubjects({ db }: Pick<Kit, "db">, needs: Needs): ReadSubjects {
  return async (playerId, ids, language) => {
    const [games, names] = await Promise.all([
      needs.roundGames(
        db,
        ids.map((roundId) => ({ playerId, roundId })),
      ),
      readGameNames(needs, language),
    ]);
    return new Map(
      ids.flatMap((roundId, index) => {
        const id = games[index];
        return id ? [[roundId, { kind: "GAME" as const, id, name: names.get(id) ?? id }] as const] : [];
      }),
    );
  };
}
