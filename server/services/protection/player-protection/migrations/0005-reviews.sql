-- Accounts that can't deposit or place stakes until an operator has reviewed them.
create table protection_reviews (
  player_id text primary key,
  since timestamptz not null
);
