-- Prepares the division of the entries into months (decision 0223). The limit is far above every number issued
-- so far. It is validated in the next migration, which lets postings continue while it reads the table. While a dump
-- or a long report reads the table, the lock is not available, and postings would queue behind it: the migration then
-- fails and is tried again at the next start.
set local lock_timeout = '3s';

alter table ledger.entry add constraint entry_before_months check (number < 1000000000000) not valid;
