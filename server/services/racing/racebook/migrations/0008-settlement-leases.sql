-- The meetings whose bets and pools are being settled, so that a result can't be changed while a server is paying
-- according to it. The key is a meeting, because all races of a multi-race pool belong to one meeting.
create table racing_settlements (
  meeting text collate "C" primary key,
  holder text not null,
  runs_out_at timestamptz not null
);

-- Settled pools whose remaining money still has to be carried over, because no later pool has been published.
create index racing_pools_to_carry on racing_pools (settled_at)
  where settled_at is not null and rtrim(statement ->> 'carryOverMinor', 'n')::bigint > carried_minor;
