-- The last rate of each UTC day, by which reports convert that day's figures. No posting ever reads this table either.
create table exchange_rate_days (
  currency text not null,
  day date not null,
  worth_usd double precision not null check (worth_usd > 0),
  primary key (currency, day)
);
insert into exchange_rate_days (currency, day, worth_usd)
select currency, (updated_at at time zone 'UTC')::date, worth_usd from exchange_rates;
