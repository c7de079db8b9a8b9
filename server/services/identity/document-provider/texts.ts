import type { DocumentKind } from "@parlour/contracts/enumerations";
import english from "./texts/en.json" with { type: "json" };
import spanish from "./texts/es.json" with { type: "json" };
import french from "./texts/fr.json" with { type: "json" };
import portuguese from "./texts/pt.json" with { type: "json" };
import chinese from "./texts/zh.json" with { type: "json" };

/** Everything that the provider's pages say. */
export type Texts = typeof english & { kinds: Record<DocumentKind, string> };

const texts: Readonly<Record<string, Texts>> = {
  en: english,
  es: spanish,
  fr: french,
  pt: portuguese,
  zh: chinese,
};

/** By a language or a longer tag, such as `zh-Hans`; English when there are no texts in it. */
export function textsFor(language: string | undefined): Texts {
  const [code = ""] = (language ?? "").toLowerCase().split("-");
  return (Object.hasOwn(texts, code) && texts[code]) || english;
}
