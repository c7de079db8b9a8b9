-- Whether win and each-way bets at a fixed price are paid at the starting price if it is better.
alter table racing_races add column best_odds boolean not null default true;
