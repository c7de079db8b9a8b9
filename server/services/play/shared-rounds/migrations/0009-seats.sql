-- Seats at tables that have them, such as blackjack with seven seats. A player keeps a seat from round to round.
create table shared_round_seats (
  slug text not null,
  seat integer not null,
  owner text not null,
  player_name text not null,
  practice boolean not null,
  taken_at timestamptz not null,
  -- The number of consecutive rounds without a bet from the seat.
  missed integer not null default 0,
  primary key (slug, seat),
  unique (slug, owner)
);
