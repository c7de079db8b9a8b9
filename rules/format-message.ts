import { type Choice, type Part, parseMessage } from "./icu-message.ts";

export type MessageArguments = Readonly<Record<string, string | number>>;

const parsed = new Map<string, Part[]>();
const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Formats a message with the language's own plurals and number formats. */
export function formatMessage(text: string, language: string, values: MessageArguments = {}): string {
  if (!text.includes("{")) return text;
  let parts = parsed.get(text);
  if (!parts) {
    parts = parseMessage(text);
    parsed.set(text, parts);
  }
  return write(parts, language, values);
}

function write(parts: readonly Part[], language: string, values: MessageArguments): string {
  return parts.map((part) => writePart(part, language, values)).join("");
}

function writePart(part: Part, language: string, values: MessageArguments): string {
  if (typeof part === "string") return part;
  const value = values[part.name];
  if (value === undefined) throw new TypeError(`The message lacks its argument "${part.name}"`);
  if (part.kind === "value") return String(value);
  if ("options" in part) return write(choose(part, language, value), language, values);
  return numberFormat(language).format(Number(value));
}

function choose(part: Choice, language: string, value: string | number): Part[] {
  const { options } = part;
  const exact = part.kind === "select" ? options[String(value)] : options[`=${value}`];
  if (exact) return exact;
  const category = part.kind === "plural" ? pluralRule(language).select(Number(value)) : "other";
  return options[category] ?? options.other!;
}

function pluralRule(language: string): Intl.PluralRules {
  return remember(pluralRules, language, () => new Intl.PluralRules(language));
}

function numberFormat(language: string): Intl.NumberFormat {
  return remember(numberFormats, language, () => new Intl.NumberFormat(language));
}

/** Returns the cached Intl object of a language, because Intl objects are slow to create. */
function remember<T>(known: Map<string, T>, language: string, make: () => T): T {
  let found = known.get(language);
  if (!found) {
    found = make();
    known.set(language, found);
  }
  return found;
}
