import { listLiveTables as call } from "@parlour/contracts/calls/play/shared-rounds/list-live-tables";
import type { TableWin } from "@parlour/contracts/entities/live-table";
import { amountOf } from "@parlour/rules/money";
import { parseTableSlug } from "@parlour/rules/table-copy";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import type { TableDirectory } from "../copies/table-directory.ts";
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
  directory: Pick<TableDirectory, "all" | "isOpen">,
  wins: () => Promise<TableWin[]>,
): Route {
  return route(call, async ({ query: { currencyCode }, session }) => {
    const listed = [...directory.all()].filter(
      ({ game }) =>
        game.resultOf !== undefined &&
        games.isInLiveRoom(parseTableSlug(game.slug).game) &&
        directory.isOpen(game.slug),
    );
    // A game's further tables follow its first one.
    const ordered = listed.toSorted((a, b) => numberOf(a) - numberOf(b));
    return { tables: await Promise.all(ordered.map(describe)), wins: await wins() };

    async function describe(table: Table) {
      await table.refresh();
      const { slug } = table.game;
      const { game, number } = parseTableSlug(slug);
      const { minMinor, maxMinor } = await games.limitsOf(game, currencyCode);
      const limits = { min: amount(minMinor), max: amount(maxMinor) };
      const { results, opening, dealer } = tableStateOf(table, clock.now());
      const tier = await table.admission.tierFor(session?.playerId ?? null);
      return { gameId: games.idOf(game), slug, number, limits, results, opening, dealer, tier };
    }
    function amount(minor: number): number {
      return amountOf(BigInt(minor), currencyCode);
    }
  });
}

const numberOf = ({ game }: Table) => parseTableSlug(game.slug).number;
