-- Whether the statement leaves out wagers that were still open at the end of the month; the next month then includes
-- them. Earlier statements counted their stakes at once.
alter table affiliate_statements add column leaves_out_open boolean not null default false;
