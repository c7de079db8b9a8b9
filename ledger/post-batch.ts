import { type AccountRef, house, type Queryable } from "./accounts.ts";
import { slicedId } from "./house-slices.ts";
import type { Outcome } from "./outcomes.ts";
import { formatTransfers, type PostingResult, type ReversingPosting } from "./posting.ts";

type Row = { outcome: Outcome; posted_at: Date; replayed: boolean };

const statement = `select outcome, posted_at, replayed
  from ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

/**
 * Calls the database function once for any number of postings with distinct ids. If it throws, nothing was
 * posted, unless the connection broke before the answer arrived.
 */
export async function postBatch(
  db: Queryable,
  postings: readonly ReversingPosting[],
  now: Date,
  slice: number,
): Promise<PostingResult[]> {
  const { rows } = await db.query<Row>(statement, postingArguments(postings, now, slice));
  return rows.map(({ outcome, posted_at, replayed }) => ({
    outcome,
    postedAt: outcome === "ACCOUNT_MISSING" ? null : posted_at,
    replayed,
  }));
}

/** Returns the arguments of ledger.post, in order. Postings to house accounts go to the given slice. */
export function postingArguments(postings: readonly ReversingPosting[], now: Date, slice: number): unknown[] {
  const positions = new Map<string, number>();
  const owners: string[] = [];
  const accountIds: string[] = [];
  const positionOf = ({ playerId, id }: AccountRef): number => {
    const key = `${playerId}\n${id}`;
    let position = positions.get(key);
    if (position === undefined) {
      owners.push(playerId);
      position = accountIds.push(playerId === house ? slicedId(id, slice) : id);
      positions.set(key, position);
    }
    return position;
  };
  const debits: number[] = [];
  const credits: number[] = [];
  const amounts: bigint[] = [];
  for (const { transfers } of postings) {
    for (const { from, to, amountMinor } of transfers) {
      debits.push(positionOf(from));
      credits.push(positionOf(to));
      amounts.push(amountMinor);
    }
  }
  return [
    textArray(owners),
    textArray(accountIds),
    textArray(postings.map((posting) => posting.playerId)),
    textArray(postings.map((posting) => posting.id)),
    textArray(postings.map((posting) => posting.type)),
    textArray(postings.map((posting) => posting.reference?.kind)),
    textArray(postings.map((posting) => posting.reference?.id)),
    textArray(postings.map((posting) => posting.reverses)),
    textArray(postings.map((posting) => formatTransfers(posting.transfers))),
    `{${postings.map((posting) => posting.transfers.length).join()}}`,
    `{${debits.join()}}`,
    `{${credits.join()}}`,
    `{${amounts.join()}}`,
    now,
  ];
}

/** Formats an array in PostgreSQL's text format. The driver escapes character by character, which is far slower. */
export function textArray(values: readonly (string | null | undefined)[]): string {
  let text = "{";
  for (let index = 0; index < values.length; index++) {
    if (index > 0) text += ",";
    text += quoteElement(values[index]);
  }
  return `${text}}`;
}

/** Formats numbers or booleans as an array in PostgreSQL's text format. */
export const plainArray = (values: readonly (number | bigint | boolean | null)[]): string =>
  `{${values.map((value) => value ?? "NULL").join()}}`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern looks for control characters.
const controlCharacter = /[\u0000-\u001f]/;

/**
 * Formats one element of an array in PostgreSQL's text format. JSON escapes quotes and backslashes like PostgreSQL, and
 * JSON.stringify is native code. Only control characters and lone surrogates differ, and our JSON contains neither.
 */
export function quoteElement(value: string | null | undefined): string {
  if (value == null) return "NULL";
  if (!value.includes('"') && !value.includes("\\")) return `"${value}"`;
  if (!controlCharacter.test(value) && value.isWellFormed()) return JSON.stringify(value);
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
