import { cardMaker, loadGames } from "../lobby/catalogue.server.ts";
import type { Route } from "./+types/lobby-games";

/** All games available to this visitor, for search and for rows that only the browser can fill. */
export async function loader({ context }: Route.LoaderArgs) {
  const games = await loadGames(context);
  const toCard = cardMaker(context);
  const items = games.map((game) => ({ ...toCard(game), channel: game.channel }));
  return Response.json({ items }, { headers: { "cache-control": "private, no-cache" } });
}
