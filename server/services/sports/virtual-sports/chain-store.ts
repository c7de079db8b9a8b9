import type { Kit } from "../../../kit/kit.ts";
import { anchorOf, chainLength, type SeedChain } from "../../../kit/seed-chain.ts";

/** Returns the seed chain of a round, and creates it if the previous chain is used up. */
export async function ensureChain(
  { db, random, clock }: Kit,
  channel: string,
  number: number,
): Promise<SeedChain> {
  const find = async () =>
    (
      await db.query<SeedChain>(
        `select first_number::float8 as "firstNumber", length, root, anchor, salt from virtual_sports.chain
         where channel = $1 and first_number <= $2 and first_number + length > $2
         order by first_number desc limit 1`,
        [channel, number],
      )
    )[0];
  const known = await find();
  if (known) return known;
  const root = random.bytes(32).toString("hex");
  // Chains start at multiples of their length, so if two servers create the same chain, the insert conflicts. The chain
  // that was inserted first is kept, and both servers use it.
  await db.query(
    `insert into virtual_sports.chain (channel, first_number, length, root, anchor, salt, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      channel,
      Math.floor(number / chainLength) * chainLength,
      chainLength,
      root,
      anchorOf(root, chainLength),
      random.bytes(32).toString("hex"),
      clock.now(),
    ],
  );
  return (await find())!;
}
