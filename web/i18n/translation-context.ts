import { createContext, createElement, type ReactNode, useContext, useMemo } from "react";
import type { Messages } from "./messages.ts";
import { createTranslator, type Translate } from "./translator.ts";

type Translation = { language: string; messages: Messages; t: Translate };

const TranslationContext = createContext<Translation | null>(null);

/** Provides the texts of a page to the components below it; a nested provider adds further texts. */
export function TranslationProvider(props: { language: string; messages: Messages; children: ReactNode }) {
  const { language, messages, children } = props;
  const outer = useContext(TranslationContext);
  const translation = useMemo(() => translationOf(outer, language, messages), [outer, language, messages]);
  return createElement(TranslationContext, { value: translation }, children);
}

const none = {};
const translations = new WeakMap<Messages, WeakMap<object, Translation>>();

/** Merges two sets of texts only once, because a server renders many pages with the same sets. */
function translationOf(outer: Translation | null, language: string, messages: Messages): Translation {
  const byOuter = translations.get(messages) ?? new WeakMap<object, Translation>();
  translations.set(messages, byOuter);
  const known = byOuter.get(outer ?? none);
  if (known?.language === language) return known;
  const all = { ...outer?.messages, ...messages };
  const made = { language, messages: all, t: createTranslator(language, all) };
  byOuter.set(outer ?? none, made);
  return made;
}

export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error("useTranslation needs a TranslationProvider above it");
  return translation;
}
