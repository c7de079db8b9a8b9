import { FIRST_BRAND_ID } from "@parlour/contracts/entities/brand";
import type { RequiredAction } from "@parlour/contracts/enumerations";
import type { Queryable } from "../../../kit/database.ts";
import type { Player, PlayerStatus } from "../../../kit/ports/players.ts";

export type Profile = Player & {
  birthDate: string;
  phones: readonly string[];
};

export type NewPlayer = {
  id: string;
  /** The brand at which the player joins; the first one if unset. */
  brandId?: string;
  email: string;
  nickname: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  phonePrefix: string;
  phone: string;
  countryCode: string;
  subdivision: string;
  currency: string;
  language: string;
  referral: string | null;
  passwordHash: string;
  pinHash: string | null;
  createdAt: Date;
};

type Row = {
  id: string;
  brand_id: string;
  email: string;
  email_confirmed: boolean;
  nickname: string;
  first_name: string;
  last_name: string;
  birth_date: string;
  phone_prefix: string;
  phones: string[];
  validated_phone: string | null;
  country_code: string;
  subdivision: string;
  currency: string;
  language: string;
  status: PlayerStatus;
  required_actions: RequiredAction[];
  has_pin_code: boolean;
  trusts_every_device: boolean;
  shows_name: boolean;
};

const selectProfile = `
  select player.id, brand_id, email, email_confirmed_at is not null as email_confirmed, nickname, first_name, last_name,
    to_char(birth_date, 'YYYY-MM-DD') as birth_date, phone_prefix, phones, validated_phone, country_code,
    subdivision, currency, language, status, required_actions, trusts_every_device, shows_name,
    credentials.pin_hash is not null as has_pin_code
  from players player join player_credentials credentials on credentials.player_id = player.id`;

export async function findProfile(db: Queryable, playerId: string): Promise<Profile | undefined> {
  const [row] = await db.query<Row>(`${selectProfile} where player.id = $1`, [playerId]);
  return row && profileOf(row);
}

/** Returns the nicknames of those players who agreed that public lists show them, by id. */
export async function findPublicNames(
  db: Queryable,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; nickname: string }>(
    "select id, nickname from players where id = any($1) and shows_name",
    [playerIds],
  );
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

/** Returns the nicknames of players by id, for operators. */
export async function readNicknames(
  db: Queryable,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; nickname: string }>(
    "select id, nickname from players where id = any($1)",
    [playerIds],
  );
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

/** Returns the given ids that do not belong to any player. */
export async function findUnknownIds(db: Queryable, playerIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select wanted.id from unnest($1::text[]) as wanted (id)
      where not exists (select 1 from players where players.id = wanted.id)`,
    [playerIds],
  );
  return rows.map(({ id }) => id);
}

export async function findProfileByEmail(
  db: Queryable,
  email: string,
  brandId: string,
): Promise<Profile | undefined> {
  const [row] = await db.query<Row>(`${selectProfile} where lower(email) = lower($1) and brand_id = $2`, [
    email.trim(),
    brandId,
  ]);
  return row && profileOf(row);
}

export async function findProfileByNickname(db: Queryable, nickname: string): Promise<Profile | undefined> {
  const [row] = await db.query<Row>(`${selectProfile} where lower(nickname) = lower($1)`, [nickname.trim()]);
  return row && profileOf(row);
}

/**
 * Returns which of the e-mail address and nickname is already taken. Nicknames are unique across brands, because
 * players of all brands meet at the same tables.
 */
export async function findTakenNames(
  db: Queryable,
  names: { email: string; nickname: string },
  brandId: string,
): Promise<{ email: boolean; nickname: boolean }> {
  const [row] = await db.query<{ email: boolean; nickname: boolean }>(
    `select exists (select from players where lower(email) = lower($1) and brand_id = $3) as email,
       exists (select from players where lower(nickname) = lower($2)) as nickname`,
    [names.email, names.nickname, brandId],
  );
  return row!;
}

/** Inserts a player. Returns false if another player took the e-mail address or nickname in the meantime. */
export async function insertPlayer(db: Queryable, player: NewPlayer): Promise<boolean> {
  const inserted = await db.query(
    `insert into players (id, email, nickname, first_name, last_name, birth_date, phone_prefix, phones,
       country_code, subdivision, currency, language, referral, terms_accepted_at, created_at, brand_id)
     values ($1, $2, $3, $4, $5, $6, $7, array[$8::text], $9, $10, $11, $12, $13, $14, $14, $15)
     on conflict do nothing returning id`,
    [
      player.id,
      player.email,
      player.nickname,
      player.firstName,
      player.lastName,
      player.birthDate,
      player.phonePrefix,
      player.phone,
      player.countryCode,
      player.subdivision,
      player.currency,
      player.language,
      player.referral,
      player.createdAt,
      player.brandId ?? FIRST_BRAND_ID,
    ],
  );
  if (inserted.length === 0) return false;
  await db.query(
    `insert into player_credentials (player_id, password_hash, password_changed_at, pin_hash, pin_changed_at)
     values ($1, $2, $3, $4, case when $4::text is null then null else $3::timestamptz end)`,
    [player.id, player.passwordHash, player.createdAt, player.pinHash],
  );
  return true;
}

export type ProfileChange = Partial<
  Pick<
    Profile,
    | "firstName"
    | "lastName"
    | "nickname"
    | "phonePrefix"
    | "countryCode"
    | "subdivision"
    | "language"
    | "showsName"
  >
> & { phones?: readonly string[] };

/** Updates a profile. Returns false if another player has the nickname. */
export async function updateProfileRow(
  db: Queryable,
  playerId: string,
  change: ProfileChange,
): Promise<boolean> {
  const updated = db.query(
    `update players set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
       nickname = coalesce($4, nickname), phone_prefix = coalesce($5, phone_prefix),
       phones = coalesce($6::text[], phones), country_code = coalesce($7, country_code),
       subdivision = coalesce($8, subdivision), language = coalesce($9, language),
       shows_name = coalesce($10, shows_name)
     where id = $1 and not exists (
       select from players other where lower(other.nickname) = lower($4) and other.id <> $1)
     returning id`,
    [
      playerId,
      change.firstName ?? null,
      change.lastName ?? null,
      change.nickname ?? null,
      change.phonePrefix ?? null,
      change.phones ?? null,
      change.countryCode ?? null,
      change.subdivision ?? null,
      change.language ?? null,
      change.showsName ?? null,
    ],
  );
  try {
    return (await updated).length === 1;
  } catch (error) {
    // Another player took the same nickname at the same time.
    if ((error as { code?: unknown }).code === "23505") return false;
    throw error;
  }
}

export async function storeValidatedPhone(db: Queryable, playerId: string, phone: string): Promise<void> {
  await db.query("update players set validated_phone = $2 where id = $1", [playerId, phone]);
}

export async function settleRequiredAction(
  db: Queryable,
  playerId: string,
  action: RequiredAction,
): Promise<void> {
  await db.query("update players set required_actions = array_remove(required_actions, $2) where id = $1", [
    playerId,
    action,
  ]);
}

export async function listLinkedAccounts(
  db: Queryable,
  playerId: string,
): Promise<{ id: string; name: string; masked: string; type: string }[]> {
  return await db.query(
    "select id, name, masked, type from player_linked_accounts where player_id = $1 order by id",
    [playerId],
  );
}

function profileOf(row: Row): Profile {
  const phone = row.phones[0] ?? "";
  return {
    id: row.id,
    brandId: row.brand_id,
    email: row.email,
    emailConfirmed: row.email_confirmed,
    nickname: row.nickname,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    phonePrefix: row.phone_prefix,
    phone,
    phones: row.phones,
    phoneValidated: phone !== "" && row.validated_phone === row.phone_prefix + phone,
    countryCode: row.country_code,
    subdivision: row.subdivision,
    currency: row.currency,
    language: row.language,
    status: row.status,
    requiredActions: row.required_actions,
    hasPinCode: row.has_pin_code,
    trustsEveryDevice: row.trusts_every_device,
    showsName: row.shows_name,
  };
}
