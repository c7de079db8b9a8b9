import { readFileSync } from "node:fs";
import type { Domain } from "@parlour/contracts/domains";
import type { LocalText } from "@parlour/contracts/entities/offer-plan";
import { findLanguage, languages, sourceLanguage } from "@parlour/contracts/languages";

const folder = new URL("../../languages/", import.meta.url);

/** The server's own texts: e-mails, notifications, and pages that it serves without the site's app. */
export type Texts<Shape> = {
  /** Finds texts by a language code or a longer tag such as `pt-BR`; English for a language without texts. */
  in(language: string | undefined): Shape;
  /** Returns one text in every language, for data that outlives the request, such as the name of a bonus. */
  inEvery(pick: (texts: Shape, language: string) => string): LocalText;
};

/** Reads `languages/<code>/<domain>/server/<file>.json` in every language, once, when the server starts. */
export function readTexts<Shape>(domain: Domain, file: string): Texts<Shape> {
  return readFiles(`${domain}/server/${file}.json`);
}

/** Reads the messages of the player's app from `languages/<code>/<domain>/<file>.json`, as `readTexts` does. */
export function readMessages(domain: Domain, file: string): Texts<Readonly<Record<string, string>>> {
  return readFiles(`${domain}/${file}.json`);
}

/** Reads `languages/<code>/content/<file>.json`, as `readTexts` does. */
export function readContentTexts<Shape>(file: string): Texts<Shape> {
  return readFiles(`content/${file}.json`);
}

function readFiles<Shape>(path: string): Texts<Shape> {
  const byCode = new Map<string, Shape>(
    languages.map(({ code }) => [code, JSON.parse(readFileSync(new URL(`${code}/${path}`, folder), "utf8"))]),
  );
  return {
    in: (language = sourceLanguage) => byCode.get(findLanguage(language)?.code ?? sourceLanguage)!,
    inEvery: (pick) =>
      Object.fromEntries([...byCode].map(([code, texts]) => [code, pick(texts, code)])) as LocalText,
  };
}
