-- Writes tombstones for postings that were rolled back before they arrived: if the posting arrives later, its
-- id is already taken. Known ids are left unchanged.
create or replace function ledger.bury(posting_players text[], posting_ids text[], asked_at timestamptz) returns void
language sql
as $$
  insert into ledger.posting (player_id, id, number, outcome, type, transfers, posted_at)
  select k.player_id, k.id, nextval('ledger.posting_number'), 'ROLLED_BACK', 'TOMBSTONE', '[]', asked_at
  from unnest(posting_players, posting_ids) as k(player_id, id)
  on conflict (player_id, id) do nothing;
$$;
