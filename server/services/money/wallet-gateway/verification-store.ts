import type { Queryable } from "@parlour/server/kit/database";

type Verification = { at: Date; differences: number };

export async function insertVerification(db: Queryable, { at, differences }: Verification): Promise<void> {
  await db.query("insert into ledger.verification (at, differences) values ($1, $2)", [at, differences]);
}

export async function findLastVerification(db: Queryable): Promise<Verification | undefined> {
  const [row] = await db.query<Verification>(
    "select at, differences from ledger.verification order by id desc limit 1",
  );
  return row;
}
