import { textArray } from "@parlour/ledger/post-batch";

/** A connection pool or a transaction, because a bet is checked inside the transaction that takes its stake. */
type Reader = { query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> };

/** The part of a profile that decides whether, where and how much a player may stake. */
export type PlayerStanding = {
  id: string;
  isActive: boolean;
  country: string;
  subdivision: string;
  /** The date of birth as `YYYY-MM-DD`. */
  birthDate: string;
};

export async function readStandings(db: Reader, playerIds: readonly string[]): Promise<PlayerStanding[]> {
  return await db.query<PlayerStanding>(
    `select id, status = 'ACTIVE' as "isActive", country_code as country, subdivision,
       birth_date::text as "birthDate"
     from players where id = any($1::text[])`,
    [textArray(playerIds)],
  );
}
