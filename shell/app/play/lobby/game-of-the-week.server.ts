import { gamesFromThisWeek } from "@parlour/rules/game-of-the-week";
import { createTranslator } from "@parlour/web/i18n/translator";
import type { RouterContextProvider } from "react-router";
import type { Block, BlockOf, Picture } from "../../parts/block-types.ts";
import { loadWords } from "../../words.server.ts";
import { writeFigures } from "../game/game-figures.server.ts";
import { heroOf } from "../game/hero.server.ts";
import { loadGames } from "./catalogue.server.ts";
import { volatilityWords } from "./volatility-words.ts";

type Context = Readonly<RouterContextProvider>;
type WeekBlock = BlockOf<"game_of_the_week">;

/** The block with this week's game; if no game is found, the block shows nothing. */
export type FilledWeek = WeekBlock & {
  game?: { name: string; description: string; href: string; facts: string[]; hero: Picture | null };
};

/** Finds this week's game for the blocks that show it. Only games that the visitor can play are shown. */
export async function fillGameOfTheWeek<Page extends { blocks: readonly Block[] }>(
  context: Context,
  page: Page,
): Promise<Page> {
  if (!page.blocks.some(isWeek)) return page;
  const games = await loadGames(context);
  const { language, messages } = loadWords(context, "lobby", "game");
  const t = createTranslator(language, messages);
  const fill = (block: WeekBlock): FilledWeek => {
    const game = gamesFromThisWeek(block, new Date())
      .map((slug) => games.find((each) => each.slug === slug))
      .find((found) => found !== undefined);
    if (game === undefined) return block;
    const { name, description, linkUrl: href, slug } = game;
    const { returns, maximumWin } = writeFigures(game, language);
    const facts = [
      t("lobby.returns", { percent: returns }),
      t("game.winsUpTo", { times: maximumWin }),
      ...(game.volatility ? [t(volatilityWords[game.volatility])] : []),
    ];
    return { ...block, game: { name, description, href, facts, hero: heroOf(slug, game.studio !== null) } };
  };
  return { ...page, blocks: page.blocks.map((block) => (isWeek(block) ? fill(block) : block)) };
}

const isWeek = (block: Block): block is WeekBlock => block.type === "game_of_the_week";
