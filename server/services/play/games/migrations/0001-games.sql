-- An opened game. Real-money rounds are stored by the seamless wallet; practice credits are stored here.
create table game_sessions (
  id text primary key,
  -- The player; null for a visitor who practises without an account.
  player_id text,
  game_id text not null,
  mode text not null check (mode in ('real', 'practice')),
  currency text not null,
  language text not null,
  autoplay_allowed boolean not null,
  minimum_spin_ms int not null,
  -- The practice credits in minor units; null for real money.
  credits bigint check (credits >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((mode = 'practice') = (credits is not null)),
  check (mode = 'practice' or player_id is not null)
);
create index game_sessions_by_end on game_sessions (expires_at);

-- The seeds from which rounds are drawn. The owner is a player or a practice session. A server seed is encrypted until
-- it is revealed; its hash is shown before its first round.
create table fair_seeds (
  owner text not null,
  id text not null,
  state text not null check (state in ('ACTIVE', 'NEXT', 'REVEALED')),
  sealed_seed bytea not null,
  seed_hash text not null,
  client_seed text not null,
  -- How many rounds were drawn from the seed; set once that number is final.
  rounds int,
  created_at timestamptz not null,
  revealed_at timestamptz,
  primary key (owner, id)
);
create unique index fair_seeds_one_active on fair_seeds (owner) where state = 'ACTIVE';
create unique index fair_seeds_one_next on fair_seeds (owner) where state = 'NEXT';

create table practice_rounds (
  session_id text not null references game_sessions on delete cascade,
  id text not null,
  game_id text not null,
  state text not null check (state in ('OPEN', 'ENDED', 'VOID')),
  sequence int not null,
  staked bigint not null check (staked >= 0),
  won bigint not null check (won >= 0),
  jackpot_tier text,
  jackpot_won bigint not null default 0,
  draw_key text,
  draw_number bigint,
  record text,
  number bigserial not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (session_id, id)
);
create index practice_rounds_by_number on practice_rounds (session_id, number desc);
create unique index practice_rounds_one_draw on practice_rounds (session_id, draw_key, draw_number);

-- Operations that moved practice credits, so that a repeated request moves nothing. A rollback that arrives before its
-- bet is stored too.
create table practice_operations (
  session_id text not null references game_sessions on delete cascade,
  id text not null,
  round_id text not null,
  amount bigint not null,
  state text not null check (state in ('DONE', 'REFUSED', 'ROLLED_BACK')),
  primary key (session_id, id)
);
