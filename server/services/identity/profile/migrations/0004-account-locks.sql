alter table players drop constraint players_status_check;
-- LOCKED: the owner locked the account with the link in a security e-mail.
alter table players add constraint players_status_check
  check (status in ('ACTIVE', 'LOCKED', 'DISABLED', 'CLOSED', 'SELF_EXCLUDED'));

-- The links in security e-mails, which lock the account.
create table account_lock_tokens (
  token_hash bytea primary key,
  player_id text not null references players (id),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_lock_tokens_by_player on account_lock_tokens (player_id);

-- True if the link replaces the player's address with this one, false if it confirms the player's current address.
alter table email_confirmations add column replaces boolean not null default false;
