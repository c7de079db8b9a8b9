-- Reports read the deposits of a period.
create index deposits_by_age on deposits (created_at, id);
