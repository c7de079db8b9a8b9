-- The ledger: double entry, written only through ledger.post, read through tables and views.
--
--   account   where money stands now; one row per owner, purpose and currency
--   posting   what was asked under one caller-made id, and how it was answered
--   entry     one side of one transfer, with the balance before and after; two per transfer
--   hold      money set aside until it is captured, released or expired
--
-- Amounts are integers of minor units. Every key begins with player_id, so that the tables can be
-- distributed by player; the house's own accounts belong to the player_id 'house'.

create schema ledger;

create table ledger.account (
  player_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  currency text not null,
  -- The bonus whose money this is, when it is kept apart from the rest.
  bonus_id text,
  -- Where this money may be played: 1 casino, 2 horses, 4 poker, 8 sports.
  verticals smallint not null default 15 check (verticals between 0 and 15),
  balance bigint not null default 0,
  opened_at timestamptz not null,
  primary key (player_id, id),
  -- The last line of defence: whatever code runs, a player's account never goes below zero.
  constraint account_not_overdrawn check (balance >= 0 or player_id = 'house')
) with (fillfactor = 50); -- Room in the page, so that balance updates touch no index.

-- The twelve balances are told in one currency, so a player has one wallet.
create unique index account_one_wallet on ledger.account (player_id) where kind = 'cash';

create sequence ledger.posting_number;

create table ledger.posting (
  player_id text collate "C" not null,
  id text collate "C" not null,
  -- Drawn while the accounts are locked: postings that share an account are numbered in their true order.
  number bigint not null,
  outcome text not null,
  type text not null,
  reference_kind text,
  reference_id text,
  -- The id of the same player's posting that this one undoes.
  reverses text collate "C",
  -- What was asked, as JSON: [[giver's player, giver's account, taker's player, taker's account, "amount"], …].
  -- It tells a repeated request from another one under the same id, and a reversal is made from it.
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
  -- Transfer n of the posting has line 2n (the account that gives) and 2n + 1 (the account that takes).
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

-- What happened is never rewritten: a mistake is undone by another posting.
create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger posting_append_only before update or delete or truncate on ledger.posting
  for each statement execute function ledger.refuse_change();
create trigger entry_append_only before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();

-- Decides a list of postings in order and writes them with one statement. Each is accepted or refused on
-- its own. The accounts are listed once each; transfers name them by position, so that the running
-- balances are plain array elements. Transfers stand in the order of their postings, `transfer_counts`
-- to each. No id may be listed twice in one call.
create function ledger.post(
  account_owners text[], account_ids text[],
  posting_players text[], posting_ids text[], types text[],
  reference_kinds text[], reference_ids text[], reversed_ids text[], contents text[], transfer_counts int[],
  givers int[], takers int[], amounts bigint[],
  asked_at timestamptz
) returns table (outcome text, number bigint, posted_at timestamptz, replayed boolean)
language plpgsql
-- Plans made while the tables were empty are kept for the life of a connection: these settings make
-- sure that such a plan is the right one for a full table too.
set jit = off
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  highest_balance constant bigint := 4000000000000000000;
  balances bigint[]; currencies text[];
  known_outcomes text[]; known_same boolean[]; known_numbers bigint[]; known_times timestamptz[];
  outcomes text[] := '{}'; numbers bigint[] := '{}'; fresh boolean[] := '{}';
  -- For each transfer that happens: the number of its posting, its line, and what both ends held before.
  -- Filled from the start, because an array that grows from the middle would not line up with the others.
  moved_numbers bigint[] := array_fill(null::bigint, array[cardinality(amounts)]);
  moved_lines int[] := array_fill(null::int, array[cardinality(amounts)]);
  giver_balances bigint[] := moved_numbers; taker_balances bigint[] := moved_numbers;
  first_transfer int := 1; next_first int;
  verdict text; posting_no bigint; giver int; taker int; amount bigint;
begin
  -- 1. Lock in one order everywhere, so that two calls never wait for each other in a circle.
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

  -- 2. Look ids up only now: whoever posted the same id to these accounts has committed and is visible.
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

  -- 3. Decide each posting in order, on the balances that those before it left.
  for i in 1 .. cardinality(posting_ids) loop
    next_first := first_transfer + transfer_counts[i];
    fresh[i] := false;
    numbers[i] := known_numbers[i];
    if known_outcomes[i] is not null then
      -- A tombstone answers whatever comes under its id; otherwise the content must be the same.
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
          -- Walk back what this posting had moved before the transfer that failed.
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
      -- A refusal is kept like an acceptance: a late copy of a refused bet must not be accepted. Only an
      -- account that is not there yet may be asked for again.
      fresh[i] := verdict <> 'ACCOUNT_MISSING';
    end if;
    first_transfer := next_first;
  end loop;

  -- 4. Write everything at once. A transfer without a number did not happen.
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

-- The twelve balances, as the contract defines them. Bonus money and the own money locked with it count
-- in a vertical only where that bonus may be played.
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

-- A transfer as a person thinks of it: one line with both of its ends.
create view ledger.transfer as
select p.player_id, p.id as posting_id, p.number, t.position::int - 1 as position,
  t.ends ->> 0 as giver_player_id, t.ends ->> 1 as giver_account_id,
  t.ends ->> 2 as taker_player_id, t.ends ->> 3 as taker_account_id, (t.ends ->> 4)::bigint as amount
from ledger.posting p
cross join lateral jsonb_array_elements(p.transfers::jsonb) with ordinality as t(ends, position)
where p.outcome = 'POSTED';
