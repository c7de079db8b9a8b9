-- The start time of a scheduled tournament; null for a sit & go, which starts when it is full.
alter table poker_tournaments add column starts_at timestamptz;

alter table poker_tournaments drop constraint poker_tournaments_status_check;
alter table poker_tournaments add constraint poker_tournaments_status_check
  check (status in ('REGISTERING', 'RUNNING', 'FINISHED', 'CANCELLED'));

drop index poker_tournaments_open;
create unique index poker_tournaments_open on poker_tournaments (template_id)
  where status = 'REGISTERING' and starts_at is null;
-- Several servers publish the schedule, but each start of a template may exist only once.
create unique index poker_tournaments_scheduled on poker_tournaments (template_id, starts_at)
  where starts_at is not null;
create index poker_tournaments_starts on poker_tournaments (starts_at) where starts_at is not null;

-- Existing tournaments have one table, are freezeouts and have no guarantee.
update poker_tournaments set
  config = config || jsonb_build_object(
    'entriesMin', config->'seatCount', 'entriesMax', config->'seatCount', 'guarantee', 0,
    'botField', case when config->>'bots' is null then 0 else (config->>'seatCount')::int end,
    'entryRules', '{"lateLevels": 0, "reEntriesMax": 0, "reBuysMax": 0, "hasAddOn": false}'::jsonb),
  state = jsonb_build_object(
    'startedMs', state->'startedMs', 'prizes', state->'prizes', 'overlay', 0, 'isOverlayPosted', false,
    'feesReturned', 0, 'isHandForHand', false,
    'tableCount', case when state->>'tableId' is null then 0 else 1 end,
    'tableIds', case when state->>'tableId' is null then '[]'::jsonb else jsonb_build_array(state->'tableId') end);
