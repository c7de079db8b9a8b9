import type { TableDemand } from "@parlour/contracts/entities/table-demand";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { tableSlugOf } from "@parlour/rules/table-copy";
import type { Queryable } from "@parlour/server/kit/database";
import { countSeats, listCopies, listDemands, listUnsettled } from "./copy-store.ts";
import { canHaveCopies, defaultDemand } from "./default-demand.ts";
import type { PlannedTable } from "./plan-copies.ts";
import { countPresent } from "./presence-store.ts";

/** A game with its tables, numbered from 1 to the largest that exists or may be opened. */
export type FloorGame = { game: SharedGame; demand: TableDemand | null; tables: PlannedTable[] };

/** Reads the tables of games with the players at them, to decide which tables to open and to show them to operators. */
export async function readFloor(db: Queryable, games: readonly SharedGame[]): Promise<FloorGame[]> {
  const [copies, demands, present, seats] = await Promise.all([
    listCopies(db),
    listDemands(db),
    countPresent(db),
    countSeats(db),
  ]);
  const live = copies.filter(({ state }) => state !== "CLOSED").map(tableSlugOf);
  const unsettled = await listUnsettled(db, live);
  return games.map((game) => {
    const demand = canHaveCopies(game) ? (demands.get(game.slug) ?? defaultDemand(game)) : null;
    const own = copies.filter((copy) => copy.game === game.slug);
    const last = Math.max(1, demand?.mostTables ?? 1, ...own.map(({ number }) => number));
    const tables = Array.from({ length: last }, (_, index): PlannedTable => {
      const number = index + 1;
      const slug = tableSlugOf({ game: game.slug, number });
      const copy = own.find((one) => one.number === number);
      const connected = present.get(slug) ?? 0;
      return {
        number,
        state: number === 1 ? "OPEN" : (copy?.state ?? "CLOSED"),
        hold: copy?.hold ?? null,
        emptySince: copy?.emptySince ?? null,
        connected,
        players: game.seats ? (seats.get(slug) ?? 0) : connected,
        hasBets: unsettled.get(slug)?.hasBets ?? false,
        isUnsettled: unsettled.has(slug),
      };
    });
    return { game, demand, tables };
  });
}
