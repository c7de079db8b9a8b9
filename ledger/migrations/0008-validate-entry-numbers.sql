-- Once this constraint on entry numbers is validated, the table of entries can become a partition without another scan.
alter table ledger.entry validate constraint entry_before_months;
