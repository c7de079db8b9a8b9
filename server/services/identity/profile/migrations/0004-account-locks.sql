alter table players drop constraint players_status_check;
-- LOCKED: by the owner, with the link in a security letter.
alter table players add constraint players_status_check
  check (status in ('ACTIVE', 'LOCKED', 'DISABLED', 'CLOSED', 'SELF_EXCLUDED'));

-- Every security letter carries a link that locks the account.
create table account_lock_tokens (
  token_hash bytea primary key,
  player_id text not null references players (id),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_lock_tokens_by_player on account_lock_tokens (player_id);

-- A link that replaces the address when it is opened, instead of confirming the present one.
alter table email_confirmations add column replaces boolean not null default false;
