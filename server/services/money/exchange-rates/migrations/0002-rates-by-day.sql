-- The last rate of each UTC day, used to convert that day's figures in reports. Postings never use these rates.
create table exchange_rate_days (
  currency text not null,
  day date not null,
  worth_usd double precision not null check (worth_usd > 0),
  primary key (currency, day)
);
insert into exchange_rate_days (currency, day, worth_usd)
select currency, (updated_at at time zone 'UTC')::date, worth_usd from exchange_rates;
