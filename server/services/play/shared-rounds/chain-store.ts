import type { Queryable } from "@parlour/server/kit/database";
import type { SeedChain } from "@parlour/server/kit/seed-chain";

export type TableChain = SeedChain & { slug: string; lastNumber: number };

const columns = `slug, first_number::float8 as "firstNumber", length, root, anchor, salt,
  last_number::float8 as "lastNumber"`;

export async function findNewestChain(db: Queryable, slug: string): Promise<TableChain | undefined> {
  const rows = await db.query<TableChain>(
    `select ${columns} from shared_round_chains where slug = $1 order by first_number desc limit 1`,
    [slug],
  );
  return rows[0];
}

/** Stores a new chain. If another server has stored one first, that one is used. */
export async function insertChain(db: Queryable, chain: TableChain, now: Date): Promise<void> {
  await db.query(
    `insert into shared_round_chains (slug, first_number, length, root, anchor, salt, created_at, last_number)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      chain.slug,
      chain.firstNumber,
      chain.length,
      chain.root,
      chain.anchor,
      chain.salt,
      now,
      chain.lastNumber,
    ],
  );
}

/** Marks the seed of a round as used. Returns false if it was used before. */
export async function takeSeed(
  db: Queryable,
  { slug, firstNumber }: TableChain,
  number: number,
): Promise<boolean> {
  const rows = await db.query(
    `update shared_round_chains set last_number = $3
     where slug = $1 and first_number = $2 and last_number < $3 returning slug`,
    [slug, firstNumber, number],
  );
  return rows.length > 0;
}

export type PublishedChain = Pick<SeedChain, "firstNumber" | "length" | "anchor" | "salt">;

/** Lists the newest seed chains, and those with the given first numbers, however old they are. */
export async function listChains(
  db: Queryable,
  slug: string,
  needed: readonly number[] = [],
): Promise<PublishedChain[]> {
  return await db.query<PublishedChain>(
    `select first_number::float8 as "firstNumber", length, anchor, salt from shared_round_chains
     where slug = $1
       and (first_number = any($2::bigint[])
         or first_number in (
           select first_number from shared_round_chains where slug = $1 order by first_number desc limit 20))
     order by first_number desc`,
    [slug, needed],
  );
}
