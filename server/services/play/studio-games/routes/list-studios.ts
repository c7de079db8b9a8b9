import { listStudios as call } from "@parlour/contracts/calls/play/studio-games/list-studios";
import type { ImportedGame } from "@parlour/contracts/entities/studio-catalogue";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listImports, listStudioGames, type StudioGameRow } from "../store.ts";
import type { StudioGamesPorts } from "../studio-games-parts.ts";

export function listStudios(
  kit: Kit,
  { studios, isSwitchedOff }: Pick<StudioGamesPorts, "studios" | "isSwitchedOff">,
): Route {
  return route(call, async () => {
    const [accounts, games, imports] = await Promise.all([
      studios.list(kit.db),
      listStudioGames(kit.db),
      listImports(kit.db),
    ]);
    const shown = await Promise.all(
      games.map(async (game) => ({
        studio: game.studio,
        game: toImported(game, await isSwitchedOff(game.id)),
      })),
    );
    const byStudio = Map.groupBy(shown, ({ studio }) => studio);
    return {
      items: accounts.map(({ id, name, isEnabled, address }) => ({
        id,
        name,
        isEnabled,
        address,
        lastImport: imports.get(id) ?? null,
        games: (byStudio.get(id) ?? []).map(({ game }) => game),
      })),
    };
  });
}

function toImported(row: StudioGameRow, isSwitchedOff: boolean): ImportedGame {
  const { id, slug, studioGameId, entry, isOffered, importedAt } = row;
  const { kind, returnToPlayer, maximumWin, hasPractice, languages, stakes, texts } = entry;
  return {
    id,
    slug,
    studioGameId,
    title: texts.en.title,
    kind,
    returnToPlayer,
    maximumWin,
    hasPractice,
    languages,
    stakes: { min: stakes.min, max: stakes.max },
    isOffered,
    isSwitchedOff,
    importedAt: importedAt.toISOString(),
  };
}
