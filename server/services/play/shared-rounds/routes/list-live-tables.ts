import { listLiveTables as call } from "@parlour/contracts/calls/play/shared-rounds/list-live-tables";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import type { Table } from "../table.ts";
import { tableStateOf } from "../table-state.ts";

/** A game at a table: its id, whether the live room shows it, and the stakes of a round in minor units. */
export type TableGames = {
  idOf(slug: string): string;
  isInLiveRoom(slug: string): boolean;
  limitsOf(slug: string, currency: string): Promise<{ minMinor: number; maxMinor: number }>;
};

export function listLiveTables(
  { clock }: Pick<Kit, "clock">,
  games: TableGames,
  tables: () => Iterable<Table>,
): Route {
  return route(call, async ({ query: { currencyCode } }) => {
    const listed = [...tables()].filter(
      ({ game }) => game.resultOf !== undefined && games.isInLiveRoom(game.slug),
    );
    return { tables: await Promise.all(listed.map(describe)) };

    async function describe(table: Table) {
      await table.refresh();
      const { slug } = table.game;
      const { minMinor, maxMinor } = await games.limitsOf(slug, currencyCode);
      const limits = { min: amount(minMinor), max: amount(maxMinor) };
      const { results } = tableStateOf(table, clock.now());
      return { gameId: games.idOf(slug), slug, limits, results };
    }
    function amount(minor: number): number {
      return amountOf(BigInt(minor), currencyCode);
    }
  });
}
