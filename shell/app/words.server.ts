import { renameTexts } from "@parlour/rules/brand-name";
import { loadMessages } from "@parlour/web/i18n/load-messages";
import type { MessageGroup } from "@parlour/web/i18n/messages";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "./language.server.ts";
import { pageContext } from "./page-context.ts";
import { share, shareMade } from "./parts/share.server.ts";

/** The texts of message groups with the brand's name: one object for all pages. */
export function brandMessages(language: string, groups: readonly MessageGroup[], brandName: string) {
  const messages = share(loadMessages(language, groups));
  return shareMade([messages, brandName], () => renameTexts(messages, brandName));
}

/** The texts that a page needs in addition to those of the layout around it. */
export function loadWords(context: Readonly<RouterContextProvider>, ...groups: MessageGroup[]) {
  const language = context.get(languageContext);
  const { brand } = context.get(pageContext);
  return { language, messages: brandMessages(language, groups, brand.name) };
}
