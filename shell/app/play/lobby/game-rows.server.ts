import type { Game } from "@parlour/contracts/entities/game";
import type { RouterContextProvider } from "react-router";
import type { Block, BlockOf } from "../../parts/block-types.ts";
import { loadWords } from "../../words.server.ts";
import type { GameCardData } from "./card-data.ts";
import { cardMaker, loadGames } from "./catalogue.server.ts";
import { type Lookups, loadLookups } from "./lookups.server.ts";
import { gamesOf, ROW_CARDS } from "./rows.server.ts";

type Context = Readonly<RouterContextProvider>;
type RowBlock = BlockOf<"game_row">;

/** A content row with its cards and the data they need. */
export type FilledRow = RowBlock & {
  cards: readonly GameCardData[];
  lookups: Lookups;
  words: ReturnType<typeof loadWords>;
};

/** Fills a content page's rows of games with cards. */
export async function fillGameRows<Page extends { blocks: readonly Block[] }>(
  context: Context,
  page: Page,
): Promise<Page> {
  if (!page.blocks.some(holdsRow)) return page;
  const [games, lookups] = await Promise.all([loadGames(context), loadLookups(context)]);
  const words = loadWords(context, "lobby");
  const toCard = cardMaker(context);
  const fill = (block: Block): Block => {
    if (block.type === "section" || block.type === "content_block") {
      return { ...block, blocks: (block.blocks as Block[]).map(fill) } as Block;
    }
    if (block.type !== "game_row") return block;
    const filled: FilledRow = {
      ...block,
      cards: findGames(block, games, lookups).map(toCard),
      lookups,
      words,
    };
    return filled;
  };
  return { ...page, blocks: page.blocks.map(fill) };
}

function holdsRow(block: Block): boolean {
  if (block.type === "section" || block.type === "content_block")
    return (block.blocks as Block[]).some(holdsRow);
  return block.type === "game_row";
}

function findGames(row: RowBlock, games: readonly Game[], lookups: Lookups): readonly Game[] {
  const named = row.games?.flatMap(
    (name) => games.find(({ slug, id }) => slug === name || id === name) ?? [],
  );
  const found = named ?? (row.source ? gamesOf(row.source, games, lookups) : games);
  return found
    .filter(({ category }) => row.category === undefined || category === row.category)
    .filter(({ subCategory }) => row.subCategory === undefined || subCategory === row.subCategory)
    .slice(0, row.limit ?? ROW_CARDS);
}
