-- Exchange rates for display only. Postings never use them.
create table exchange_rates (
  currency text primary key,
  worth_usd double precision not null check (worth_usd > 0),
  updated_at timestamptz not null
);
