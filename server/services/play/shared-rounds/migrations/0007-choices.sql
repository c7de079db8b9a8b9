-- The open window for choices, in games in which players choose during the round, such as blackjack. While windows open
-- one after another, the end of the round is not known, so ends_at is null.
alter table shared_rounds add column window_number integer;
alter table shared_rounds add column window_opens_at timestamptz;
alter table shared_rounds add column window_closes_at timestamptz;

-- The choices that count, in the form that the game's maths reads. Their extra stakes are included in stake_minor.
alter table shared_round_bets add column choices jsonb not null default '[]';

-- Every choice, with its extra stake and times. Like a bet, it is stored before its stake is debited.
create table shared_round_choices (
  slug text not null,
  number bigint not null,
  bet_id uuid not null,
  window_number integer not null,
  id uuid not null,
  action jsonb not null,
  cost_minor bigint not null check (cost_minor >= 0),
  state text not null check (state in ('TAKING', 'MADE', 'REFUSED', 'VOIDED', 'REFUNDED')),
  received_at timestamptz not null,
  confirmed_at timestamptz,
  refunded_at timestamptz,
  primary key (slug, number, bet_id, id),
  foreign key (slug, number, bet_id) references shared_round_bets (slug, number, id)
);
-- Each bet has one choice per window. After a refused choice, for example for lack of money, the player may choose
-- again.
create unique index shared_round_choices_once on shared_round_choices (slug, number, bet_id, window_number)
  where state in ('TAKING', 'MADE');
create index shared_round_choices_open on shared_round_choices (slug, number) where state in ('TAKING', 'VOIDED');
