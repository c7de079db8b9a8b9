-- Conditions on how bonus money may be used, in addition to the verticals on which it may be staked. Some money
-- arrives after a bonus has ended, such as the win of a round that was staked before; it goes to the account's
-- successor (`heir_id`).
alter table ledger.account
  -- Whether this money is spent before the player's own money instead of after it.
  add column spent_first boolean not null default false,
  -- Stakes above this amount can't be paid from this account.
  add column max_stake bigint check (max_stake > 0),
  -- The account, of the same player or of the house, that receives everything that would be credited here from now on.
  add column heir_player_id text collate "C",
  add column heir_id text collate "C",
  add constraint account_heir_named check ((heir_player_id is null) = (heir_id is null));
