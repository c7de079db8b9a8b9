import { renameTexts } from "@parlour/rules/brand-name";
import { loadMessages } from "@parlour/web/i18n/load-messages";
import type { MessageGroup } from "@parlour/web/i18n/messages";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "./language.server.ts";
import { pageContext } from "./page-context.ts";

/** The texts that a page needs in addition to those of the layout around it. */
export function loadWords(context: Readonly<RouterContextProvider>, ...groups: MessageGroup[]) {
  const language = context.get(languageContext);
  const { brand } = context.get(pageContext);
  return { language, messages: renameTexts(loadMessages(language, groups), brand.name) };
}
