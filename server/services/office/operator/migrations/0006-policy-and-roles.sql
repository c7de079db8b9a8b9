-- The two-person rules that operators have changed. Actions without a row here follow their default rule.
create table second_person_rules (
  action text primary key,
  rule jsonb not null,
  changed_at timestamptz not null
);

-- A change that the policy lets its author make alone is APPLIED. APPROVED still means that a second operator approved
-- it.
alter table operator_proposals drop constraint operator_proposals_state_check;
alter table operator_proposals add constraint operator_proposals_state_check
  check (state in ('OPEN', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'APPLIED'));
alter table operator_proposals add constraint operator_proposals_applied_check
  check (state <> 'APPLIED' or decided_by = proposed_by);

-- Custom roles, created by administrators. `operators.roles` holds their ids alongside the names of built-in roles.
create table operator_roles (
  id text primary key,
  name text not null,
  -- The role's name in lower case, so that two names cannot differ only in case.
  name_key text not null unique,
  description text not null,
  permissions jsonb not null,
  version integer not null,
  changed_at timestamptz not null
);
