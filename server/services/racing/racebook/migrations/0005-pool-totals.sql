-- The transaction that stored the bet. After it has ended, its bets can no longer change a pool's total, so a server
-- adds them up only once. Rows of earlier releases count as older than any transaction.
alter table racing_bets add column placed_in xid8 not null default '0';
alter table racing_bets alter column placed_in set default pg_current_xact_id();

drop index racing_bets_in_pool;
create index racing_bets_in_pool on racing_bets (pool_id, currency, placed_in) where market = 'POOL';
