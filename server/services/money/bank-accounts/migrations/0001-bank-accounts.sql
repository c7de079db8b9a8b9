-- Bank accounts that players have added, with the bank's check of each. Account numbers are never stored.
create table bank_accounts (
  player_id text not null,
  -- The id is derived from the provider's token, so the same bank account has the same id for every player.
  id text not null,
  provider text not null,
  token text not null,
  name text not null,
  bank text not null,
  masked text not null,
  holder text not null,
  status text not null,
  created_at timestamptz not null,
  primary key (player_id, id)
);
