import { jurisdictionRules } from "@parlour/contracts/entities/jurisdiction";
import { isProfile, type OwnRules, type PlaceRules } from "@parlour/rules/jurisdiction";
import type { Database, Queryable, Transaction } from "../../../kit/database.ts";

/**
 * Reads the rules of all profiles and locations, sorted by name: the default profile first, then the other
 * profiles, then the locations.
 */
export async function readPlaces(db: Queryable): Promise<PlaceRules[]> {
  const rows = await db.query<{ name: string; rules: unknown }>(
    "select name, rules from jurisdictions order by name <> 'default', name !~ '^[a-z]', name collate \"C\"",
  );
  return rows.map(({ name, rules }) => ({ name, rules: jurisdictionRules.parse(rules) }));
}

/**
 * Seeds the rules of profiles and locations, but only if none are stored, so that locations that operators
 * removed don't come back at the next start.
 */
export async function seedPlaces(db: Database, places: readonly PlaceRules[], now: Date): Promise<void> {
  await db.query(
    `insert into jurisdictions (name, rules, changed_at)
     select place->>'name', place->'rules', $2 from jsonb_array_elements($1::jsonb) as place
      where not exists (select from jurisdictions)
     on conflict (name) do nothing`,
    [JSON.stringify(places), now],
  );
}

/** Adds the profiles of a newer release. Profiles can't be deleted, so this never restores one. */
export async function seedProfiles(db: Database, profiles: readonly PlaceRules[], now: Date): Promise<void> {
  await db.query(
    `insert into jurisdictions (name, rules, changed_at)
     select profile->>'name', profile->'rules', $2 from jsonb_array_elements($1::jsonb) as profile
     on conflict (name) do nothing`,
    [JSON.stringify(profiles), now],
  );
}

/** Reads the rules of a location or profile and locks them until the transaction ends. */
export async function lockPlace(tx: Transaction, name: string): Promise<OwnRules | null> {
  await tx.query("select pg_advisory_xact_lock(hashtext('parlour jurisdiction'), hashtext($1))", [name]);
  const [row] = await tx.query<{ rules: unknown }>("select rules from jurisdictions where name = $1", [name]);
  return row ? jurisdictionRules.parse(row.rules) : null;
}

export async function hasPlace(tx: Transaction, name: string): Promise<boolean> {
  return (await tx.query("select from jurisdictions where name = $1", [name])).length > 0;
}

export async function writePlace(tx: Transaction, { name, rules }: PlaceRules, now: Date): Promise<void> {
  // An empty profile is kept, because locations may refer to it.
  if (Object.keys(rules).length === 0 && !isProfile(name)) {
    await tx.query("delete from jurisdictions where name = $1", [name]);
    return;
  }
  await tx.query(
    `insert into jurisdictions (name, rules, changed_at) values ($1, $2, $3)
     on conflict (name) do update set rules = excluded.rules, changed_at = excluded.changed_at`,
    [name, JSON.stringify(rules), now],
  );
}
