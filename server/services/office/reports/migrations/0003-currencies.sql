-- The currencies of all flows, with the number of transfers in each, so that a report does not have to count every
-- flow.
create table report_currencies (
  currency text primary key,
  transfers bigint not null
);
insert into report_currencies select currency, sum(transfers) from report_flows group by currency;
