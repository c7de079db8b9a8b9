import type { Queryable } from "../../../kit/database.ts";
import { systemRandom } from "../../../kit/random.ts";
import { hashSecret } from "../../../kit/secret-hash.ts";

/** A generated player in the sandbox's sample history. */
export type HistoryPlayer = {
  id: string;
  email: string;
  nickname: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  phonePrefix: string;
  phone: string;
  phoneValidated: boolean;
  showsName: boolean;
  countryCode: string;
  subdivision: string;
  currency: string;
  language: string;
  createdAt: Date;
};

const secretBytes = 32;

/**
 * Adds players with one statement per table. It is impossible to log in as one of them, because the password is not
 * stored.
 */
export async function seedPlayers(db: Queryable, players: readonly HistoryPlayer[]): Promise<void> {
  const passwordHash = await hashSecret(systemRandom.bytes(secretBytes).toString("hex"));
  const rows = JSON.stringify(players);
  await db.query(
    `insert into players (id, email, nickname, first_name, last_name, birth_date, phone_prefix, phones, country_code,
       subdivision, currency, language, terms_accepted_at, created_at, email_confirmed_at, validated_phone,
       shows_name)
     select p.id, p.email, p.nickname, p."firstName", p."lastName", p."birthDate", p."phonePrefix", array[p.phone],
       p."countryCode", p.subdivision, p.currency, p.language, p."createdAt", p."createdAt", p."createdAt",
       case when p."phoneValidated" then p."phonePrefix" || p.phone end, p."showsName"
     from jsonb_to_recordset($1) as p(id text, email text, nickname text, "firstName" text, "lastName" text,
       "birthDate" date, "phonePrefix" text, phone text, "phoneValidated" boolean, "showsName" boolean,
       "countryCode" text,
       subdivision text, currency text, language text, "createdAt" timestamptz)`,
    [rows],
  );
  await db.query(
    `insert into player_credentials (player_id, password_hash, password_changed_at)
     select p.id, $2, p."createdAt" from jsonb_to_recordset($1) as p(id text, "createdAt" timestamptz)`,
    [rows, passwordHash],
  );
}

/** Returns whether there is any player whose id has this prefix. */
export async function hasPlayerLike(db: Queryable, idPrefix: string): Promise<boolean> {
  return (await db.query("select from players where starts_with(id, $1) limit 1", [idPrefix])).length > 0;
}
