-- Once this is proven, the table can become a partition without another read.
alter table ledger.entry validate constraint entry_before_months;
