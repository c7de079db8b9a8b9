-- Each player's referral token: P and up to eight more letters.
create table referral_tokens (
  player_id text primary key,
  token text not null unique,
  created_at timestamptz not null
);

-- The rewards of both friends in each currency, and the minimum deposit. Currencies without a row have no reward.
create table referral_offers (
  currency text primary key,
  minimum_deposit_minor bigint not null check (minimum_deposit_minor > 0),
  referrer_minor bigint not null check (referrer_minor > 0),
  friend_minor bigint not null check (friend_minor > 0),
  credit text not null check (credit in ('CASH', 'BONUS'))
);
insert into referral_offers (currency, minimum_deposit_minor, referrer_minor, friend_minor, credit)
select currency, 2500 * scale, 2000 * scale, 1000 * scale, 'CASH'
from (values ('USD', 1), ('CAD', 1), ('EUR', 1), ('GBP', 1), ('AUD', 1), ('BRL', 5), ('MXN', 18), ('CNY', 7),
             ('JPY', 1), ('INR', 1)) as offered(currency, scale);

-- Visitors who opened a player's link and have not joined yet.
create table referral_visits (
  referrer_id text not null,
  visitor_hash bytea not null,
  id text not null,
  sharing_method text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (referrer_id, visitor_hash)
);
create index referral_visits_by_time on referral_visits (referrer_id, last_at desc);

-- The facts about a player that matter to the friend who invited them. Joining and depositing are separate events that
-- may arrive in either order, so a row can have a deposit before it has a referrer.
create table referral_friends (
  player_id text primary key,
  id text unique,
  referrer_id text,
  name text,
  sharing_method text,
  state text check (state in ('JOINED', 'DEPOSITED', 'REWARDED', 'REFUSED')),
  -- Why no reward is paid: signs that the two players are the same person.
  refused_for text[] not null default '{}',
  deposit_currency text,
  -- The largest deposit so far. The first deposit that reaches the minimum was the largest when it was made.
  deposit_minor bigint,
  joined_at timestamptz,
  changed_at timestamptz,
  check ((referrer_id is null) = (state is null))
);
create index referral_friends_of_referrer on referral_friends (referrer_id, joined_at desc);

create table referral_rewards (
  id text primary key,
  invitation_id text not null,
  player_id text not null,
  role text not null check (role in ('REFERRER', 'FRIEND')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  credit text not null,
  created_at timestamptz not null,
  unique (invitation_id, role)
);
create index referral_rewards_of_player on referral_rewards (player_id, created_at desc);
