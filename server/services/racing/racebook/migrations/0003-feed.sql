-- Races of external providers. Messages are numbered separately for each race and each meeting.
create table racing_meetings (
  id text collate "C" primary key,
  provider text not null,
  course jsonb not null,
  going text not null,
  sequence int not null
);

alter table racing_races
  -- A provider's race has no seed, because we don't draw its result.
  alter column seed drop not null,
  alter column seed_hash drop not null,
  -- The provider of the race; null for races of our own calendar.
  add column provider text,
  add column sequence int not null default 0,
  -- Whether a message is missing. If so, no bets are accepted until a snapshot arrives.
  add column has_gap boolean not null default false,
  -- The provider's win prices by runner, in thousandths; empty while fixed odds are suspended. Null for our own races,
  -- whose prices are computed from the card.
  add column quotes jsonb,
  -- A version that increases with each change of the prices. A fixed-odds bet is accepted only at the prices that the
  -- player saw.
  add column prices_version int not null default 1,
  -- Whether two operators have decided the result, so that the provider's is ignored.
  add column is_result_manual boolean not null default false;

alter table racing_bets add column prices_version int not null default 1;

create table racing_feed_messages (
  provider text not null,
  id text not null,
  subject text not null,
  sequence int not null,
  received_at timestamptz not null,
  primary key (provider, id)
);
create index racing_feed_messages_by_time on racing_feed_messages (received_at);
