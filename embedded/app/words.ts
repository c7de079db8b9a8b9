import type { Messages } from "@parlour/web/i18n/messages";
import type { AppName } from "./apps.ts";

const files = import.meta.glob<{ default: Messages }>([
  "../../languages/*/money/cashier.json",
  "../../languages/*/racing/racebook.json",
  "../../languages/*/sports/*.json",
]);

const groups: Readonly<Record<AppName, readonly string[]>> = {
  cashier: ["money/cashier"],
  racing: ["racing/racebook"],
  sports: ["sports/sports", "sports/sportsbook", "sports/markets", "sports/virtual"],
};

/** Loads the texts of an app in one language, with English as the fallback. */
export async function loadWords(app: AppName, language: string): Promise<Messages> {
  const loaded = await Promise.all(
    groups[app].map(async (group) => {
      const of = (code: string) => files[`../../languages/${code}/${group}.json`];
      const load = of(language) ?? of("en");
      return load === undefined ? {} : (await load()).default;
    }),
  );
  return Object.assign({}, ...loaded);
}
