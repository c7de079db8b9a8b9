-- Jackpots that were won, without names, copied for the jackpots page. The wagers remain the authoritative record. An
-- operation that is applied twice counts as one win.
create table jackpot_wins (
  operation_id text primary key,
  game_id text not null,
  tier text not null,
  currency text not null,
  won_minor bigint not null check (won_minor > 0),
  at timestamptz not null
);
create index jackpot_wins_latest on jackpot_wins (at desc);
