import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { loadRoom } from "../live/live-room.server.ts";
import { requireChannel } from "../lobby/catalogue.server.ts";
import { loadLookups } from "../lobby/lookups.server.ts";

/** The tables that a visitor can open side by side. */
export async function loadTables(context: Readonly<RouterContextProvider>, url: URL) {
  const { path } = requireChannel(context, url);
  const [{ tables }, lookups] = await Promise.all([loadRoom(context), loadLookups(context)]);
  return {
    words: loadWords(context, "lobby", "game", "tables"),
    channel: path,
    tables,
    lookups,
    isGamesIntegrationEnabled: readSiteConfig(context.get(pageContext)).isGamesIntegrationEnabled,
  };
}

export type TablesData = Awaited<ReturnType<typeof loadTables>>;
