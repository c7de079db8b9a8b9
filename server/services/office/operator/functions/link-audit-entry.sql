-- Links a new entry to the chain when the transaction commits. The chain's lock is therefore the last one taken and is
-- held only briefly, so that operators neither wait for each other nor deadlock, on any number of servers.
create or replace function link_audit_entry() returns trigger language plpgsql as $$
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
