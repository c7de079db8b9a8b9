import type { MessageGroup, Messages } from "./messages.ts";

const files = import.meta.glob<Messages>("./locales/*/*.json", { eager: true, import: "default" });

/** Server side only: gathers the groups that a page needs, so that nothing else travels to the browser. */
export function loadMessages(language: string, groups: readonly MessageGroup[]): Messages {
  return Object.assign({}, ...groups.map((group) => getGroup(language, group)));
}

/** Server side only: the texts of all games, whose files are named `games.json` and `games-<slug>.json`. */
export function loadAllGameMessages(language: string): Messages {
  const isGame = new RegExp(`/${language}/games(-[^/]+)?\\.json$`);
  const paths = Object.keys(files).filter((path) => isGame.test(path));
  return Object.assign({}, ...paths.map((path) => files[path]));
}

function getGroup(language: string, group: MessageGroup): Messages {
  const messages = files[`./locales/${language}/${group}.json`];
  if (!messages) throw new Error(`There are no "${group}" texts in "${language}"`);
  return messages;
}
