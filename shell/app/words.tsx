import type { MessageKey, Messages } from "@parlour/web/i18n/messages";
import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { createTranslator } from "@parlour/web/i18n/translator";
import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { pageMeta } from "./page-meta.ts";
import type { Site } from "./site.server.ts";

type Words = { language: string; messages: Messages };

/** Provides the texts that the page's loader returned. */
export function WithWords({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <TranslationProvider language={words.language} messages={words.messages}>
      {children}
    </TranslationProvider>
  );
}

type PageHead = {
  path: string;
  title: MessageKey;
  /** A message, or a text that editors have written. */
  description: MessageKey | { text: string };
  hidden?: boolean;
};

/** The meta tags of a page whose title is among its texts. */
export function wordsMeta(
  words: Words | undefined,
  site: Site | undefined,
  head: PageHead,
): MetaDescriptor[] {
  if (!words || !site) return [];
  const t = createTranslator(words.language, words.messages);
  const description = typeof head.description === "string" ? t(head.description) : head.description.text;
  return pageMeta({ ...head, title: t(head.title), description, site });
}
