import { suggestHelpPages } from "@parlour/contracts/calls/site/help/suggest-help-pages";
import { HELP_SEARCH_DEBOUNCE_MS, HELP_SEARCH_MINIMUM_CHARACTERS } from "@parlour/contracts/constants";
import type { HelpItem, HelpResult } from "@parlour/contracts/entities/help-item";
import { client } from "@parlour/web/api/client";
import { useEffect, useState } from "react";

const suggest = client(suggestHelpPages);

export type HelpScope = { bucket: string; language: string };

const none: readonly HelpResult[] = [];

/** Suggestions after a pause in typing; none for short terms or if the search fails. */
export function useSuggestions({ bucket, language }: HelpScope, typed: string): readonly HelpResult[] {
  const term = typed.trim();
  const [found, setFound] = useState({ term: "", results: none });
  const wanted = [...term].length >= HELP_SEARCH_MINIMUM_CHARACTERS;

  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    const ask = async () => {
      try {
        const input = { params: { bucket, language }, query: { searchTerm: term }, signal: left.signal };
        const { items } = await suggest(input);
        setFound({ term, results: items.map(helpResultOf) });
      } catch (error) {
        if (left.signal.aborted) return;
        console.warn("help suggestions failed", error);
        setFound({ term, results: none });
      }
    };
    const timer = setTimeout(ask, HELP_SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [term, wanted, bucket, language]);

  // Earlier suggestions stay until the new ones arrive, so that the list doesn't flicker.
  return wanted ? found.results : none;
}

/** Converts an item of the response to the site's format. */
export function helpResultOf({ contentId, paths, fields }: HelpItem): HelpResult {
  return { id: contentId, link: paths[0] ?? "/help", text: fields.title };
}
