-- Opens those of the given slices of house accounts that do not exist yet. A slice is another row of the same account,
-- with the account's id and a number (`fees:USD#3`); see house-slices.ts. The caller locks the accounts again
-- in any case, because another transaction may have opened a slice since the caller looked for it. The function of
-- version 0.3.0 is dropped first, because it returned a value.
drop function if exists ledger.open_slices(text[], text[]);

create function ledger.open_slices(account_owners text[], account_ids text[]) returns void
language sql
as $$
  insert into ledger.account (player_id, id, kind, currency, opened_at)
  select a.player_id, k.id, a.kind, a.currency, now()
  from unnest(account_owners, account_ids) as k(player_id, id)
  join ledger.account a on a.player_id = 'house' and a.id = split_part(k.id, '#', 1)
  where k.player_id = 'house' and k.id like '%#%'
  on conflict (player_id, id) do nothing;
$$;
