import type { DocumentKind } from "@parlour/contracts/enumerations";
import { findLanguage, sourceLanguage } from "@parlour/contracts/languages";
import type english from "../../../../languages/en/identity/server/document-page.json";
import { readTexts } from "../../../kit/texts.ts";

const pages = readTexts<typeof english & { kinds: Record<DocumentKind, string> }>(
  "identity",
  "document-page",
);

/** The texts of the provider's pages in one language, and the tag of that language. */
export type Texts = ReturnType<typeof textsFor>;

export function textsFor(language: string | undefined) {
  const languageTag = findLanguage(language ?? sourceLanguage)?.tag ?? sourceLanguage;
  return { languageTag, ...pages.in(language) };
}
