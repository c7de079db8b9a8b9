import type { FoundPlayer, PlayerMatch } from "@parlour/contracts/entities/player-details";
import type { Queryable } from "../../../kit/database.ts";
import type { PlayerStatus } from "../../../kit/ports/players.ts";

type Row = {
  id: string;
  brand_id: string;
  email: string;
  nickname: string;
  first_name: string;
  last_name: string;
  phone: string;
  country_code: string;
  status: PlayerStatus;
  created_at: Date;
  currency: string;
  matched_by: PlayerMatch;
};

const columns = `id, brand_id, email, nickname, first_name, last_name, phone_prefix || coalesce(phones[1], '') as phone,
  country_code, currency, status, created_at`;

/** Trigrams need three characters; anything shorter would scan the whole table. */
const shortestPart = 3;

/** Matches scripts in which two characters can be a whole name: Chinese characters, kana and hangul. */
const inPairs = /^[⺀-鿿가-힣豈-﫿]{2,}$/u;

/** Finds players by exact id, e-mail address or nickname. */
export async function findByName(db: Queryable, term: string): Promise<FoundPlayer[]> {
  const rows = await db.query<Row>(
    `select ${columns}, 'ID' as matched_by from players where id = $1
     union all select ${columns}, 'EMAIL' from players where lower(email) = lower($1)
     union all select ${columns}, 'NICKNAME' from players where lower(nickname) = lower($1)`,
    [term],
  );
  return rows.map(toFound);
}

/**
 * Finds players by any part of name, e-mail address, nickname and phone; every word of the term must match.
 */
export async function findByDetails(
  db: Queryable,
  term: string,
  limit: number,
  brandIds: readonly string[] | null,
): Promise<FoundPlayer[]> {
  const words = term.split(/\s+/).map((word) => (/^[+\d()-]+$/.test(word) ? word.replace(/\D/g, "") : word));
  // Phone numbers are often written with spaces, so a term of digits only is treated as one number.
  const parts = words.every((word) => /^\d+$/.test(word)) ? [words.join("")] : words;
  const known = parts.filter((part) => part.length >= shortestPart || inPairs.test(part));
  if (known.length === 0) return [];
  // There is one condition per word, because the index can't be used for a condition on a list of patterns. Many
  // players share an e-mail domain, so the index is used only for the part before `@`, and the rest is compared in
  // the row.
  const conditions = known.map((part, index) => {
    const value = `$${index + 3}::text`;
    if (inPairs.test(part)) return `name_pairs(first_name, last_name) @> name_pairs(${value}, '')`;
    if (part.indexOf("@") < shortestPart) return `search_text like part_pattern(${value})`;
    return `search_text like part_pattern(split_part(${value}, '@', 1))
      and strpos(search_text, fold_text(${value})) > 0`;
  });
  const rows = await db.query<Row>(
    `select ${columns}, 'DETAILS' as matched_by from players
     where ${conditions.join(" and ")} and ($2::text[] is null or brand_id = any($2)) limit $1`,
    [limit, brandIds, ...known],
  );
  return rows.map(toFound);
}

export async function findByIds(
  db: Queryable,
  ids: readonly string[],
  matchedBy: PlayerMatch,
): Promise<FoundPlayer[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<Row>(`select ${columns}, $2 as matched_by from players where id = any($1)`, [
    ids,
    matchedBy,
  ]);
  return rows.map(toFound);
}

/** Reads players for the operators' list, with the currency of their wallet. */
export async function readListedPlayers(
  db: Queryable,
  ids: readonly string[],
): Promise<(FoundPlayer & { currency: string })[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<Row>(`select ${columns}, 'ID' as matched_by from players where id = any($1)`, [
    ids,
  ]);
  return rows.map((row) => ({ ...toFound(row), currency: row.currency }));
}

/**
 * Lists players who joined after the given time and id, oldest first. The time is text, because a Date would truncate
 * it.
 */
export async function listJoined(
  db: Queryable,
  after: { at: string; id: string },
  limit: number,
): Promise<{ at: string; id: string }[]> {
  return await db.query(
    `select id, created_at::text as at from players
     where (created_at, id) > ($1::timestamptz, $2) order by players.created_at, id limit $3`,
    [after.at, after.id, limit],
  );
}

function toFound(row: Row): FoundPlayer {
  return {
    id: row.id,
    brandId: row.brand_id,
    email: row.email,
    nickname: row.nickname,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    countryCode: row.country_code,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    matchedBy: row.matched_by,
  };
}
