import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url).pathname;

/** Phrases that read like a translation and have been replaced by more natural ones. */
const retired = {
  en: [
    "The least is",
    "passes your limit",
    "Get out",
    "Gone at",
    "It flies",
    "Nothing has moved",
    "Your deposit is in",
    "Valid until",
    "Write on the transfer",
    "The same PIN again",
    "Take this offer",
    "Give it up",
    "Give up",
    "and it is your own",
    "To the wheel",
    "Played lately",
    "Asked at the door",
    "Asked for",
    "So many of a symbol",
    "Whom are you looking for",
    "Somebody else was faster",
    "somebody else meanwhile",
    "this has changed meanwhile",
    "Taken back",
    "Many people are here",
    "validate your phone",
    "Put live",
    "Make export",
    "export is being made",
    "Right result",
    "Move the off",
    "Smallest pot",
    "Only at these brands",
    "The player reads this text",
    "cannot be undone",
  ],
  es: [
    "Tu depósito ha llegado",
    "Válida hasta",
    "Escribe en la transferencia",
    "Se fue a {times}",
    "Tantos símbolos iguales",
    "Jugados hace poco",
    "y será tuyo",
    "Ahora mismo hay mucha gente",
  ],
  fr: [
    "Le même code à nouveau",
    "Votre dépôt est arrivé",
    "Valable jusqu’à",
    "Parti à {times}",
    "Tant de symboles identiques",
    "Y renoncer",
    "Prendre cette offre",
    "et il est à vous",
    "beaucoup de monde en ce moment",
  ],
  pt: [
    "O mesmo PIN de novo",
    "Seu depósito entrou",
    "passa do seu limite",
    "Escreva na transferência",
    "Foi-se a {times}",
    "Tantos símbolos iguais",
    "Jogados há pouco",
    "e ele será seu",
    "Há muita gente aqui",
  ],
  zh: ["离场", "止于 {times}", "倍后归您所有", "现在访问的人很多", "相同图案达到数量"],
} as const;

type Language = keyof typeof retired;

/** Players verify a phone, an address, a document and their identity: other verbs for this are not used. */
const otherVerbs: Record<Language, RegExp> = {
  en: /\bvalidat(e|es|ed|ing|ion)\b/i,
  es: /\bvalid(a|amos|ar|arás|ado|ada|ación|e|en)\b/i,
  fr: /\bvalid(er|ez|ation|ée?s?)\b.{0,20}\b(numéro|téléphone|identité|document|adresse|e-mail)|\b(numéro|téléphone|identité|document|adresse|e-mail)\b[^.]{0,40}\bvalidée?s?\b|document[^"]{0,80}sera validé/i,
  pt: /\bvalid(a|amos|ar|ado|ada|ação|e|em)\b/i,
  zh: /(核实|核验|校验|认证)(您的)?(身份|手机|电话|邮箱|证件)|(身份|手机|电话|邮箱|证件)(核实|核验|校验|认证)/,
};

/** The folders whose sources contain texts in English. */
const sourceFolders = ["console", "embedded", "games", "rules", "server", "shell", "sports", "web"];

type Text = { file: string; text: string };

function textsBelow(folder: string, pattern: RegExp): Text[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file) && !/node_modules|\bbuild\/|\.react-router|\.test\./.test(file))
    .map((file) => ({
      file: join(folder, file),
      text: readFileSync(join(root, folder, file), "utf8"),
    }));
}

/** Comments are for developers, and may use words that a text for players may not. */
const withoutComments = ({ file, text }: Text): Text => ({
  file,
  text: text.replace(/\/\*.*?\*\//gs, "").replace(/(^|\s)\/\/.*$/gm, ""),
});

/** Link targets are paths and identifiers, not words that anyone reads. */
const withoutPaths = ({ file, text }: Text): Text => ({
  file,
  text: text.replace(/\]\([^)]*\)/g, "]").replace(/"[\w.-]+":/g, ""),
});

const isWordIn = (phrase: string, text: string): boolean =>
  new RegExp(`(?<![a-zà-ÿ])${RegExp.escape(phrase)}(?![a-zà-ÿ])`, "u").test(text);

const findIn = (texts: readonly Text[], language: Language): string[] =>
  texts.flatMap(({ file, text }) =>
    retired[language].filter((phrase) => isWordIn(phrase, text)).map((phrase) => `${file}: ${phrase}`),
  );

describe.each(Object.keys(retired) as Language[])("the texts in %s", (language) => {
  const texts = textsBelow(`languages/${language}`, /\.json$/).map(withoutPaths);

  it("have none of the retired phrases", () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(findIn(texts, language)).toEqual([]);
  });

  it("use one verb for verification", () => {
    const found = texts.flatMap(({ file, text }) => {
      const [match] = otherVerbs[language].exec(text) ?? [];
      return match === undefined ? [] : [`${file}: ${match}`];
    });
    expect(found).toEqual([]);
  });
});

it.each(sourceFolders)("the sources in %s have none of the retired English phrases", (folder) => {
  const texts = textsBelow(folder, /\.tsx?$/).map(withoutComments);
  expect(texts.length).toBeGreaterThan(5);
  expect(findIn(texts, "en")).toEqual([]);
});
