-- The default return of these slots has risen. An installation that has already handled money keeps the return that
-- its operators and players know, until operators choose another one. A new installation begins with the new default.
insert into game_choices (game_id, choice, changed_at)
select
  id,
  '{"isOn": true, "position": null, "badge": "CONTENT", "geoTargetingFilter": null, "variant": "medium"}'::jsonb,
  now()
from unnest(array['1401', '1402', '1403', '1404', '1405', '1406', '1412']) as slot (id)
where exists (select from ledger.posting)
on conflict (game_id) do update
set choice = game_choices.choice || '{"variant": "medium"}'::jsonb, changed_at = excluded.changed_at;
