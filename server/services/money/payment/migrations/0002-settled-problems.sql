-- Payment problems that an operator has dealt with. The records that show the problem are not changed.
create table settled_payment_problems (
  id text primary key,
  operator_id text not null,
  reason text not null,
  at timestamptz not null
);
