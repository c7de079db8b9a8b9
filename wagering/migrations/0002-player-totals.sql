-- Running totals of what players staked and lost, by the quarter of an hour, kept in the transaction that moves the
-- money. Only players in tracked_player are counted, so that play without limits costs nothing more.
create table wagering.tracked_player (
  player_id text primary key,
  since timestamptz not null
);

create table wagering.player_total (
  player_id text not null,
  quarter timestamptz not null,
  currency text not null,
  -- Stakes that were not returned, paid from the player's balances; a grant's stakes do not count.
  staked bigint not null,
  -- Stakes less wins: negative where wins exceed stakes. An open wager counts as lost until it is settled.
  lost bigint not null,
  primary key (player_id, quarter, currency)
) with (fillfactor = 80);
create index player_total_quarter on wagering.player_total (quarter);
