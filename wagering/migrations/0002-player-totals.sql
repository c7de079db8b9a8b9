-- Running totals of players' stakes and losses per quarter of an hour, updated in the transaction that moves the money.
-- Only players in tracked_player are counted, so that the stakes of players without limits cost nothing extra.
create table wagering.tracked_player (
  player_id text primary key,
  since timestamptz not null
);

create table wagering.player_total (
  player_id text not null,
  quarter timestamptz not null,
  currency text not null,
  -- Stakes paid from the player's balances and not returned. Stakes that a grant paid do not count.
  staked bigint not null,
  -- Stakes less wins; negative if wins exceed stakes. An open wager counts as lost until it is settled.
  lost bigint not null,
  primary key (player_id, quarter, currency)
) with (fillfactor = 80);
create index player_total_quarter on wagering.player_total (quarter);
