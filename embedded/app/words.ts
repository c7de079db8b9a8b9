import type { Messages } from "@parlour/web/i18n/messages";

const groups = import.meta.glob<{ default: Messages }>("../../languages/*/money/cashier.json");

/** The embedded app's texts in one language, with English as the fallback. */
export async function loadWords(language: string): Promise<Messages> {
  const of = (code: string) => groups[`../../languages/${code}/money/cashier.json`];
  const load = of(language) ?? of("en");
  return load === undefined ? ({} as Messages) : (await load()).default;
}
