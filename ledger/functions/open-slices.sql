-- Opens those of the given slices of house accounts that do not exist yet, and returns whether any were missing. A
-- slice is another row of the same account, with the account's id and a number (`fees:USD#3`); see house-slices.ts.
create or replace function ledger.open_slices(account_owners text[], account_ids text[]) returns boolean
language plpgsql
as $$
declare
  missing text[];
begin
  select array_agg(k.id) into missing
  from unnest(account_owners, account_ids) as k(player_id, id)
  where k.player_id = 'house' and k.id like '%#%'
    and not exists (select from ledger.account a where a.player_id = 'house' and a.id = k.id);
  insert into ledger.account (player_id, id, kind, currency, opened_at)
  select a.player_id, k.id, a.kind, a.currency, now()
  from unnest(missing) as k(id)
  join ledger.account a on a.player_id = 'house' and a.id = split_part(k.id, '#', 1)
  on conflict (player_id, id) do nothing;
  return missing is not null;
end $$;
