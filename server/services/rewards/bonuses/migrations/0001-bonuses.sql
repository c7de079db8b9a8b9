-- Offers in their current version. All versions are stored as well.
create table bonus_offers (
  id text primary key,
  version int not null,
  plan jsonb not null,
  created_at timestamptz not null
);

create table bonus_offer_versions (
  offer_id text not null references bonus_offers,
  version int not null,
  plan jsonb not null,
  author text not null,
  reason text not null,
  at timestamptz not null,
  primary key (offer_id, version)
);

-- One row for each player with bonuses. It is locked for every change, so that changes happen one after another.
create table bonus_players (
  player_id text primary key,
  has_deposited boolean not null default false
);

create table bonuses (
  id text primary key,
  player_id text not null,
  offer_id text references bonus_offers,
  grant_id text,
  type text not null,
  name jsonb not null,
  -- The terms on which the player claimed the bonus. Later versions of the offer don't change them.
  terms jsonb not null,
  status text not null,
  currency text not null,
  amount_minor bigint not null default 0 check (amount_minor >= 0),
  required_minor bigint not null default 0 check (required_minor >= 0),
  -- The wagering done so far, in hundredths of minor units, so that percentages of stakes add up exactly.
  done_hundredths bigint not null default 0 check (done_hundredths >= 0),
  -- For CASHBACK: stakes less wins of the player's own money since the bonus was claimed.
  loss_minor bigint not null default 0,
  deposit_id text,
  deposit_minor bigint not null default 0,
  converted_minor bigint not null default 0,
  created_at timestamptz not null,
  claim_until timestamptz not null,
  activated_at timestamptz,
  expires_at timestamptz,
  warned_at timestamptz,
  ended_at timestamptz
);
create unique index bonuses_one_active on bonuses (player_id) where status = 'ACTIVE';
create unique index bonuses_one_for_deposit on bonuses (deposit_id) where deposit_id is not null;
create index bonuses_of_player on bonuses (player_id, created_at desc);
create index bonuses_of_offer on bonuses (offer_id);
create index bonuses_of_grant on bonuses (grant_id) where grant_id is not null;
create index bonuses_to_expire on bonuses (expires_at) where status = 'ACTIVE';
create index bonuses_to_claim on bonuses (claim_until) where status in ('OPTED_IN', 'SPINNING');

create table bonus_steps (
  id bigint generated always as identity primary key,
  bonus_id text not null,
  event text not null,
  from_status text not null,
  to_status text not null,
  actor text not null,
  reason text,
  amount_minor bigint not null,
  at timestamptz not null
);
create index bonus_steps_of_bonus on bonus_steps (bonus_id, id);

create function refuse_bonus_step_change() returns trigger language plpgsql as $$
begin
  raise exception 'the steps of a bonus are never changed';
end $$;
create trigger bonus_steps_append_only before update or delete on bonus_steps
  for each row execute function refuse_bonus_step_change();

-- Deposits that were reversed before their bonus was granted.
create table bonus_revoked_deposits (deposit_id text primary key, at timestamptz not null);

-- Bonuses that operators granted, and to whom.
create table bonus_grants (
  id text primary key,
  offer_id text not null references bonus_offers,
  tiers text[],
  reason text not null,
  operator text not null,
  created_at timestamptz not null,
  cancelled_at timestamptz
);
create table bonus_grant_players (
  grant_id text not null references bonus_grants,
  player_id text collate "C" not null,
  -- Whether the player got the bonus; null until the grant has been attempted.
  granted boolean,
  primary key (grant_id, player_id)
);
