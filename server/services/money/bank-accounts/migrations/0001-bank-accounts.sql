-- Bank accounts that players named, with what the bank said about them. The account's number is never kept.
create table bank_accounts (
  player_id text not null,
  -- Derived from the provider's token, so the same account has the same id for every player.
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
