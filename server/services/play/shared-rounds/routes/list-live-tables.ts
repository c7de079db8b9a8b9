import { listLiveTables as call } from "@parlour/contracts/calls/play/shared-rounds/list-live-tables";
import type { TableWin } from "@parlour/contracts/entities/live-table";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import type { Table } from "../table.ts";
import type { TableRules } from "../table-admission.ts";
import { tableStateOf } from "../table-state.ts";

/**
 * A game at a table: its id and name, whether the live room shows it, the stakes of a round in minor units, and the
 * rules that operators have set.
 */
export type TableGames = {
  idOf(slug: string): string;
  /** The English name, for operators. */
  nameOf(slug: string): string;
  isInLiveRoom(slug: string): boolean;
  rulesOf(slug: string): Promise<TableRules>;
  limitsOf(slug: string, currency: string): Promise<{ minMinor: number; maxMinor: number }>;
};

export function listLiveTables(
  { clock }: Pick<Kit, "clock">,
  games: TableGames,
  tables: () => Iterable<Table>,
  wins: () => Promise<TableWin[]>,
): Route {
  return route(call, async ({ query: { currencyCode }, session }) => {
    const listed = [...tables()].filter(
      ({ game }) => game.resultOf !== undefined && games.isInLiveRoom(game.slug),
    );
    return { tables: await Promise.all(listed.map(describe)), wins: await wins() };

    async function describe(table: Table) {
      await table.refresh();
      const { slug } = table.game;
      const { minMinor, maxMinor } = await games.limitsOf(slug, currencyCode);
      const limits = { min: amount(minMinor), max: amount(maxMinor) };
      const { results, opening } = tableStateOf(table, clock.now());
      const tier = await table.admission.tierFor(session?.playerId ?? null);
      return { gameId: games.idOf(slug), slug, limits, results, opening, tier };
    }
    function amount(minor: number): number {
      return amountOf(BigInt(minor), currencyCode);
    }
  });
}
