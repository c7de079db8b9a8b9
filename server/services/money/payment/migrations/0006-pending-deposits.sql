-- Every pending deposit now expires: after 15 minutes if its provider never accepted it, after two weeks if it was
-- never paid.
update deposits set expires_at = created_at + case when started then interval '14 days' else interval '15 minutes' end
where status = 'PENDING' and expires_at is null;
