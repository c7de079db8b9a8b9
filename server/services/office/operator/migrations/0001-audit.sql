-- All actions of operators. An entry is written in the same transaction as the action.
create table audit_entries (
  id text primary key,
  at timestamptz not null,
  operator_id text not null,
  operator_name text not null,
  call text not null,
  subject text not null,
  outcome text not null check (outcome in ('DONE', 'READ', 'REFUSED', 'FAILED')),
  reason text,
  before jsonb,
  after jsonb,
  details jsonb,
  address text not null,
  request_id text not null
);
create index audit_entries_by_operator on audit_entries (operator_id, at desc);
create index audit_entries_by_subject on audit_entries (subject text_pattern_ops, at desc);
create index audit_entries_by_time on audit_entries (at desc);

-- The hash chain: each hash covers the previous hash and the whole entry, so an entry can't be changed, removed or
-- inserted without breaking the chain.
create table audit_links (
  position bigint primary key,
  entry_id text not null unique references audit_entries (id),
  hash bytea not null
);

-- Returns the text that is hashed for an entry. The separator cannot occur inside a field: free text is converted to
-- JSON, which escapes the separator.
create function audit_content(entry audit_entries) returns text language sql stable as $$
  select concat_ws(chr(31), entry.id, (extract(epoch from entry.at) * 1000000)::bigint::text,
    to_json(entry.operator_id)::text, to_json(entry.operator_name)::text, to_json(entry.call)::text,
    to_json(entry.subject)::text, entry.outcome, coalesce(to_json(entry.reason)::text, 'null'),
    coalesce(entry.before::text, '-'), coalesce(entry.after::text, '-'), coalesce(entry.details::text, '-'),
    to_json(entry.address)::text, to_json(entry.request_id)::text)
$$;

-- Links a new entry to the chain when the transaction commits. The chain's lock is therefore the last one taken and is
-- held only briefly, so that operators neither wait for each other nor deadlock, on any number of servers.
create function link_audit_entry() returns trigger language plpgsql as $$
declare
  last_position bigint;
  last_hash bytea;
begin
  perform pg_advisory_xact_lock(hashtext('parlour audit chain'));
  select position, hash into last_position, last_hash from audit_links order by position desc limit 1;
  insert into audit_links (position, entry_id, hash)
  values (
    coalesce(last_position, 0) + 1,
    new.id,
    sha256(coalesce(last_hash, ''::bytea)
      || convert_to((coalesce(last_position, 0) + 1)::text || chr(31) || audit_content(new), 'UTF8'))
  );
  return null;
end
$$;
create constraint trigger audit_entries_are_linked after insert on audit_entries
  deferrable initially deferred for each row execute function link_audit_entry();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();
create trigger audit_links_stay before update or delete or truncate on audit_links
  for each statement execute function refuse_audit_change();
