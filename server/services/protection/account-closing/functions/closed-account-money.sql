-- Money of closed accounts that an operator has to deal with: money held until its owner claims it, and corrections
-- after the closure that could not be collected. The function is not in a migration, because it reads tables of the
-- ledger and of wagering.
create or replace view closed_account_money as
select 'HELD_BALANCE' as kind, closing.player_id, closing.player_id as reference, closing.held_reason as detail,
  sum(account.balance)::bigint as amount_minor, account.currency,
  (select max(step.at) from account_closing_steps step
   where step.player_id = closing.player_id and step.to_state = 'HELD') as since
from account_closings closing
join ledger.account account on account.player_id = closing.player_id
  and account.kind in ('cash', 'locked') and account.balance > 0
where closing.state = 'HELD'
group by closing.player_id, closing.held_reason, account.currency
union all
select 'OWED_CORRECTION', wager.player_id, wager.id, wager.vertical, wager.owed, wager.currency, wager.changed_at
from wagering.wager wager join account_closings closing on closing.player_id = wager.player_id
where wager.owed > 0;
