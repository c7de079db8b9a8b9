-- Maximum amounts for one player, agreed by two operators. They replace the maximum of every method of that kind.
create table player_limits (
  player_id text not null,
  kind text not null check (kind in ('DEPOSIT', 'WITHDRAWAL', 'TRANSFER')),
  currency text not null,
  max_minor bigint not null check (max_minor > 0),
  proposal_id text not null,
  set_at timestamptz not null,
  primary key (player_id, kind)
);
