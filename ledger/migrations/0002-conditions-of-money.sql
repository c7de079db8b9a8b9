-- What money of a bonus may be used for, beside where (`verticals`), and what becomes of money that still comes to it
-- after the bonus has ended: a win of a round that was staked before.
alter table ledger.account
  -- Spent before the player's own money; otherwise after it.
  add column spent_first boolean not null default false,
  -- A higher stake takes nothing from here.
  add column max_stake bigint check (max_stake > 0),
  -- The account of the same owner, or of the house, to which everything goes from now on.
  add column heir_player_id text collate "C",
  add column heir_id text collate "C",
  add constraint account_heir_named check ((heir_player_id is null) = (heir_id is null));
