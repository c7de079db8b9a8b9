import { findPlaces } from "../search/places.server.ts";
import { SEARCH_TERM_KEY } from "../search/search-term.ts";
import type { Route } from "./+types/search-places";

/** Channels, competitions, teams and matches by name, for the search in the header. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const term = new URL(request.url).searchParams.get(SEARCH_TERM_KEY) ?? "";
  const items = await findPlaces(context, term.toWellFormed());
  return Response.json({ items }, { headers: { "cache-control": "private, no-cache" } });
}
