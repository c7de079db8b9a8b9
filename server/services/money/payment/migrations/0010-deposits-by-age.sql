-- Reports read the deposits of a period, which this index finds.
create index deposits_by_age on deposits (created_at, id);
