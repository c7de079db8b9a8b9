-- Returns the text that is hashed for an entry. The separator cannot occur inside a field: free text is converted to
-- JSON, which escapes the separator.
create or replace function audit_content(entry audit_entries) returns text language sql stable as $$
  select concat_ws(chr(31), entry.id, (extract(epoch from entry.at) * 1000000)::bigint::text,
    to_json(entry.operator_id)::text, to_json(entry.operator_name)::text, to_json(entry.call)::text,
    to_json(entry.subject)::text, entry.outcome, coalesce(to_json(entry.reason)::text, 'null'),
    coalesce(entry.before::text, '-'), coalesce(entry.after::text, '-'), coalesce(entry.details::text, '-'),
    to_json(entry.address)::text, to_json(entry.request_id)::text)
$$;
