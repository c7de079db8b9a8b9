-- The kind of a method decides which steps its payments take. Until now, the code of a method was also its kind.
alter table sandbox_payments add column method_kind text;
update sandbox_payments set method_kind = method;
alter table sandbox_payments alter column method_kind set not null;
