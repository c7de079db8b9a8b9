-- The kind of method decides how a payment goes on. Until now the code of a method was its kind.
alter table sandbox_payments add column method_kind text;
update sandbox_payments set method_kind = method;
alter table sandbox_payments alter column method_kind set not null;
