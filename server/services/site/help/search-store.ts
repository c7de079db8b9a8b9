import type { Page } from "@parlour/contracts/entities/content";
import type { Kit } from "@parlour/server/kit/kit";
import { dictionaryOf } from "./dictionaries.ts";
import { plainWord } from "./plain-words.ts";
import { beginningsOf } from "./word-beginnings.ts";

export type HelpScope = { bucket: string; language: string };
export type FoundPage = {
  path: string;
  title: string;
  description: string;
  text: string;
  geoFilter: NonNullable<Page["geoTargetingFilter"]> | null;
};

/** A word of a search term, with its alternatives. */
export type SearchWord = readonly string[];

export type SearchStore = {
  /** Finds pages that contain all or any of the words, best first. */
  find(
    scope: HelpScope,
    words: readonly SearchWord[],
    join: "all" | "any",
    limit: number,
  ): Promise<FoundPage[]>;
  /** Finds pages whose title contains all of the words; the last word may be incomplete. */
  findTitles(scope: HelpScope, words: readonly SearchWord[], limit: number): Promise<FoundPage[]>;
  /** Returns the stems of words according to the language's dictionary. */
  stems(language: string, words: readonly string[]): Promise<string[]>;
  /** Lists candidate words that may be one typo away. */
  listNear(scope: HelpScope, word: string): Promise<string[]>;
  /** Lists candidate words that share many letters; slower than `listNear`. */
  listAlike(scope: HelpScope, word: string): Promise<string[]>;
};

/**
 * The maximum number of pages that are ranked, starting with those whose titles match. A frequent word may be
 * on thousands of pages, and ranking all of them would be slow.
 */
const candidatesAtMost = 80;
const candidatesByTitle = 50;
const nearAtMost = 400;
const alikeAtMost = 24;
const columns = `page.path, page.title, page.description, page.text, page.geo_filter as "geoFilter"`;

export function searchStore({ db }: Kit): SearchStore {
  return {
    async find({ bucket, language }, words, join, limit) {
      const values: unknown[] = [bucket, language, dictionaryOf(language), limit];
      const query = words.map((word) => anyOf(word, values)).join(join === "all" ? " && " : " || ");
      return db.query<FoundPage>(
        // The query is repeated in each condition, so that the planner sees it and uses the index for rare
        // words.
        `with titled as (
           select path from help_pages
            where bucket = $1 and language = $2 and title_words @@ (${query})
            limit ${candidatesByTitle}
         ),
         candidates as (
           select path from titled
           union
           (select path from help_pages
             where bucket = $1 and language = $2 and words @@ (${query})
             limit ${candidatesAtMost} - (select count(*) from titled))
         )
         select ${columns}
           from candidates
           join help_pages page on (page.bucket, page.language, page.path) = ($1, $2, candidates.path)
           cross join (select ${query} as query offset 0) asked
          order by ts_rank('{0.1, 0.2, 0.5, 1}', page.words, asked.query, 1) desc, page.path
          limit $4`,
        values,
      );
    },
    async findTitles({ bucket, language }, words, limit) {
      const query = words
        .map(
          (word, index) =>
            `(${word.map((form) => (index < words.length - 1 ? form : `${form}:*`)).join(" | ")})`,
        )
        .join(" & ");
      return db.query<FoundPage>(
        `with page as (
           select * from help_pages
            where bucket = $1 and language = $2 and title_words @@ to_tsquery('simple', $3)
            limit ${candidatesByTitle}
         )
         select ${columns} from page
          order by ts_rank(page.title_words, to_tsquery('simple', $3)) desc, length(page.title), page.path
          limit $4`,
        [bucket, language, query, limit],
      );
    },
    async stems(language, words) {
      const [row] = await db.query<{ stems: string[] }>(
        "select tsvector_to_array(to_tsvector($1::regconfig, $2)) as stems",
        [dictionaryOf(language), words.join(" ")],
      );
      return row?.stems ?? [];
    },
    async listNear({ bucket, language }, word) {
      const rows = await db.query<{ word: string }>(
        `select word from help_words
          where bucket = $1 and language = $2 and beginnings && $3 limit ${nearAtMost}`,
        [bucket, language, beginningsOf(word)],
      );
      return rows.map((row) => row.word);
    },
    async listAlike({ bucket, language }, word) {
      const rows = await db.query<{ word: string }>(
        `select help_words_alike($1, $2, $3, ${alikeAtMost}) as word`,
        [bucket, language, word],
      );
      return rows.map((row) => row.word);
    },
  };
}

/** Matches a word in any of its forms, with and without accents; $3 is the dictionary. */
function anyOf(word: SearchWord, values: unknown[]): string {
  const forms = new Set(word.flatMap((form) => [form, plainWord(form)]));
  const queries = [...forms].map((form) => `plainto_tsquery($3::regconfig, $${values.push(form)})`);
  return `(${queries.join(" || ")})`;
}
