-- Writes what ledger.post has decided: new postings, the entries of both sides of their transfers, and the balances
-- after them. Transfers without a number were not carried out. Only ledger.post may call it, because it checks nothing.
-- It has no settings of its own; those of ledger.post apply.
create or replace function ledger.write_postings(
  account_owners text[], account_ids text[], balances bigint[],
  posting_players text[], posting_ids text[], numbers bigint[], outcomes text[], types text[], reference_kinds text[],
  reference_ids text[], reversed_ids text[], contents text[], fresh boolean[],
  moved_numbers bigint[], moved_lines int[], debits int[], credits int[], amounts bigint[],
  debit_balances bigint[], credit_balances bigint[],
  asked_at timestamptz
) returns void
language plpgsql
as $$
begin
  with new_postings as (
    insert into ledger.posting (player_id, id, number, outcome, type, reference_kind, reference_id, reverses,
                                transfers, posted_at)
    select p.player_id, p.id, p.number, p.outcome, p.type, p.reference_kind, p.reference_id, p.reverses,
           p.transfers, asked_at
    from unnest(posting_players, posting_ids, numbers, outcomes, types, reference_kinds, reference_ids,
                reversed_ids, contents, fresh)
      as p(player_id, id, number, outcome, type, reference_kind, reference_id, reverses, transfers, fresh)
    where p.fresh
  ), new_entries as (
    insert into ledger.entry (player_id, number, line, account_id, amount, balance_before, balance_after)
    select account_owners[e.account], t.number, e.line, account_ids[e.account], e.amount, e.balance,
           e.balance + e.amount
    from unnest(moved_numbers, moved_lines, debits, credits, amounts, debit_balances, credit_balances)
      as t(number, line, debit, credit, amount, debit_balance, credit_balance)
    cross join lateral (
      values (t.debit, t.line, -t.amount, t.debit_balance), (t.credit, t.line + 1, t.amount, t.credit_balance)
    ) as e(account, line, amount, balance)
    where t.number is not null
  )
  update ledger.account a set balance = b.balance, version = a.version + 1
  from unnest(account_owners, account_ids, balances) as b(player_id, id, balance)
  where a.player_id = b.player_id and a.id = b.id and a.balance <> b.balance;
end $$;
