import { listLiveGameTables as call } from "@parlour/contracts/calls/play/shared-rounds/list-live-game-tables";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { amountOf } from "@parlour/rules/money";
import { tableSlugOf } from "@parlour/rules/table-copy";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { type FloorGame, readFloor } from "../copies/floor-view.ts";
import type { TableDirectory } from "../copies/table-directory.ts";
import type { TableGames } from "./list-live-tables.ts";

type Parts = {
  games: readonly SharedGame[];
  tableGames: TableGames;
  directory: Pick<TableDirectory, "find">;
};

const currency = "USD";

export function listLiveGameTables(kit: Kit, { games, tableGames, directory }: Parts): Route {
  return route(call, async () => ({
    games: await Promise.all((await readFloor(kit.db, games)).map(describe)),
  }));

  async function describe({ game: { slug, seats }, demand, tables }: FloorGame) {
    const { admission } = directory.find(slug)!;
    const [{ hours }, opening, tier, { minMinor, maxMinor }] = await Promise.all([
      admission.rules(),
      admission.opening(),
      admission.tierFor(null),
      tableGames.limitsOf(slug, currency),
    ]);
    const major = (minor: number) => amountOf(BigInt(minor), currency);
    return {
      gameId: tableGames.idOf(slug),
      slug,
      name: tableGames.nameOf(slug),
      isOpen: opening.isOpen,
      hasSeats: seats !== undefined,
      tier: tier?.name.en ?? null,
      hasHours: hours !== null,
      limits: { min: major(minMinor), max: major(maxMinor) },
      demand,
      tables: tables.map(({ number, state, hold, connected, players, emptySince }) => ({
        slug: tableSlugOf({ game: slug, number }),
        number,
        state,
        hold,
        connected,
        players,
        emptySince: emptySince?.toISOString() ?? null,
      })),
    };
  }
}
