import type { Queryable } from "@parlour/server/kit/database";

export type FailedSearch = { language: string; words: string; count: number; lastAskedOn: string };

/**
 * Only terms that were searched for more than once are shown, because a term that was typed only once may be private.
 */
const shownFrom = 2;
const atMost = 200;

export async function countFailedSearch(
  db: Queryable,
  language: string,
  words: string,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into help_misses (language, words, count, last_asked_on) values ($1, $2, 1, $3::timestamptz::date)
     on conflict (language, words) do update
       set count = help_misses.count + 1, last_asked_on = excluded.last_asked_on`,
    [language, words, now],
  );
}

export async function listFailedSearches(db: Queryable): Promise<FailedSearch[]> {
  return await db.query<FailedSearch>(
    `select language, words, count, last_asked_on::text as "lastAskedOn" from help_misses
      where count >= $1 order by count desc, last_asked_on desc, words limit $2`,
    [shownFrom, atMost],
  );
}

export async function deleteOldFailedSearches(db: Queryable, before: Date): Promise<void> {
  await db.query("delete from help_misses where last_asked_on < $1::timestamptz::date", [before]);
}
