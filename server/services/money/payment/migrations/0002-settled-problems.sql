-- Problems with payments that a person has looked into. The problem itself stays in the books it was found in.
create table settled_payment_problems (
  id text primary key,
  operator_id text not null,
  reason text not null,
  at timestamptz not null
);
