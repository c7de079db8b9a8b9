import type { HelpItem, MarkedRange } from "@parlour/contracts/entities/help-item";
import { isExcluded, type Location } from "@parlour/rules/geo-filter";
import type { Kit } from "@parlour/server/kit/kit";
import { editDistance } from "./edit-distance.ts";
import { excerptOf, markWords } from "./mark-words.ts";
import { plainWord, searchWords } from "./plain-words.ts";
import { type FoundPage, type HelpScope, type SearchWord, searchStore } from "./search-store.ts";

export type HelpSearch = {
  search(scope: HelpScope, term: string, location: Location | null): Promise<HelpItem[]>;
  suggest(scope: HelpScope, term: string, location: Location | null): Promise<HelpItem[]>;
};

const resultsAtMost = 20;
const suggestionsAtMost = 6;
const wordsAtMost = 10;
/**
 * A few more pages than needed are requested, because those excluded at the visitor's location are dropped afterwards.
 */
const spare = 10;

export function helpSearch(kit: Kit): HelpSearch {
  const store = searchStore(kit);

  /**
   * Returns the most likely corrections of a word, or the word itself if it is known or nothing is similar.
   */
  const correctSpelling = async (
    scope: HelpScope,
    word: string,
    unfinished: boolean,
  ): Promise<SearchWord> => {
    const plain = plainWord(word);
    if (mostEdits(plain) === 0) return [word];
    const near = nearest(plain, await store.listNear(scope, plain), unfinished);
    if (near.length > 0) return near;
    const alike = nearest(plain, await store.listAlike(scope, plain), unfinished);
    return alike.length > 0 ? alike : [word];
  };

  /**
   * Finds pages that contain all words as typed. If there are none, finds those that contain all of the
   * corrected words, or else any of them.
   */
  const findPages = async (
    scope: HelpScope,
    words: readonly string[],
    limit: number,
    unfinished: boolean,
  ) => {
    const asked: SearchWord[] = words.map((word) => [word]);
    const exact = await store.find(scope, asked, "all", limit);
    if (exact.length > 0) return { pages: exact, asked };
    const corrected: SearchWord[] = [];
    for (const [index, word] of words.entries()) {
      corrected.push(await correctSpelling(scope, word, unfinished && index === words.length - 1));
    }
    const whole = await store.find(scope, corrected, "all", limit);
    const pages =
      whole.length > 0 || corrected.length === 1 ? whole : await store.find(scope, corrected, "any", limit);
    return { pages, asked: corrected };
  };

  return {
    async search(scope, term, location) {
      const words = searchWords(term).slice(0, wordsAtMost);
      if (words.length === 0) return [];
      const limit = resultsAtMost + spare;
      const titled = await store.findTitles(
        scope,
        words.map((word) => [plainWord(word)]),
        limit,
      );
      // If no title matches, the last word may be unfinished as well as misspelt, so longer words are
      // candidates for it.
      const { pages: others, asked } = await findPages(scope, words, limit, titled.length === 0);
      const known = new Set(others.map(({ path }) => path));
      const pages = [...others, ...titled.filter(({ path }) => !known.has(path))];
      if (pages.length === 0) return [];
      const stems = await store.stems(scope.language, asked.flat());
      return visible(pages, location, resultsAtMost).map((page) => foundItem(page, stems));
    },

    async suggest(scope, term, location) {
      const words = searchWords(term).slice(0, wordsAtMost);
      if (words.length === 0) return [];
      const limit = suggestionsAtMost + spare;
      const titled = await store.findTitles(
        scope,
        words.map((word) => [plainWord(word)]),
        limit,
      );
      const enough = visible(titled, location, suggestionsAtMost);
      const others =
        enough.length === 0
          ? (await findPages(scope, words, limit, true)).pages
          : enough.length < suggestionsAtMost
            ? await store.find(
                scope,
                words.map((word) => [word]),
                "all",
                limit,
              )
            : [];
      const known = new Set(enough.map(({ path }) => path));
      const more = others.filter(({ path }) => !known.has(path));
      return [...enough, ...visible(more, location, suggestionsAtMost - enough.length)].map(plainItem);
    },
  };
}

/** Returns how many typos a word may have. Short words resemble too many others for a guess. */
function mostEdits(word: string): number {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Returns the known words that are most similar to a misspelt word, if any is similar enough. */
function nearest(word: string, known: readonly string[], unfinished: boolean): string[] {
  if (known.includes(word)) return [word];
  const near = known
    .map((other) => ({ other, edits: editDistance(word, other, unfinished) }))
    .filter(({ edits }) => edits <= mostEdits(word))
    .sort((one, another) => one.edits - another.edits);
  return near
    .filter(({ edits }) => edits === near[0]!.edits)
    .map(({ other }) => other)
    .slice(0, 3);
}

function visible(pages: readonly FoundPage[], location: Location | null, limit: number): FoundPage[] {
  return pages.filter(({ geoFilter }) => !isExcluded(geoFilter, location)).slice(0, limit);
}

function plainItem({ path, title }: FoundPage): HelpItem {
  return { contentId: path.slice(1), paths: [path], fields: { title } };
}

function foundItem(page: FoundPage, stems: readonly string[]): HelpItem {
  const { excerpt, marks } = bestExcerpt(page, stems);
  return {
    ...plainItem(page),
    fields: { title: page.title, excerpt },
    marks: { title: markWords(page.title, stems), excerpt: marks },
  };
}

/** Returns the description as the excerpt, unless a part of the text contains more of the words. */
function bestExcerpt(
  { description, text }: FoundPage,
  stems: readonly string[],
): { excerpt: string; marks: MarkedRange[] } {
  const described = { excerpt: description, marks: markWords(description, stems) };
  const quoted = excerptOf(text, stems);
  return quoted.marks.length > described.marks.length ? quoted : described;
}
