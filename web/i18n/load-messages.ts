import type { MessageGroup, Messages } from "./messages.ts";

const files = import.meta.glob<Messages>("../../languages/*/*/*.json", { eager: true, import: "default" });

const groups = new Map(
  Object.entries(files).map(([path, messages]) => {
    const [file, , language] = path.split("/").reverse();
    return [`${language}/${file}`, messages] as const;
  }),
);

/** Each page always requests the same groups, so there are few combinations to cache. */
const collected = new Map<string, Messages>();

/**
 * Server only: collects the message groups that a page needs, so that nothing else is sent to the browser.
 */
export function loadMessages(language: string, needed: readonly MessageGroup[]): Messages {
  const name = `${language} ${needed.join()}`;
  const known = collected.get(name);
  if (known !== undefined) return known;
  const messages: Messages = Object.assign({}, ...needed.map((group) => getGroup(language, group)));
  collected.set(name, messages);
  return messages;
}

/** Server only: the texts of all games, in files named `games.json` and `games-<slug>.json`. */
export function loadAllGameMessages(language: string): Messages {
  const isGame = new RegExp(`^${language}/games(-.+)?\\.json$`);
  return Object.assign(
    {},
    ...[...groups].filter(([name]) => isGame.test(name)).map(([, messages]) => messages),
  );
}

function getGroup(language: string, group: MessageGroup): Messages {
  const messages = groups.get(`${language}/${group}.json`);
  if (!messages) throw new Error(`There are no "${group}" texts in "${language}"`);
  return messages;
}
