import { formatAmount } from "@parlour/rules/currency";
import type { FactData } from "../../../kit/facts.ts";
import { type HeardKind, ruleOf } from "./kinds.ts";
import { en, type TextKey, type Texts } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { pt } from "./texts/pt.ts";
import { zh } from "./texts/zh.ts";

const languages: Readonly<Record<string, Texts>> = { en, es, fr, pt, zh };

export type Told = { kind: HeardKind; data: FactData[HeardKind] };
export type Words = { title: string; text: string; link: string | null };

/** A fact in the words of a language, its amounts and dates as that language writes them. */
export function compose({ kind, data }: Told, language: string): Words {
  const { text: key, link } = ruleOf(kind, data);
  const spoken = textsOf(language);
  const values = valuesOf(data, language, spoken);
  const { title, text } = spoken.messages[key];
  const whole = hasReason(key) && values.reason ? `${text} ${spoken.reason}` : text;
  return { title: fill(title, values), text: fill(whole, values), link };
}

/** The same words as a letter. */
export function composeLetter(
  told: Told,
  player: { firstName: string; language: string },
): { subject: string; text: string } {
  const { title, text } = compose(told, player.language);
  const greeting = fill(textsOf(player.language).greeting, { name: player.firstName });
  return { subject: title, text: `${greeting}\n\n${text}\n\nParlour` };
}

function textsOf(language: string): Texts {
  return languages[language] ?? languages[language.split("-")[0]!] ?? en;
}

/** Why a document was refused helps with the next one; why a withdrawal was is for support to explain. */
function hasReason(key: TextKey): boolean {
  return key === "documentInvalid" || key === "documentBlocked";
}

function valuesOf(data: object, language: string, { unknownPlace }: Texts): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === "string") values[name] = value;
  }
  if (values.amountMinor !== undefined && values.currency !== undefined) {
    values.amount = formatAmount(BigInt(values.amountMinor), values.currency, language);
  }
  if (values.expiresAt !== undefined) values.expires = formatMoment(values.expiresAt, language);
  values.place = values.country === undefined ? unknownPlace : placeName(values.country, language);
  return values;
}

function formatMoment(at: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${format.format(new Date(at))} UTC`;
}

function placeName(country: string, language: string): string {
  return new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
}

/** One pass, so that a value that looks like a place to fill stays as it was written. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? "");
}
