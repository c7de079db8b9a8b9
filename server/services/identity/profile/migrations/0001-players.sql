create table players (
  id text primary key,
  email text not null,
  nickname text not null,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  phone_prefix text not null,
  -- The player's phones. Codes are sent to the first one.
  phones text[] not null,
  -- The prefix and number that were verified. If the player changes the phone number, they no longer match it.
  validated_phone text,
  country_code text not null,
  subdivision text not null,
  currency text not null,
  language text not null,
  email_confirmed_at timestamptz,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISABLED', 'CLOSED', 'SELF_EXCLUDED')),
  required_actions text[] not null default '{}',
  referral text,
  trusts_every_device boolean not null default false,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null
);
-- E-mail addresses are unique regardless of letter case.
create unique index players_email on players (lower(email));
create unique index players_nickname on players (lower(nickname));

-- Password hashes are stored separately from the profile, so that no query for a page can return one by accident.
create table player_credentials (
  player_id text primary key references players (id),
  password_hash text not null,
  password_changed_at timestamptz not null,
  pin_hash text,
  pin_changed_at timestamptz
);

create table player_linked_accounts (
  player_id text not null references players (id),
  id text not null,
  name text not null,
  masked text not null,
  type text not null,
  primary key (player_id, id)
);

-- A link confirms only the address that it was sent to, even if the player has changed it since.
create table email_confirmations (
  token_hash bytea primary key,
  player_id text not null references players (id),
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_confirmations_by_player on email_confirmations (player_id);
