import { listLiveTables } from "@parlour/contracts/calls/play/shared-rounds/list-live-tables";
import type { Game } from "@parlour/contracts/entities/game";
import type { TableState, TableWin } from "@parlour/contracts/entities/live-table";
import { localText } from "@parlour/rules/local-text";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { createTranslator } from "@parlour/web/i18n/translator";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";
import type { GameCardData } from "../lobby/card-data.ts";
import { cardMaker, loadGames } from "../lobby/catalogue.server.ts";
import { loadLookups } from "../lobby/lookups.server.ts";

export type RoomTable = {
  /** The table's slug; only the first table of a game has the game's slug. */
  slug: string;
  /** The number of this table among the game's tables. */
  number: number;
  /** The name of the table. From the second table of a game on, it includes the number. */
  name: string;
  href: string;
  card: GameCardData;
  kind: string | null;
  /** The bet limits, formatted on the server because creating formatters slows hydration. */
  limits: { min: string; max: string };
  /** The results when the page was rendered; the live stream replaces them. */
  results: TableState["results"];
  opening: TableState["opening"];
  /** Whether the dealer was present when the page was rendered; null at automatic tables. */
  dealer: TableState["dealer"];
  /**
   * The lowest loyalty tier that may bet at a reserved table, and whether this visitor has reached it; null if
   * the table is not reserved.
   */
  tier: { name: string; isMet: boolean } | null;
};

export type RoomData = {
  tables: readonly RoomTable[];
  /** The recent wins when the page was rendered; the live stream replaces them. */
  wins: readonly TableWin[];
  kinds: readonly { slug: string; name: string }[];
};

/** The tables that this visitor may see, in the order of the catalogue. */
export async function loadRoom(context: Readonly<RouterContextProvider>): Promise<RoomData> {
  const [games, { currency }] = await Promise.all([loadGames(context), loadLookups(context)]);
  const query = { currencyCode: currency };
  const found = await context.get(pageContext).call(listLiveTables, { query });
  const listed = Map.groupBy(found?.tables ?? [], ({ gameId }) => gameId);
  const toCard = cardMaker(context);
  const language = context.get(languageContext);
  const t = createTranslator(language, loadWords(context, "lobby").messages);
  const money = (amount: number) => formatMoney(amount, currency, language);
  const tables = games.flatMap((game): RoomTable[] => {
    const own = listed.get(game.id) ?? [];
    return own.map((table) => {
      const card = toCard(game);
      const limits = { min: money(table.limits.min), max: money(table.limits.max) };
      const { slug, number, results, opening, dealer } = table;
      const tier = table.tier && { ...table.tier, name: localText(table.tier.name, language) };
      // If the game has a single table, the link need not say which table to open.
      const href = own.length === 1 ? card.href : `${card.href}?table=${number}`;
      const name = number === 1 ? card.name : t("lobby.tableName", { name: card.name, number });
      const kind = game.subCategory;
      return { slug, number, name, href, card, kind, limits, results, opening, dealer, tier };
    });
  });
  return { tables, wins: found?.wins ?? [], kinds: kindsOf(games.filter(({ id }) => listed.has(id))) };
}

function kindsOf(games: readonly Game[]): RoomData["kinds"] {
  const names = new Map(games.map(({ subCategory, subCategoryName }) => [subCategory, subCategoryName]));
  return [...names].flatMap(([slug, name]) => (slug === null ? [] : [{ slug, name: name ?? slug }]));
}
