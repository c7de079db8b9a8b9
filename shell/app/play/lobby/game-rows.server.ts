import { listPopularGames } from "@parlour/contracts/calls/play/recent-activity-tracker/list-popular-games";
import { listRecentGames } from "@parlour/contracts/calls/play/recent-activity-tracker/list-recent-games";
import type { Game } from "@parlour/contracts/entities/game";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import type { Block, BlockOf } from "../../parts/block-types.ts";
import { share, shareAnswer, shareMade } from "../../parts/share.server.ts";
import { loadWords } from "../../words.server.ts";
import type { GameCardData } from "./card-data.ts";
import { cardMaker, loadGames } from "./catalogue.server.ts";
import { type Lookups, loadLookups } from "./lookups.server.ts";
import { mergeShortRows } from "./merge-rows.ts";
import { gamesOf, type Rankings, ROW_CARDS, type RowSource } from "./rows.server.ts";

type Context = Readonly<RouterContextProvider>;
type RowBlock = BlockOf<"game_row">;

/** A content row with its cards and the data they need. */
export type FilledRow = RowBlock & {
  cards: readonly GameCardData[];
  lookups: Lookups;
  words: ReturnType<typeof loadWords>;
};

/** Fills the game rows of a content page with cards. */
export async function fillGameRows<Page extends { blocks: readonly Block[] }>(
  context: Context,
  page: Page,
): Promise<Page> {
  const rows = page.blocks.flatMap(rowsOf);
  if (rows.length === 0) return page;
  const [games, lookups, rankings] = await Promise.all([
    loadGames(context),
    loadLookups(context),
    loadRankings(context, rows),
  ]);
  const words = loadWords(context, "lobby");
  const toCard = cardMaker(context);
  const findCards = (row: RowBlock) => findGames(row, games, lookups, rankings).map(toCard);
  const cardsOf = (row: RowBlock) =>
    // Only two kinds of row depend on the player: recently played games, and games with the player's spins.
    row.source === "recent" || (row.source === "free" && lookups.spins.length > 0)
      ? findCards(row)
      : shareMade([games, row, lookups.jackpots, lookups.freeGames, rankings.popular], () => findCards(row));
  const fill = (block: Block): Block => {
    if (block.type === "section" || block.type === "content_block") {
      return { ...block, blocks: mergeShortRows((block.blocks as Block[]).map(fill), isRow) } as Block;
    }
    if (block.type !== "game_row") return block;
    const filled: FilledRow = {
      ...block,
      cards: cardsOf(block),
      lookups,
      words,
    };
    return filled;
  };
  return { ...page, blocks: mergeShortRows(page.blocks.map(fill), isRow) };
}

const isRow = (block: Block) => block.type === "game_row";

function rowsOf(block: Block): readonly RowBlock[] {
  if (block.type === "section" || block.type === "content_block")
    return (block.blocks as Block[]).flatMap(rowsOf);
  return block.type === "game_row" ? [block] : [];
}

const noGames: readonly string[] = share([]);

/** Reads only the rankings that at least one of the rows needs. */
async function loadRankings(context: Context, rows: readonly RowBlock[]): Promise<Rankings> {
  const page = context.get(pageContext);
  const shows = (source: RowSource) => rows.some((row) => row.source === source);
  const [recent, popular] = await Promise.all([
    shows("recent") && page.session !== null ? page.call(listRecentGames) : null,
    shows("popular") ? page.call(listPopularGames) : null,
  ]);
  return {
    recent: recent?.games ?? [],
    popular: popular === null ? noGames : shareAnswer(context, popular.games),
  };
}

function findGames(
  row: RowBlock,
  games: readonly Game[],
  lookups: Lookups,
  rankings: Rankings,
): readonly Game[] {
  const named = row.games?.flatMap(
    (name) => games.find(({ slug, id }) => slug === name || id === name) ?? [],
  );
  const found = named ?? (row.source ? gamesOf(row.source, games, lookups, rankings) : games);
  return found
    .filter(({ category }) => row.category === undefined || category === row.category)
    .filter(({ subCategory }) => row.subCategory === undefined || subCategory === row.subCategory)
    .slice(0, row.limit ?? ROW_CARDS);
}
