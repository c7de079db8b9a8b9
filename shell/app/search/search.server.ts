import { type FoundPage, searchPages } from "@parlour/contracts/calls/content/search-pages";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "../language.server.ts";
import { pageContext } from "../page-context.ts";
import { readSiteConfig } from "../site-config.server.ts";
import { SEARCH_TERM_KEY, SEARCH_TERM_LENGTH } from "./search-term.ts";

type Context = Readonly<RouterContextProvider>;

/** What an address of the search page asks for, and the pages that answer it. */
export async function loadSearch(context: Context, request: Request) {
  const asked = new URL(request.url).searchParams.get(SEARCH_TERM_KEY) ?? "";
  // Cutting may part the two halves of a character.
  const term = asked.trim().slice(0, SEARCH_TERM_LENGTH).toWellFormed();
  return { term, items: term === "" ? [] : await findPages(context, term) };
}

async function findPages(context: Context, term: string): Promise<FoundPage[]> {
  const page = context.get(pageContext);
  const { bucket } = readSiteConfig(page);
  const found = await page.call(searchPages, {
    params: { bucket, language: context.get(languageContext) },
    query: { searchTerm: term },
  });
  return found?.items ?? [];
}
