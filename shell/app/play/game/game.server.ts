import { getGame } from "@parlour/contracts/calls/play/game-catalogue/get-game";
import { data, type RouterContextProvider, redirect } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { isDealtGame } from "../fairness/load-math.ts";
import { cardMaker, contentParams, loadGames, requireChannel } from "../lobby/catalogue.server.ts";
import { loadLookups } from "../lobby/lookups.server.ts";
import { writeFigures } from "./game-figures.server.ts";
import { heroOf } from "./hero.server.ts";
import { writePayTables } from "./pay-tables.server.ts";

type Context = Readonly<RouterContextProvider>;

const RELATED = 12;

/** A game's page: description, rules, pay tables and related games. */
export async function loadGame(context: Context, url: URL, place: { category: string; slug: string }) {
  const channel = requireChannel(context, url);
  const page = context.get(pageContext);
  const [game, games, lookups] = await Promise.all([
    isSlug(place.slug)
      ? page.call(getGame, { params: { ...contentParams(context), slug: place.slug } })
      : null,
    loadGames(context),
    loadLookups(context),
  ]);
  if (game && "errorCode" in game) throw redirect(game.redirect);
  if (game?.channel !== channel.games || game.category !== place.category) throw data(null, { status: 404 });
  const related = games.filter(({ id, channel: where }) => id !== game.id && where === game.channel);
  const nearest = [
    ...related.filter(({ category }) => category === game.category),
    ...related.filter(({ category }) => category !== game.category),
  ];
  const { rules, pays, categoryName, category } = game;
  const payTables = writePayTables(game.payTables, context.get(languageContext));
  const toCard = cardMaker(context);
  return {
    words: loadWords(context, "lobby", "game"),
    channel: channel.path,
    path: `/${channel.path}/${category}/${game.slug}`,
    game: {
      ...toCard(game),
      rules,
      pays,
      figures: writeFigures(game, context.get(languageContext)),
      payTables,
      category,
      categoryName,
      isDealt: isDealtGame(game.slug),
    },
    hero: heroOf(game.slug, game.studio !== null),
    related: nearest.slice(0, RELATED).map(toCard),
    lookups,
    isGamesIntegrationEnabled: readSiteConfig(page).isGamesIntegrationEnabled,
  };
}

export type GameData = Awaited<ReturnType<typeof loadGame>>;
export type PlayableGame = Pick<GameData["game"], "id" | "slug" | "name">;

function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,64}$/.test(text);
}
