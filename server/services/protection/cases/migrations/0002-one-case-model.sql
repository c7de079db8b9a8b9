-- One model for all cases: harm, money laundering, fraud, chargebacks and complaints. All earlier cases become harm
-- cases and keep their ids, steps and outcomes.
alter table harm_cases rename to cases;
alter table harm_case_steps rename to case_steps;
alter index harm_cases_by_state rename to cases_by_state;
alter index harm_cases_of_player rename to cases_of_player;
alter index harm_cases_to_follow_up rename to cases_to_follow_up;
alter index harm_case_steps_of_case rename to case_steps_of_case;

alter table cases
  add column kind text not null default 'HARM'
    check (kind in ('HARM', 'AML', 'FRAUD', 'CHARGEBACK', 'COMPLAINT')),
  -- The rule that opened the case; null if an operator opened it.
  add column rule text,
  add column opened_by text,
  -- The last day on which the case can be closed in time.
  add column due_on date,
  -- Whether operators hold the player's withdrawals until the case is closed.
  add column holds_withdrawals boolean not null default false;
update cases set rule = reasons -> 0 ->> 'code';

-- During an upgrade, servers of the previous version read and change harm cases under their old names.
create view harm_cases as
  select id, player_id, state, score, reasons, opened_at, follow_up_on, closed_at, outcome from cases
  where kind = 'HARM';
create view harm_case_steps as select id, case_id, kind, text, operator_name, at from case_steps;

-- A player has at most one open case of each kind, except complaints, which have a case each.
drop index harm_cases_one_open;
create unique index cases_one_open on cases (player_id, kind) where state <> 'CLOSED' and kind <> 'COMPLAINT';
create index cases_by_age on cases (opened_at desc, id desc);
create index cases_by_kind on cases (kind, state, opened_at desc, id desc);
create index cases_holding on cases (player_id) where holds_withdrawals and state <> 'CLOSED';

-- The evidence in a case: records of other services, by their ids.
create table case_evidence (
  id bigint generated always as identity primary key,
  case_id text not null references cases (id),
  type text not null,
  ref text not null,
  text text not null,
  currency text,
  amount_minor bigint,
  -- The rule that found the evidence; null if an operator added it.
  rule text,
  added_by text,
  at timestamptz not null,
  unique (case_id, type, ref)
);
insert into case_evidence (case_id, type, ref, text, rule, at)
  select cases.id, 'ACCOUNT', reason ->> 'playerId', reason ->> 'text', reason ->> 'code', opened_at
  from cases, jsonb_array_elements(reasons) as reason where reason ->> 'playerId' is not null
  on conflict do nothing;
insert into case_evidence (case_id, type, ref, text, rule, at)
  select cases.id, 'HAND', hand, reason ->> 'text', reason ->> 'code', opened_at
  from cases, jsonb_array_elements(reasons) as reason,
    jsonb_array_elements_text(coalesce(reason -> 'hands', '[]')) as hand
  on conflict do nothing;

create table case_tasks (
  id text primary key,
  case_id text not null references cases (id),
  title text not null,
  due_on date,
  created_by text,
  created_at timestamptz not null,
  done_by text,
  done_at timestamptz
);
create index case_tasks_of_case on case_tasks (case_id, created_at);

-- Suspicious-activity reports, exactly as they were created.
create table case_reports (
  id text primary key,
  case_id text not null references cases (id),
  page text not null,
  checksum text not null,
  made_by text not null,
  made_at timestamptz not null
);
create index case_reports_of_case on case_reports (case_id, made_at);
create function refuse_case_report_change() returns trigger language plpgsql as $$
begin
  raise exception 'a suspicious-activity report is never changed';
end $$;
create trigger case_reports_unchanged before update or delete on case_reports
  for each row execute function refuse_case_report_change();

-- The rules that open cases, and the deadlines. There is at most one row; without it, the defaults in the code apply.
create table case_policy (
  is_only boolean primary key default true check (is_only),
  policy jsonb not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null
);
