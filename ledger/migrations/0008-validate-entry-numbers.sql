-- Once the limit is validated, the table of entries can become a partition without another read.
alter table ledger.entry validate constraint entry_before_months;
