-- Every pending deposit ends: one that its provider never took up at once, one that was never paid after two weeks.
update deposits set expires_at = created_at + case when started then interval '14 days' else interval '15 minutes' end
where status = 'PENDING' and expires_at is null;
