-- Prepares partitioning the entries by month (decision 0223). The limit is far above every number issued so far. The
-- next migration validates it, which reads the table but lets postings continue. While a dump or a long report reads
-- the table, the lock is not available and postings would queue behind it; the migration then fails and is retried.
set local lock_timeout = '3s';

alter table ledger.entry add constraint entry_before_months check (number < 1000000000000) not valid;
