-- A player who returns has a new game session, but still owns a bet that is in play.
alter table shared_round_bets add column owner text;
update shared_round_bets set owner = game_session;
alter table shared_round_bets alter column owner set not null;
create index shared_round_bets_by_owner on shared_round_bets (owner, slug, number);
drop index shared_round_bets_by_seat;
