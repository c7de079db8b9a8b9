import { listSportsEvents } from "@parlour/contracts/calls/sports/sportsbook/list-sports-events";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../page-context.ts";

/** Returns "Brackwater Rovers – Hollin Vale" for the page of a match, and null for every other page. */
export async function findMatchName(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<string | null> {
  const ids = /^\/sports\/events\/([a-z0-9-]+)$/.exec(path)?.[1];
  if (ids === undefined) return null;
  const found = await context
    .get(pageContext)
    .call(listSportsEvents, { query: { status: "open", ids, limit: 1 } });
  const event = found?.items[0];
  return event ? `${event.home.name} – ${event.away.name}` : null;
}
