-- Races of external providers. Their messages are numbered for each race and each meeting.
create table racing_meetings (
  id text collate "C" primary key,
  provider text not null,
  course jsonb not null,
  going text not null,
  sequence int not null
);

alter table racing_races
  -- A provider's race is not drawn by us.
  alter column seed drop not null,
  alter column seed_hash drop not null,
  -- Null for the races of our own calendar.
  add column provider text,
  add column sequence int not null default 0,
  -- A message is missing: no bets are taken until a snapshot.
  add column has_gap boolean not null default false,
  -- The provider's win prices in thousandths by runner; empty while fixed odds are suspended. Null on our own races,
  -- whose prices follow from the card.
  add column quotes jsonb,
  -- Counts changes of the quotes: a fixed-odds bet is taken only on the quotes that it was priced by.
  add column prices_version int not null default 1,
  -- Two operators have decided the result, so the provider's no longer counts.
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
