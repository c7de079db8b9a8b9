// Compares the texts of a language with the English ones. This module is pure: check-words.mjs reads the
// files.
import { type Part, parseMessage } from "../rules/icu-message.ts";

/** Flattens `{a: {b: "text"}}` to `[["a.b", "text"]]`; list items have their index as key. */
export function flatten(value: string | object, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
}

/** All parts of a message, including those inside plurals and selects. */
function allParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) =>
    typeof part === "object" && "options" in part
      ? [part, ...Object.values(part.options).flatMap(allParts)]
      : [part],
  );
}

/** The placeholders of a message with their kinds, such as `count:plural`. */
function listPlaceholders(text: string): string {
  const named = allParts(parseMessage(text)).flatMap((part) =>
    typeof part === "string" || part.kind === "count" ? [] : [`${part.name}:${part.kind}`],
  );
  return [...new Set(named)].sort().join(", ");
}

function missingPlurals(text: string, language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return allParts(parseMessage(text)).flatMap((part) =>
    typeof part === "object" && "options" in part && part.kind === "plural"
      ? pluralCategories.filter((category) => !(category in part.options))
      : [],
  );
}

/** The text of a message without its placeholders; if it has no letters, there is nothing to translate. */
function wordsOf(text: string): string {
  return allParts(parseMessage(text))
    .filter((part) => typeof part === "string")
    .join("");
}

type Comparison = {
  language: string;
  english: Readonly<Record<string, string>>;
  translated: Readonly<Record<string, string>>;
  sameWords: ReadonlySet<string>;
};

/**
 * Compares two maps of keys to texts, and returns one sentence for each error. `sameWords` lists the texts
 * that may be the same in both languages.
 */
export function compareTexts({ language, english, translated, sameWords }: Comparison): string[] {
  const faults: string[] = [];
  for (const key of Object.keys(translated))
    if (!(key in english)) faults.push(`${key} does not exist in English`);
  for (const [key, source] of Object.entries(english)) {
    const text = translated[key];
    if (text === undefined) {
      faults.push(`${key} is missing`);
      continue;
    }
    if (text.trim() === "") faults.push(`${key} is empty`);
    const [wanted, found] = [listPlaceholders(source), listPlaceholders(text)];
    if (wanted !== found) faults.push(`${key} has the placeholders (${found}) instead of (${wanted})`);
    const plurals = missingPlurals(text, language);
    if (plurals.length > 0) faults.push(`${key} lacks the plural forms ${plurals.join(", ")}`);
    if (text === source && /\p{Letter}/u.test(wordsOf(text)) && !sameWords.has(text))
      faults.push(`${key} is still in English: "${text}"`);
  }
  return faults;
}

const COUNT_BEFORE_PLURAL_NOUN =
  /\{(?:\w+, number|count|days|left|max|minutes|points|spins)\} (?:or more )?(?:[a-z]+ )?[a-z]+s\b/;

/**
 * Finds texts like "1 tier points": a number in front of a plural noun needs plural forms. Checked in English
 * only, where the rule is simple.
 */
export function findMissingPlural(
  key: string,
  text: string,
  exceptions: ReadonlySet<string>,
): string | undefined {
  const match = COUNT_BEFORE_PLURAL_NOUN.exec(text);
  return match && !exceptions.has(key) ? `${key} writes "${match[0]}", which is wrong for 1` : undefined;
}
