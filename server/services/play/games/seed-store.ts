import { createHash } from "node:crypto";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { seal, unseal } from "../../../kit/secret-box.ts";

export type Seed = {
  owner: string;
  id: string;
  state: "ACTIVE" | "NEXT" | "REVEALED";
  serverSeed: string;
  hash: string;
  clientSeed: string;
  rounds: number | null;
};

type SeedRow = {
  owner: string;
  id: string;
  state: Seed["state"];
  sealed_seed: Buffer;
  seed_hash: string;
  client_seed: string;
  rounds: number | null;
};

const seedBytes = 32;
const clientSeedBytes = 8;

/** Returns the active seed and the next one; both are created on first use. */
export async function loadSeeds(
  kit: Kit,
  db: Queryable,
  owner: string,
): Promise<{ active: Seed; next: Seed }> {
  const known = await readSeeds(kit, db, owner);
  if (known) return known;
  const clientSeed = kit.random.bytes(clientSeedBytes).toString("hex");
  await insertSeed(kit, db, owner, "ACTIVE", clientSeed);
  await insertSeed(kit, db, owner, "NEXT", clientSeed);
  return (await readSeeds(kit, db, owner))!;
}

async function readSeeds(
  kit: Kit,
  db: Queryable,
  owner: string,
): Promise<{ active: Seed; next: Seed } | undefined> {
  const rows = await db.query<SeedRow>(
    "select * from fair_seeds where owner = $1 and state in ('ACTIVE', 'NEXT')",
    [owner],
  );
  const active = rows.find((row) => row.state === "ACTIVE");
  const next = rows.find((row) => row.state === "NEXT");
  return active && next && { active: toSeed(kit, active), next: toSeed(kit, next) };
}

export async function findSeed(
  kit: Kit,
  db: Queryable,
  owner: string,
  id: string,
): Promise<Seed | undefined> {
  const [row] = await db.query<SeedRow>("select * from fair_seeds where owner = $1 and id = $2", [owner, id]);
  return row && toSeed(kit, row);
}

/**
 * Reveals the active seed, activates the next one with the player's client seed, and creates a new next seed.
 */
export async function rotateSeeds(
  kit: Kit,
  tx: Transaction,
  owner: string,
  clientSeed: string,
  rounds: number,
): Promise<void> {
  await tx.query(
    "update fair_seeds set state = 'REVEALED', revealed_at = $2, rounds = $3 where owner = $1 and state = 'ACTIVE'",
    [owner, kit.clock.now(), rounds],
  );
  await tx.query(
    "update fair_seeds set state = 'ACTIVE', client_seed = $2 where owner = $1 and state = 'NEXT'",
    [owner, clientSeed],
  );
  await insertSeed(kit, tx, owner, "NEXT", clientSeed);
}

/** Inserts a seed. The unique index lets only one of two concurrent first requests succeed. */
async function insertSeed(
  kit: Kit,
  db: Queryable,
  owner: string,
  state: Seed["state"],
  clientSeed: string,
): Promise<void> {
  const serverSeed = kit.random.bytes(seedBytes).toString("hex");
  await db.query(
    `insert into fair_seeds (owner, id, state, sealed_seed, seed_hash, client_seed, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      owner,
      kit.random.id("seed"),
      state,
      seal(kit, "server seeds", owner, serverSeed),
      hashOfSeed(serverSeed),
      clientSeed,
      kit.clock.now(),
    ],
  );
}

/** Creates the active and the next seed of many players who have none, with one statement. */
export async function insertSeeds(kit: Kit, db: Queryable, owners: readonly string[]): Promise<void> {
  const seeds = owners.flatMap((owner) => {
    const clientSeed = kit.random.bytes(clientSeedBytes).toString("hex");
    return (["ACTIVE", "NEXT"] as const).map((state) => {
      const serverSeed = kit.random.bytes(seedBytes).toString("hex");
      const sealed = seal(kit, "server seeds", owner, serverSeed);
      return { owner, id: kit.random.id("seed"), state, sealed, hash: hashOfSeed(serverSeed), clientSeed };
    });
  });
  await db.query(
    `insert into fair_seeds (owner, id, state, sealed_seed, seed_hash, client_seed, created_at)
     select owner, id, state, decode(sealed, 'hex'), hash, client_seed, $7
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       as s(owner, id, state, sealed, hash, client_seed)
     on conflict do nothing`,
    [
      seeds.map(({ owner }) => owner),
      seeds.map(({ id }) => id),
      seeds.map(({ state }) => state),
      seeds.map(({ sealed }) => sealed.toString("hex")),
      seeds.map(({ hash }) => hash),
      seeds.map(({ clientSeed }) => clientSeed),
      kit.clock.now(),
    ],
  );
}

export async function listActiveSeeds(kit: Kit, db: Queryable, owners: readonly string[]): Promise<Seed[]> {
  const rows = await db.query<SeedRow>(
    "select * from fair_seeds where owner = any($1) and state = 'ACTIVE'",
    [owners],
  );
  return rows.map((row) => toSeed(kit, row));
}

/** Returns the published commitment to a seed: SHA-256 of its text, in hex. */
export function hashOfSeed(serverSeed: string): string {
  return createHash("sha256").update(serverSeed).digest("hex");
}

function toSeed(kit: Kit, row: SeedRow): Seed {
  return {
    owner: row.owner,
    id: row.id,
    state: row.state,
    serverSeed: unseal(kit, "server seeds", row.owner, row.sealed_seed),
    hash: row.seed_hash,
    clientSeed: row.client_seed,
    rounds: row.rounds,
  };
}
