-- A double-entry ledger, written only through ledger.post and read through tables and views.
--
--   account   current balances; one row per owner, purpose and currency
--   posting   a request under an id chosen by the caller, and its outcome
--   entry     one side of a transfer, with the balance before and after; each transfer has two
--   hold      money set aside until it is captured, released or expired
--
-- Amounts are integers in minor units. Every key begins with player_id; the house's accounts have the
-- player_id 'house'.

create schema ledger;

create table ledger.account (
  player_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  currency text not null,
  -- The bonus that this money belongs to, if it is kept in a separate account.
  bonus_id text,
  -- The verticals on which this money may be staked, as bits: 1 casino, 2 horses, 4 poker, 8 sports.
  verticals smallint not null default 15 check (verticals between 0 and 15),
  balance bigint not null default 0,
  opened_at timestamptz not null,
  primary key (player_id, id),
  -- The last line of defence: the database itself keeps a player's balance from going below zero.
  constraint account_not_overdrawn check (balance >= 0 or player_id = 'house')
) with (fillfactor = 50); -- Leaves room in each page, so that balance updates do not touch an index.

-- A player has one wallet, because the twelve balances are reported in one currency.
create unique index account_one_wallet on ledger.account (player_id) where kind = 'cash';

create sequence ledger.posting_number;

create table ledger.posting (
  player_id text collate "C" not null,
  id text collate "C" not null,
  -- The number is taken while the accounts are locked, so postings that share an account are numbered in the order in
  -- which they took effect.
  number bigint not null,
  outcome text not null,
  type text not null,
  reference_kind text,
  reference_id text,
  -- The id of the same player's posting that this one reverses.
  reverses text collate "C",
  -- The requested transfers as JSON: [[debited player, debited account, credited player, credited account, "amount"],
  -- …]. They show whether a repeated request is the same as the first, and reversals are built from them.
  transfers text not null,
  posted_at timestamptz not null,
  primary key (player_id, id)
);
create unique index posting_by_number on ledger.posting (number);
create unique index posting_reversed_once on ledger.posting (player_id, reverses)
  where reverses is not null and outcome = 'POSTED';

create table ledger.entry (
  player_id text collate "C" not null,
  number bigint not null,
  -- Transfer n of the posting has line 2n (the debited account) and 2n + 1 (the credited account).
  line smallint not null,
  account_id text collate "C" not null,
  amount bigint not null check (amount <> 0),
  balance_before bigint not null,
  balance_after bigint not null check (balance_after = balance_before + amount),
  primary key (player_id, number, line)
);

create table ledger.hold (
  player_id text collate "C" not null,
  id text collate "C" not null,
  state text not null check (state in ('HELD', 'CAPTURED', 'RELEASED', 'EXPIRED')),
  source_account_id text collate "C" not null,
  holding_account_id text collate "C" not null,
  amount bigint not null check (amount > 0),
  captured bigint not null default 0 check (captured between 0 and amount),
  expires_at timestamptz,
  held_at timestamptz not null,
  settled_at timestamptz,
  primary key (player_id, id),
  check ((state = 'HELD') = (settled_at is null))
);
create index hold_due on ledger.hold (expires_at) where state = 'HELD' and expires_at is not null;

-- Entries are never changed: a mistake is corrected with another posting.
create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger posting_append_only before update or delete or truncate on ledger.posting
  for each statement execute function ledger.refuse_change();
create trigger entry_append_only before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();

-- Decides a list of postings in order and writes them with one statement. Each is accepted or refused separately. Every
-- account is listed once, and transfers refer to accounts by position, so that the running balances are plain array
-- elements. Transfers are in the order of their postings; `transfer_counts` says how many belong to each. No id may be
-- listed twice in one call.
create function ledger.post(
  account_owners text[], account_ids text[],
  posting_players text[], posting_ids text[], types text[],
  reference_kinds text[], reference_ids text[], reversed_ids text[], contents text[], transfer_counts int[],
  givers int[], takers int[], amounts bigint[],
  asked_at timestamptz
) returns table (outcome text, number bigint, posted_at timestamptz, replayed boolean)
language plpgsql
-- A connection keeps query plans that were made while the tables were empty. These settings ensure that the plans are
-- also good for full tables.
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
  giver_balances bigint[] := moved_numbers; taker_balances bigint[] := moved_numbers;
  first_transfer int := 1; next_first int;
  verdict text; posting_no bigint; giver int; taker int; amount bigint;
begin
  -- 1. Lock in the same order everywhere, so that two calls cannot deadlock.
  with locked as materialized (
    select k.position, a.balance, a.currency
    from unnest(account_owners, account_ids) with ordinality as k(player_id, id, position)
    join ledger.account a on a.player_id = k.player_id and a.id = k.id
    order by a.player_id, a.id
    for no key update of a
  )
  select array_agg(l.balance order by n), array_agg(l.currency order by n)
  into balances, currencies
  from generate_series(1, cardinality(account_ids)) as n left join locked l on l.position = n;

  -- 2. Look up the ids. The locks are held, so an earlier call with the same id has committed and its posting is
  -- visible.
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

  -- 3. Accept or refuse the postings in order, each against the balances left by those before it.
  for i in 1 .. cardinality(posting_ids) loop
    next_first := first_transfer + transfer_counts[i];
    fresh[i] := false;
    numbers[i] := known_numbers[i];
    if known_outcomes[i] is not null then
      -- If the id has a tombstone, anything posted under it is refused. Otherwise a repeat must have the same content
      -- as the posting that it repeats.
      outcomes[i] := case when known_outcomes[i] = 'ROLLED_BACK' or known_same[i]
                     then known_outcomes[i] else 'CONFLICT' end;
    else
      verdict := 'POSTED';
      posting_no := nextval('ledger.posting_number');
      for t in first_transfer .. next_first - 1 loop
        giver := givers[t]; taker := takers[t]; amount := amounts[t];
        if balances[giver] is null or balances[taker] is null then
          verdict := 'ACCOUNT_MISSING';
        elsif currencies[giver] <> currencies[taker] then
          verdict := 'CURRENCY_MISMATCH';
        elsif balances[giver] < amount and account_owners[giver] <> 'house' then
          verdict := 'INSUFFICIENT_FUNDS';
        elsif balances[taker] > highest_balance - amount or balances[giver] < amount - highest_balance then
          verdict := 'LIMIT_EXCEEDED';
        end if;
        if verdict <> 'POSTED' then
          -- Undo the earlier transfers of this posting, because a later one failed.
          for done in reverse t - 1 .. first_transfer loop
            balances[takers[done]] := taker_balances[done];
            balances[givers[done]] := giver_balances[done];
            moved_numbers[done] := null;
          end loop;
          exit;
        end if;
        moved_numbers[t] := posting_no;
        moved_lines[t] := 2 * (t - first_transfer);
        giver_balances[t] := balances[giver];
        balances[giver] := balances[giver] - amount;
        taker_balances[t] := balances[taker];
        balances[taker] := balances[taker] + amount;
      end loop;
      outcomes[i] := verdict;
      numbers[i] := posting_no;
      -- A refusal is stored like an acceptance, so that a late duplicate of a refused bet is not accepted. Only a
      -- posting to a missing account can be retried under the same id.
      fresh[i] := verdict <> 'ACCOUNT_MISSING';
    end if;
    first_transfer := next_first;
  end loop;

  -- 4. Write everything at once. Transfers without a number were not carried out.
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
    from unnest(moved_numbers, moved_lines, givers, takers, amounts, giver_balances, taker_balances)
      as t(number, line, giver, taker, amount, giver_balance, taker_balance)
    cross join lateral (
      values (t.giver, t.line, -t.amount, t.giver_balance), (t.taker, t.line + 1, t.amount, t.taker_balance)
    ) as e(account, line, amount, balance)
    where t.number is not null
  )
  update ledger.account a set balance = b.balance
  from unnest(account_owners, account_ids, balances) as b(player_id, id, balance)
  where a.player_id = b.player_id and a.id = b.id and a.balance <> b.balance;

  return query
    select r.outcome, r.number, coalesce(r.known_at, asked_at), r.known_at is not null
    from unnest(outcomes, numbers, known_times) with ordinality as r(outcome, number, known_at, position)
    order by r.position;
end $$;

-- The twelve balances as the contract defines them. Bonus money, and the player's own money locked with it, count
-- towards a vertical only if the bonus may be played there.
create view ledger.balances as
select player_id, currency,
  coalesce(sum(balance) filter (where kind = 'bonus'), 0)::bigint as bonus,
  coalesce(sum(balance) filter (where kind = 'locked'), 0)::bigint as locked,
  coalesce(sum(balance) filter (where kind = 'pendingBonus'), 0)::bigint as non_playable_bonus,
  coalesce(sum(balance) filter (where kind = 'pendingWithdrawal'), 0)::bigint as pending_withdrawal,
  coalesce(sum(balance) filter (where kind in ('cash', 'locked', 'bonus')), 0)::bigint as playable,
  coalesce(sum(balance) filter (where kind in ('cash', 'locked', 'bonus') and verticals & 1 > 0), 0)::bigint as playable_casino,
  coalesce(sum(balance) filter (where kind in ('cash', 'locked', 'bonus') and verticals & 2 > 0), 0)::bigint as playable_horses,
  coalesce(sum(balance) filter (where kind in ('cash', 'locked', 'bonus') and verticals & 4 > 0), 0)::bigint as playable_poker,
  coalesce(sum(balance) filter (where kind in ('cash', 'locked', 'bonus') and verticals & 8 > 0), 0)::bigint as playable_sports,
  coalesce(sum(balance), 0)::bigint as total,
  coalesce(sum(balance) filter (where kind = 'cash'), 0)::bigint as unlocked,
  coalesce(sum(balance) filter (where kind = 'cash'), 0)::bigint as withdrawable
from ledger.account
where player_id <> 'house' and kind <> 'points'
group by player_id, currency;

-- Each transfer as one row, with the debited and the credited account.
create view ledger.transfer as
select p.player_id, p.id as posting_id, p.number, t.position::int - 1 as position,
  t.ends ->> 0 as giver_player_id, t.ends ->> 1 as giver_account_id,
  t.ends ->> 2 as taker_player_id, t.ends ->> 3 as taker_account_id, (t.ends ->> 4)::bigint as amount
from ledger.posting p
cross join lateral jsonb_array_elements(p.transfers::jsonb) with ordinality as t(ends, position)
where p.outcome = 'POSTED';
