import { listMissions } from "@parlour/contracts/calls/rewards/missions/list-missions";
import type { PlayerMissions } from "@parlour/contracts/entities/mission";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { loadGames } from "../../play/lobby/catalogue.server.ts";
import { loadWords } from "../../words.server.ts";
import { loadCategoryNames } from "../bonuses/offers.server.ts";

type Context = Readonly<RouterContextProvider>;

async function readMissions(context: Context): Promise<PlayerMissions | null> {
  return await context.get(pageContext).call(listMissions, {
    query: { language: context.get(languageContext) },
  });
}

/** The player's missions with the names of the categories and games that they mention. */
export async function loadMissions(context: Context) {
  const [loaded, categories] = await Promise.all([readMissions(context), loadCategoryNames(context)]);
  const wanted = new Set((loaded?.missions ?? []).flatMap(({ games }) => games));
  const games = wanted.size === 0 ? [] : await loadGames(context);
  return {
    words: loadWords(context, "missions", "bonuses"),
    loaded,
    categories,
    gameNames: Object.fromEntries(games.flatMap(({ id, name }) => (wanted.has(id) ? [[id, name]] : []))),
  };
}

/** The number of missions and prizes for the tile; null for visitors, and for players without any. */
export async function loadMissionTile(context: Context) {
  if (context.get(pageContext).session === null) return null;
  const { missions = [] } = (await readMissions(context)) ?? {};
  const open = missions.filter(({ state }) => state === "OPEN").length;
  const prizes = missions.filter(({ state }) => state === "COMPLETED").length;
  return open + prizes === 0 ? null : { words: loadWords(context, "missions"), open, prizes };
}
