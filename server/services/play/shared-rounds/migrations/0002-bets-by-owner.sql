-- A player who comes back sits in another game session, and the bet in flight is still theirs.
alter table shared_round_bets add column owner text;
update shared_round_bets set owner = game_session;
alter table shared_round_bets alter column owner set not null;
create index shared_round_bets_by_owner on shared_round_bets (owner, slug, number);
drop index shared_round_bets_by_seat;
