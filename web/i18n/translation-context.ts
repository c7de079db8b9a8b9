import { createContext, createElement, type ReactNode, useContext, useMemo } from "react";
import type { Messages } from "./messages.ts";
import { createTranslator, type Translate } from "./translator.ts";

type Translation = { language: string; messages: Messages; t: Translate };

const TranslationContext = createContext<Translation | null>(null);

/** Provides the texts of a page to the components below it; a nested provider adds further texts. */
export function TranslationProvider(props: { language: string; messages: Messages; children: ReactNode }) {
  const { language, messages, children } = props;
  const outer = useContext(TranslationContext);
  const translation = useMemo(() => {
    const all = { ...outer?.messages, ...messages };
    return { language, messages: all, t: createTranslator(language, all) };
  }, [outer, language, messages]);
  return createElement(TranslationContext, { value: translation }, children);
}

export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error("useTranslation needs a TranslationProvider above it");
  return translation;
}
