-- Changes that one operator proposes and another approves or refuses. A decision is final.
create table operator_proposals (
  id text primary key,
  kind text not null,
  subject text not null,
  summary text not null,
  data jsonb not null,
  reason text not null,
  state text not null check (state in ('OPEN', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
  proposed_by text not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text,
  -- The database itself ensures that two people are involved.
  check (state not in ('APPROVED', 'REFUSED') or decided_by <> proposed_by),
  check ((state = 'OPEN') = (decided_by is null))
);
create index operator_proposals_by_time on operator_proposals (proposed_at desc, id desc);
create index operator_proposals_open on operator_proposals (proposed_at desc, id desc) where state = 'OPEN';
