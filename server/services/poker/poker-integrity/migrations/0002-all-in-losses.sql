-- How many times each player of a pair lost a showdown against the other in which one of them was all in. Days before
-- this was counted have zeros.
alter table poker_pair_days add column all_ins_lost_a int not null default 0;
alter table poker_pair_days add column all_ins_lost_b int not null default 0;
