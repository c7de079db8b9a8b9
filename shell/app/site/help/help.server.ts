import { getHelpFeedback } from "@parlour/contracts/calls/site/help/get-help-feedback";
import { getHelpPlace } from "@parlour/contracts/calls/site/help/get-help-place";
import { searchHelpPages } from "@parlour/contracts/calls/site/help/search-help-pages";
import type { HelpItem } from "@parlour/contracts/entities/help-item";
import type { HelpPlace } from "@parlour/contracts/entities/help-place";
import type { FeedbackState } from "@parlour/rules/feedback";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { SEARCH_TERM_KEY, SEARCH_TERM_LENGTH } from "../search/search-term.ts";

type Context = Readonly<RouterContextProvider>;

const nowhere: HelpPlace = { trail: [], below: [], related: [], popular: [] };

/**
 * The parent, child, related and popular pages of a help page, which is shown without them if they can't be
 * read.
 */
export async function loadHelpPlace(context: Context, path: string): Promise<HelpPlace> {
  const { call } = context.get(pageContext);
  return (await call(getHelpPlace, { params: helpParams(context), query: { path } })) ?? nowhere;
}

export async function loadFeedback(context: Context, path: string): Promise<FeedbackState> {
  const { call } = context.get(pageContext);
  const found = await call(getHelpFeedback, { params: helpParams(context), query: { path } });
  return found?.state ?? "unanswered";
}

/** The search term of a results page and its results; a failed search returns none. */
export async function loadHelpSearch(
  context: Context,
  request: Request,
): Promise<{ term: string; items: HelpItem[] }> {
  const asked = new URL(request.url).searchParams.get(SEARCH_TERM_KEY) ?? "";
  // Truncating the text may split a surrogate pair, so the remaining half is replaced.
  const term = asked.trim().slice(0, SEARCH_TERM_LENGTH).toWellFormed();
  if (term === "") return { term, items: [] };
  const { call } = context.get(pageContext);
  const found = await call(searchHelpPages, { params: helpParams(context), query: { searchTerm: term } });
  return { term, items: found?.items ?? [] };
}

/**
 * Returns the content bucket and the language that help pages are read from. Suggestions and feedback in the
 * browser use the same ones.
 */
export function helpParams(context: Context): { bucket: string; language: string } {
  const { bucket } = readSiteConfig(context.get(pageContext));
  return { bucket, language: context.get(languageContext) };
}
