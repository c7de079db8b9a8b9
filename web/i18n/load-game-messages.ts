import type { MessageGroup, Messages } from "./messages.ts";

const files = import.meta.glob<Messages>(
  ["../../languages/*/play/games.json", "../../languages/*/play/games-*.json"],
  { import: "default" },
);

/** For browsers: loads only the texts of one game in one language. */
export async function loadGameMessages(language: string, groups: readonly MessageGroup[]): Promise<Messages> {
  const loaded = await Promise.all(
    groups.map((group) => {
      const load = files[`../../languages/${language}/play/${group}.json`];
      if (!load) throw new Error(`There are no "${group}" texts in "${language}"`);
      return load();
    }),
  );
  return Object.assign({}, ...loaded);
}
