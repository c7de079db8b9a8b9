import type { Transaction } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import { dictionaryOf } from "./dictionaries.ts";
import type { IndexedPage } from "./indexed-page.ts";
import { plainWord, searchWords, wordsOf } from "./plain-words.ts";
import type { HelpScope } from "./search-store.ts";
import { beginningsOf } from "./word-beginnings.ts";

export type IndexStore = {
  /** Makes one language's index contain exactly these pages; returns whether anything changed. */
  replace(bucket: string, language: string, pages: readonly IndexedPage[]): Promise<boolean>;
  /**
   * Tidies the indexes and updates the planner's statistics. Call it after changes; otherwise searches become
   * slower.
   */
  settle(): Promise<void>;
};

/**
 * The key of the advisory lock, an arbitrary number. It makes servers that start together index one after the other.
 */
const indexLock = 5_520_011;
const pagesPerTransaction = 100;

export function indexStore({ db }: Kit): IndexStore {
  return {
    async replace(bucket, language, pages) {
      const scope = { bucket, language };
      const rows = await db.query<{ path: string; checksum: string }>(
        "select path, checksum from help_pages where bucket = $1 and language = $2",
        [bucket, language],
      );
      const known = new Map(rows.map(({ path, checksum }) => [path, checksum]));
      const wanted = new Set(pages.map(({ path }) => path));
      const changed = pages.filter(({ path, checksum }) => known.get(path) !== checksum);
      const gone = [...known.keys()].filter((path) => !wanted.has(path));
      if (changed.length + gone.length === 0) return false;

      await db.transaction((tx) => renew(tx, scope, gone, [], []));
      const written = new Set<string>();
      // Pages are written in batches, so that the embedded engine's only connection isn't held for long.
      for (let start = 0; start < changed.length; start += pagesPerTransaction) {
        const some = changed.slice(start, start + pagesPerTransaction);
        const paths = some.map(({ path }) => path);
        const words = vocabularyOf(some).filter((word) => !written.has(word));
        await db.transaction((tx) => renew(tx, scope, paths, some, words));
        for (const word of words) written.add(word);
      }
      return true;
    },
    /** PGlite has no autovacuum, so we flush the pending index entries and analyse the tables ourselves. */
    async settle() {
      await db.query(
        `select gin_clean_pending_list(index_name::regclass)
           from unnest(array['help_pages_title_words', 'help_pages_words', 'help_words_beginnings',
                             'help_words_trigrams']) index_name`,
      );
      await db.query("analyze help_pages, help_words");
    },
  };
}

/** Replaces pages with their new versions. Concurrent servers take turns. */
async function renew(
  tx: Transaction,
  scope: HelpScope,
  paths: readonly string[],
  pages: readonly IndexedPage[],
  words: readonly string[],
): Promise<void> {
  await tx.query("select pg_advisory_xact_lock($1)", [indexLock]);
  const oldWords = await removePages(tx, scope, paths);
  if (pages.length > 0) await insertPages(tx, scope, pages);
  if (words.length > 0) await insertWords(tx, scope, words);
  await forgetWords(tx, scope, oldWords);
}

async function removePages(
  tx: Transaction,
  { bucket, language }: HelpScope,
  paths: readonly string[],
): Promise<string[]> {
  if (paths.length === 0) return [];
  const removed = await tx.query<{ title: string; description: string; text: string }>(
    `delete from help_pages where bucket = $1 and language = $2 and path = any($3)
     returning title, description, text`,
    [bucket, language, paths],
  );
  return vocabularyOf(removed);
}

async function insertPages(
  tx: Transaction,
  { bucket, language }: HelpScope,
  pages: readonly IndexedPage[],
): Promise<void> {
  const rows = pages.map((page) => ({
    ...page,
    titleWords: bothForms(page.title),
    descriptionWords: bothForms(page.description),
    textWords: bothForms(page.text),
  }));
  await tx.query(insertRows, [bucket, language, JSON.stringify(rows), dictionaryOf(language)]);
}

async function insertWords(
  tx: Transaction,
  { bucket, language }: HelpScope,
  words: readonly string[],
): Promise<void> {
  const rows = words.map((word) => ({ word, beginnings: beginningsOf(word) }));
  await tx.query(
    `insert into help_words (bucket, language, word, beginnings)
     select $1, $2, word, array(select jsonb_array_elements_text(beginnings))
       from jsonb_to_recordset($3::jsonb) as known (word text, beginnings jsonb)
     on conflict do nothing`,
    [bucket, language, JSON.stringify(rows)],
  );
}

/**
 * Returns text with and without accents. Dictionaries need accents but visitors often omit them, so both forms are
 * indexed.
 */
function bothForms(text: string): string {
  const words = searchWords(text);
  const plain = words.map(plainWord).filter((word, index) => word !== words[index]);
  return [...words, ...plain].join(" ");
}

const insertRows = `
  insert into help_pages (
    bucket, language, path, parent_path, position, title, description, icon, popular, related, text,
    geo_filter, checksum, title_words, words
  )
  select $1, $2, path, "parentPath", position, title, description, icon, popular,
         array(select jsonb_array_elements_text(related)), text, nullif("geoFilter", 'null'::jsonb), checksum,
         to_tsvector('simple', "titleWords") || to_tsvector($4::regconfig, "titleWords"),
         setweight(to_tsvector($4::regconfig, "titleWords"), 'A')
           || setweight(to_tsvector($4::regconfig, "descriptionWords"), 'B')
           || setweight(to_tsvector($4::regconfig, "textWords"), 'D')
    from jsonb_to_recordset($3::jsonb) as page(
      path text, "parentPath" text, position integer, title text, description text, icon text, popular boolean,
      related jsonb, text text, "geoFilter" jsonb, checksum text, "titleWords" text, "descriptionWords" text,
      "textWords" text
    )`;

type Texts = { title: string; description: string; text: string };

/**
 * Returns the words that are long enough to be misspelt, in their comparison form. Chinese isn't matched by letters.
 */
function vocabularyOf(pages: readonly Texts[]): string[] {
  const words = pages.flatMap(({ title, description, text }) =>
    wordsOf(`${title} ${description} ${text}`).map(plainWord),
  );
  return [...new Set(words.filter((word) => /^[a-z]{3,40}$/.test(word)))];
}

/** Removes words that no page uses any more. */
async function forgetWords(
  tx: Transaction,
  { bucket, language }: HelpScope,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  await tx.query(
    `delete from help_words old
      where bucket = $1 and language = $2 and word = any($3)
        and not exists (
          select from help_pages page
           where page.bucket = $1 and page.language = $2
             and page.words @@ plainto_tsquery($4::regconfig, old.word)
        )`,
    [bucket, language, words, dictionaryOf(language)],
  );
}
