-- Wagers of every vertical. Until now, the seamless wallet had these tables, for casino rounds only. They are moved
-- here with their contents and get names that also fit a bet on a race.
--
--   wager         a stake and its result: a game round, a sports bet, a ticket
--   draw          how many numbered draws of a player's seed have been used; a closed seed allows no more
--   stake_grant   stakes that the house pays for a player, such as free spins
--   pool          progressive jackpot pools, in millionths of a minor unit, so that even the smallest stake contributes
--   settlement    events about settled wagers that subscribers still have to handle
--
-- Money moves only through ledger.post. A player's rows are written while the player's ledger accounts are locked, so
-- writers take turns.
create schema wagering;

drop function seamless.apply(json, timestamptz);
drop type seamless.operation;
drop type seamless.answer;

alter table seamless.round set schema wagering;
alter table wagering.round rename to wager;
alter table wagering.wager rename column studio to provider;
alter table wagering.wager rename column game_id to product_id;
alter table wagering.wager rename column spins_id to grant_id;
alter table wagering.wager rename column source_ids to purse_ids;
alter table wagering.wager rename column source_amounts to purse_amounts;
alter table wagering.wager rename constraint round_pkey to wager_pkey;
alter index wagering.round_history rename to wager_history;
alter index wagering.round_open rename to wager_open;
alter index wagering.round_waiting rename to wager_waiting;
alter table wagering.wager
  add column vertical text not null default 'casino',
  add column reference_kind text not null default 'round',
  -- The part of the stakes that has been cashed out.
  add column cashed_out bigint not null default 0 check (cashed_out >= 0),
  -- The part of the stakes that was returned because the wager was voided.
  add column returned bigint not null default 0 check (returned >= 0),
  -- Overpayments that a correction could not collect yet.
  add column owed bigint not null default 0 check (owed >= 0);
alter table wagering.wager alter column vertical drop default, alter column reference_kind drop default;
alter table wagering.wager drop constraint round_state_check;
update wagering.wager set state = case state when 'ENDED' then 'SETTLED' else 'VOIDED' end where state <> 'OPEN';
alter table wagering.wager add constraint wager_state_check
  check (state in ('OPEN', 'SETTLED', 'VOIDED', 'CASHED_OUT', 'RESETTLED'));

alter table seamless.draw set schema wagering;

alter table seamless.spins set schema wagering;
alter table wagering.spins rename to stake_grant;
alter table wagering.stake_grant rename column game_id to product_id;
alter table wagering.stake_grant rename constraint spins_pkey to stake_grant_pkey;
alter table wagering.stake_grant rename constraint spins_credit_check to stake_grant_credit_check;

alter table seamless.jackpot set schema wagering;
alter table wagering.jackpot rename to pool;
alter table wagering.pool rename constraint jackpot_pkey to pool_pkey;
alter table wagering.pool rename column game_id to product_id;

alter table seamless.settlement set schema wagering;
alter table wagering.settlement rename column consumer to subscriber;
alter table wagering.settlement rename column round_id to wager_id;
alter table wagering.settlement rename column game_id to product_id;
alter table wagering.settlement rename column spins_id to grant_id;
alter table wagering.settlement add column vertical text not null default 'casino';
alter table wagering.settlement alter column vertical drop default;
