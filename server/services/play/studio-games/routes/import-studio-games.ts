import { importStudioGames as call } from "@parlour/contracts/calls/play/studio-games/import-studio-games";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { StudioGames } from "../studio-games.ts";
import type { StudioGamesPorts } from "../studio-games-parts.ts";

/** Imports a studio's games. While this server is importing them, a second import is refused. */
export function importStudioGames(
  kit: Kit,
  games: Pick<StudioGames, "importFrom">,
  { studios }: Pick<StudioGamesPorts, "studios">,
): Route {
  return route(call, async ({ params: { id }, operator }) => {
    if ((await studios.find(kit.db, id)) === undefined) return refuse("NOT_FOUND");
    const done = await games.importFrom(id);
    if (done === "RUNNING") return refuse("CONFLICT");
    await kit.db.transaction((tx) => operator.audit(tx, { subject: `studio:${id}`, after: done }));
    return done;
  });
}
