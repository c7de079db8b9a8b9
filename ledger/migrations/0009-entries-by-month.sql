-- Partitions the entries by number. The numbers of a month begin at a multiple of 10^12: a job advances the sequence on
-- the first of the month (functions/begin-month.sql). The existing table becomes the first partition. No row is read or
-- written here, so the lock is short; if it is not available, the migration fails and is retried.
set local lock_timeout = '3s';

alter table ledger.entry rename to entry_first;
alter index ledger.entry_pkey rename to entry_first_pkey;
create table ledger.entry (like ledger.entry_first including constraints, primary key (player_id, number, line))
  partition by range (number);
alter table ledger.entry drop constraint entry_before_months;
alter table ledger.entry attach partition ledger.entry_first for values from (minvalue) to (1000000000000);
alter table ledger.entry_first drop constraint entry_before_months;

-- Statement triggers apply to the table that a statement names, so the parent and every partition have their own.
create trigger entry_append_only before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();
