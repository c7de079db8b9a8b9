import { data, redirect } from "react-router";
import { loadGames } from "../lobby/catalogue.server.ts";
import { SUB_CATEGORY_KEY } from "../lobby/category.server.ts";
import { findChannel } from "../lobby/channels.ts";
import { matchesFilter, parseGameFilter } from "../lobby/game-filter.ts";
import type { Route } from "./+types/surprise";

/** Leads to a random game among those that this visitor can play and that match the filter in the URL. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const channel = findChannel(`/${params.channel}`);
  if (!channel) throw data(null, { status: 404 });
  const query = url.searchParams;
  const sub = query.get(SUB_CATEGORY_KEY);
  const filter = parseGameFilter(query);
  const games = (await loadGames(context)).filter(
    (game) =>
      game.channel === channel.games &&
      (params.category === undefined || game.category === params.category) &&
      (sub === null || game.subCategory === sub) &&
      matchesFilter(game, filter),
  );
  const game = games[Math.floor(Math.random() * games.length)];
  const page = [channel.path, params.category].filter(Boolean).join("/");
  throw redirect(game?.linkUrl ?? `/${page}${url.search}`);
}
