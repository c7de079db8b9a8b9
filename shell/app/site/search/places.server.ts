import { listSports } from "@parlour/contracts/calls/sports/sportsbook/list-sports";
import { listSportsEvents } from "@parlour/contracts/calls/sports/sportsbook/list-sports-events";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { createTranslator } from "@parlour/web/i18n/translator";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";
import { readRegion } from "../content/content.server.ts";
import { type FoundPlace, placesFor } from "./places.ts";

const mostEvents = 20;
const longest = 60;

/** The channels of the site's menu, and the sports, competitions and events of the sportsbook, by name. */
export async function findPlaces(
  context: Readonly<RouterContextProvider>,
  term: string,
): Promise<FoundPlace[]> {
  const wanted = term.slice(0, longest).trim();
  if (wanted.length < 2) return [];
  const page = context.get(pageContext);
  const { language, messages } = loadWords(context, "sports");
  const t = createTranslator(language, messages);
  const [header, tree, events] = await Promise.all([
    readRegion(context, "header"),
    page.call(listSports, {}),
    page.call(listSportsEvents, { query: { status: "open", search: wanted, limit: mostEvents } }),
  ]);
  const menu = header.find((block) => block.type === "custom_menu" && block.slot === "main");
  return placesFor(wanted, {
    channels: menu?.type === "custom_menu" ? menu.items : [],
    sports: (tree?.sports ?? []).map(({ id, competitions }) => ({
      id,
      name: t(`sports.${camel(id)}` as MessageKey),
      competitions,
    })),
    events: events?.items ?? [],
  });
}

const camel = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
