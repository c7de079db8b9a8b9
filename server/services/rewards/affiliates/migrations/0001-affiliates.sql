-- Applications to become an affiliate, and the decisions on them.
create table affiliate_applications (
  id text primary key,
  player_id text not null,
  website text not null,
  audience text not null,
  message text not null,
  state text not null check (state in ('PENDING', 'APPROVED', 'REFUSED')),
  decided_by text,
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index affiliate_applications_one_open on affiliate_applications (player_id) where state = 'PENDING';
create index affiliate_applications_by_state on affiliate_applications (state, created_at);
create index affiliate_applications_of_player on affiliate_applications (player_id, created_at desc);

create table affiliates (
  id text primary key,
  player_id text not null unique,
  -- The currency of the affiliate's wallet, in which they are paid.
  currency text not null,
  created_at timestamptz not null
);

-- Plans are never changed: a new version applies from a later month on.
create table affiliate_plans (
  affiliate_id text not null references affiliates (id),
  version integer not null,
  kind text not null check (kind in ('CPA', 'REVENUE_SHARE', 'HYBRID')),
  cpa_minor bigint not null check (cpa_minor >= 0),
  cpa_minimum_minor bigint not null check (cpa_minimum_minor >= 0),
  share_basis_points integer not null check (share_basis_points between 0 and 10000),
  carries_over boolean not null,
  -- Months are written like 2026-03, so that they sort as text.
  from_month text not null,
  created_by text not null,
  created_at timestamptz not null,
  primary key (affiliate_id, version)
);

create table affiliate_links (
  id text primary key,
  affiliate_id text not null references affiliates (id),
  token text not null unique,
  name text not null,
  campaign text not null,
  landing_path text not null,
  created_at timestamptz not null
);
create index affiliate_links_of_affiliate on affiliate_links (affiliate_id, created_at desc);

-- One row per visitor, link and day, regardless of the number of clicks.
create table affiliate_clicks (
  link_id text not null references affiliate_links (id),
  day date not null,
  visitor_hash bytea not null,
  campaign text not null,
  landing_path text not null,
  at timestamptz not null,
  primary key (link_id, day, visitor_hash)
);

-- The facts about a player that matter to an affiliate. Joining and depositing are separate events that may arrive in
-- either order, so a row can have a deposit before it has an affiliate.
create table affiliate_players (
  player_id text primary key,
  affiliate_id text references affiliates (id),
  link_id text references affiliate_links (id),
  campaign text,
  joined_at timestamptz,
  -- Why the affiliate earns nothing from this player: signs that the two are the same person.
  excluded_for text[] not null default '{}',
  first_deposit_at timestamptz,
  -- The largest deposit so far. A commission needs a minimum deposit, and the first deposit that reaches it was the
  -- largest when it was made.
  deposit_id text,
  deposit_currency text,
  deposit_minor bigint,
  -- The months in which the deposit earned a commission and in which the commission was taken back.
  cpa_month text,
  cpa_minor bigint,
  cpa_deposit_id text,
  cpa_deposit_minor bigint,
  cpa_taken_back_month text
);
create index affiliate_players_of_affiliate on affiliate_players (affiliate_id, joined_at);
create index affiliate_players_of_link on affiliate_players (link_id);

create table affiliate_statements (
  id text primary key,
  affiliate_id text not null references affiliates (id),
  month text not null,
  plan_version integer not null,
  state text not null check (state in ('CLOSED', 'PAID')),
  currency text not null,
  clicks integer not null,
  joins integer not null,
  first_deposits integer not null,
  net_revenue_minor bigint not null,
  cpa_minor bigint not null,
  share_minor bigint not null,
  carried_in_minor bigint not null check (carried_in_minor <= 0),
  carried_out_minor bigint not null check (carried_out_minor <= 0),
  commission_minor bigint not null check (commission_minor >= 0),
  closed_at timestamptz not null,
  paid_at timestamptz,
  paid_by text,
  unique (affiliate_id, month),
  check ((state = 'PAID') = (paid_at is not null))
);
create index affiliate_statements_by_state on affiliate_statements (state, closed_at);

create table affiliate_statement_lines (
  statement_id text not null references affiliate_statements (id),
  position integer not null,
  kind text not null check (kind in ('CPA', 'CPA_TAKEN_BACK', 'REVENUE_SHARE')),
  player_id text not null,
  basis_minor bigint not null,
  amount_minor bigint not null,
  -- The number of ledger postings from which the base amount was computed.
  postings integer not null,
  first_posting bigint,
  last_posting bigint,
  primary key (statement_id, position)
);
