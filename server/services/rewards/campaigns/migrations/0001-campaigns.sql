create table campaigns (
  id text primary key,
  version integer not null,
  plan jsonb not null,
  state text not null,
  author text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  paused_by text,
  -- The version of the offer with which the campaign was started. Generous offers need approval.
  offer_version integer,
  -- How far the current pass over the segment has got, and when the next pass begins; null if there is none.
  enrolled_to text collate "C" not null default '',
  next_pass_at timestamptz
);
create index campaigns_by_age on campaigns (created_at desc, id desc);
create index campaigns_open on campaigns (state) where state in ('SCHEDULED', 'RUNNING');

-- The recipients of a campaign, one row each, so that no player gets a message twice.
create table campaign_recipients (
  campaign_id text not null references campaigns (id),
  player_id text collate "C" not null,
  is_control boolean not null,
  due_at timestamptz not null,
  -- The outcome for this player: SENT, CONTROL or EXCLUDED; null until it is decided.
  outcome text,
  exclusion text,
  channels text[] not null default '{}',
  decided_at timestamptz,
  currency text,
  -- The end of the period in which deposits and revenue count towards the campaign, and their totals in minor units.
  counted_until timestamptz,
  deposits numeric(38, 0) not null default 0,
  gross numeric(38, 0) not null default 0,
  promotions numeric(38, 0) not null default 0,
  primary key (campaign_id, player_id)
) with (fillfactor = 80);
create index campaign_recipients_waiting on campaign_recipients (campaign_id, due_at) where outcome is null;
create index campaign_recipients_sent on campaign_recipients (player_id, decided_at) where outcome = 'SENT';
create index campaign_recipients_counted on campaign_recipients (player_id, counted_until)
  where counted_until is not null;
create index campaign_recipients_by_outcome on campaign_recipients (campaign_id, outcome);

create table campaign_frequency_cap (
  id boolean primary key default true check (id),
  messages integer not null,
  days integer not null
);
insert into campaign_frequency_cap (messages, days) values (3, 7);

-- Which postings have been read for the results so far. The table has one row.
create table campaign_results_progress (
  id boolean primary key default true check (id),
  last_number bigint not null default 0
);
insert into campaign_results_progress default values;
