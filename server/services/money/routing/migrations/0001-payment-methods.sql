-- The payment methods that the site offers, edited by operators. If the list of brands, channels or regions is null,
-- it does not restrict where the method is offered.
create table payment_methods (
  payment_type text not null check (payment_type in ('D', 'W')),
  code text not null,
  currency text not null,
  group_code text not null,
  group_name text not null,
  name text not null,
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null check (max_minor >= min_minor),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  provider text not null,
  position integer not null default 0,
  enabled boolean not null default true,
  brands text[],
  channels text[],
  -- The regions where the method is offered, such as `CA-ON`, or `US` for a whole country.
  regions text[],
  excluded_regions text[] not null default '{}',
  primary key (payment_type, code, currency)
);
