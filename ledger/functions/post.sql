-- Decides a list of postings in order and writes them with one statement. Each is accepted or refused
-- separately. Every account is listed once, and transfers refer to accounts by position, so that the running
-- balances are plain array elements. Transfers are in the order of their postings; `transfer_counts` says how
-- many belong to each; write-postings.sql writes them. No id may be listed twice in one call. The function of version 0.1.0 is dropped first,
-- because PostgreSQL cannot rename the parameters of an existing function.
drop function if exists ledger.post(
  text[], text[], text[], text[], text[], text[], text[], text[], text[], int[], int[], int[], bigint[], timestamptz);

create or replace function ledger.post(
  account_owners text[], account_ids text[],
  posting_players text[], posting_ids text[], types text[],
  reference_kinds text[], reference_ids text[], reversed_ids text[], contents text[], transfer_counts int[],
  debits int[], credits int[], amounts bigint[],
  asked_at timestamptz,
  -- True if the caller has looked the ids up while holding the locks on these accounts, and found none of them.
  are_new boolean default false
) returns table (outcome text, number bigint, posted_at timestamptz, replayed boolean)
language plpgsql
-- A connection keeps query plans that were made while the tables were empty. These settings ensure that the
-- plans are also good for full tables.
set jit = off
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  highest_balance constant bigint := 4000000000000000000;
  balances bigint[]; currencies text[];
  known_outcomes text[]; known_same boolean[]; known_numbers bigint[]; known_times timestamptz[];
  outcomes text[] := '{}'; numbers bigint[] := '{}'; fresh boolean[] := '{}';
  -- For each transfer that is carried out: the number of its posting, its line, and the balances of both accounts
  -- before it. The arrays are created at full length: an array that is first filled in the middle would start at a
  -- different index from the others.
  moved_numbers bigint[] := array_fill(null::bigint, array[cardinality(amounts)]);
  moved_lines int[] := array_fill(null::int, array[cardinality(amounts)]);
  debit_balances bigint[] := moved_numbers; credit_balances bigint[] := moved_numbers;
  first_transfer int := 1; next_first int; verdict text; posting_no bigint; debit int; credit int; amount bigint;
begin
  -- 1. Lock in the order of ledger.lock_wallets, so that two calls cannot deadlock. If a slice of a house account does
  -- not exist yet, open it and lock again.
  for attempt in 1 .. 2 loop
    with locked as materialized (
      select k.position, a.balance, a.currency
      from unnest(account_owners, account_ids) with ordinality as k(player_id, id, position)
      join ledger.account a on a.player_id = k.player_id and a.id = k.id
      order by a.player_id = 'house', a.player_id, a.id
      for no key update of a
    )
    select array_agg(l.balance order by n), array_agg(l.currency order by n)
    into balances, currencies
    from generate_series(1, cardinality(account_ids)) as n left join locked l on l.position = n;
    exit when array_position(balances, null) is null or attempt = 2;
    perform ledger.open_slices(account_owners, account_ids);
  end loop;

  -- 2. Look up the ids. The locks are held, so an earlier call with the same id has committed and its posting is
  -- visible.
  if not are_new then
    select array_agg(p.outcome order by k.position), array_agg(p.number order by k.position),
           array_agg(p.posted_at order by k.position),
           array_agg((p.type, p.reference_kind, p.reference_id, p.reverses, p.transfers)
                     is not distinct from
                     (k.type, k.reference_kind, k.reference_id, k.reverses, k.transfers) order by k.position)
    into known_outcomes, known_numbers, known_times, known_same
    from unnest(posting_players, posting_ids, types, reference_kinds, reference_ids, reversed_ids, contents)
      with ordinality as k(player_id, id, type, reference_kind, reference_id, reverses, transfers, position)
    left join lateral (
      select * from ledger.posting p where p.player_id = k.player_id and p.id = k.id limit 1
    ) p on true;
  end if;

  -- 3. Accept or refuse the postings in order, each against the balances left by those before it.
  for i in 1 .. cardinality(posting_ids) loop
    next_first := first_transfer + transfer_counts[i];
    fresh[i] := false; numbers[i] := known_numbers[i];
    if known_outcomes[i] is not null then
      -- If the id has a tombstone, anything posted under it is refused. Otherwise a repeat must have the same content
      -- as the posting that it repeats.
      outcomes[i] := case when known_outcomes[i] = 'ROLLED_BACK' or known_same[i]
                     then known_outcomes[i] else 'CONFLICT' end;
    else
      verdict := 'POSTED';
      posting_no := nextval('ledger.posting_number');
      for t in first_transfer .. next_first - 1 loop
        debit := debits[t]; credit := credits[t]; amount := amounts[t];
        if balances[debit] is null or balances[credit] is null then
          verdict := 'ACCOUNT_MISSING';
        elsif currencies[debit] <> currencies[credit] then
          verdict := 'CURRENCY_MISMATCH';
        elsif balances[debit] < amount and account_owners[debit] <> 'house' then
          verdict := 'INSUFFICIENT_FUNDS';
        elsif balances[credit] > highest_balance - amount or balances[debit] < amount - highest_balance then
          verdict := 'LIMIT_EXCEEDED';
        end if;
        if verdict <> 'POSTED' then
          -- Undo the earlier transfers of this posting, because a later one failed.
          for done in reverse t - 1 .. first_transfer loop
            balances[credits[done]] := credit_balances[done];
            balances[debits[done]] := debit_balances[done];
            moved_numbers[done] := null;
          end loop;
          exit;
        end if;
        moved_numbers[t] := posting_no;
        moved_lines[t] := 2 * (t - first_transfer);
        debit_balances[t] := balances[debit];
        balances[debit] := balances[debit] - amount;
        credit_balances[t] := balances[credit];
        balances[credit] := balances[credit] + amount;
      end loop;
      outcomes[i] := verdict;
      numbers[i] := posting_no;
      -- A refusal is stored like an acceptance, so that a late duplicate of a refused bet is not accepted. Only a
      -- posting to a missing account can be retried under the same id.
      fresh[i] := verdict <> 'ACCOUNT_MISSING';
    end if;
    first_transfer := next_first;
  end loop;

  -- 4. Write everything at once.
  perform ledger.write_postings(account_owners, account_ids, balances, posting_players, posting_ids, numbers, outcomes,
    types, reference_kinds, reference_ids, reversed_ids, contents, fresh, moved_numbers, moved_lines, debits, credits,
    amounts, debit_balances, credit_balances, asked_at);

  return query
    select r.outcome, r.number, coalesce(r.known_at, asked_at), r.known_at is not null
    from unnest(outcomes, numbers, known_times) with ordinality as r(outcome, number, known_at, position)
    order by r.position;
end $$;
