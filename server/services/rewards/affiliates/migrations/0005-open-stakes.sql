-- Whether the statement leaves out wagers that were open at its end; the next month then adds them. Earlier
-- statements counted their stakes at once.
alter table affiliate_statements add column leaves_out_open boolean not null default false;
