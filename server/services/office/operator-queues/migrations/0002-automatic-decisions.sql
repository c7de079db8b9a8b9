-- Whether operators have stopped automatic decisions about withdrawals and documents. There is at most one row;
-- without it, automatic decisions are made.
create table automatic_decisions (
  is_only boolean primary key default true check (is_only),
  held boolean not null,
  operator_name text not null,
  reason text not null,
  at timestamptz not null
);
