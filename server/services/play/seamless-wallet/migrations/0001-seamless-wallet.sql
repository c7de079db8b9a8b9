-- The seamless wallet: real-money game rounds, written in the same transaction as their ledger postings.
--
--   round     a round of any studio's game: its stakes and wins, and the studio's own record of it
--   draw      how many numbered draws of a player's seed have been used; a closed seed allows no more
--   spins     free spins granted to a player
--   jackpot   progressive pools, in millionths of a minor unit, so that even the smallest stake contributes exactly
--   studio    studios that may call over HTTP
--   session   the tokens with which a studio's games are played
--
-- Money moves only through ledger.post. A player's rows are written while the player's ledger accounts are locked, so
-- writers take turns.

create schema seamless;

create table seamless.round (
  player_id text collate "C" not null,
  id text collate "C" not null,
  studio text not null,
  game_id text not null,
  session_id text,
  currency text not null,
  state text not null check (state in ('OPEN', 'ENDED', 'VOID')),
  -- How many steps the studio has taken in this round. Each step names the number of the previous step.
  sequence int not null,
  staked bigint not null check (staked >= 0),
  won bigint not null check (won >= 0),
  jackpot_tier text,
  jackpot_won bigint not null default 0,
  -- The promotional grant that paid for the round.
  spins_id text,
  -- The player's accounts that the stakes came from. Wins are returned to them in the same proportion.
  source_ids text[] not null,
  source_amounts bigint[] not null,
  draw_key text,
  draw_number bigint,
  -- The studio's own record of the round, as JSON.
  record text,
  started_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  primary key (player_id, id)
) with (fillfactor = 90);
create index round_history on seamless.round (player_id, started_at desc, id desc);
create index round_open on seamless.round (player_id, game_id) where state = 'OPEN';
create index round_waiting on seamless.round (studio, changed_at) where state = 'OPEN';

create table seamless.draw (
  player_id text collate "C" not null,
  key text collate "C" not null,
  used bigint not null,
  primary key (player_id, key)
) with (fillfactor = 50);

create table seamless.spins (
  player_id text collate "C" not null,
  id text collate "C" not null,
  game_id text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  granted int not null check (granted > 0),
  used int not null default 0 check (used between 0 and granted),
  credit text not null check (credit in ('cash', 'bonus')),
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (player_id, id)
);

create table seamless.jackpot (
  game_id text not null,
  tier text not null,
  currency text not null,
  -- The part of each stake that goes into the pool, in millionths.
  rate_ppm int not null check (rate_ppm >= 0),
  seed bigint not null check (seed > 0),
  amount_micro bigint not null check (amount_micro >= 0),
  won_at timestamptz,
  primary key (game_id, tier, currency)
) with (fillfactor = 50);

create table seamless.studio (
  id text primary key,
  name text not null,
  -- Increasing this number creates a new key; the old one is refused from then on.
  key_version int not null default 1,
  is_enabled boolean not null default true
);

create table seamless.session (
  token_hash bytea primary key,
  studio text not null references seamless.studio,
  player_id text not null,
  game_id text not null,
  currency text not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null
);

create type seamless.operation as (
  player_id text, currency text, studio text, game_id text, session_id text, round_id text,
  -- The kind of operation. begin starts a round, if the player has no other open round of the game; step is the next
  -- step of a round; bet adds a stake to an open round or starts one; win pays a round, even if it has ended; end ends
  -- a round.
  kind text,
  -- The ledger posting of this operation; null if no money moves, so that only the sequence protects against
  -- repetition.
  posting_id text, type text,
  sequence int, ends boolean,
  stake bigint, win bigint,
  -- Whether the win is a jackpot that the studio runs itself, which is paid from the jackpot account.
  from_jackpots boolean,
  spins_id text,
  -- The tier of our own pool that this operation won.
  jackpot_tier text,
  draw_key text, draw_number bigint,
  record text
);

create type seamless.answer as (
  outcome text, replayed boolean, balance bigint, jackpot bigint, draws_used bigint, open_round text
);

-- Carries out a list of operations, at most one per player, and returns an answer for each.
create function seamless.apply(operations json, asked_at timestamptz)
returns table (outcome text, replayed boolean, balance bigint, jackpot bigint, draws_used bigint, open_round text)
language plpgsql
set jit = off
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  asked seamless.operation[];
  micro constant bigint := 1000000;
  owners text[]; ids text[]; balances bigint[];
  -- Positions in the lists of accounts: of each house account, and of each player's first and last account.
  house jsonb; players jsonb;
  pool_games text[]; pool_tiers text[]; pool_currencies text[]; pool_rates bigint[]; pool_seeds bigint[];
  pool_amounts bigint[];
  pools_won boolean[] := '{}'; pools int;
  posting_players text[] := '{}'; posting_ids text[] := '{}'; types text[] := '{}'; contents text[] := '{}';
  round_ids text[] := '{}'; counts int[] := '{}'; expected text[] := '{}';
  givers int[] := '{}'; takers int[] := '{}'; amounts bigint[] := '{}';
  changed seamless.round[] := '{}'; entry seamless.round;
  draw_players text[] := '{}'; draw_keys text[] := '{}'; draw_counts bigint[] := '{}';
  spins_players text[] := '{}'; spins_used text[] := '{}';
  answers seamless.answer[] := '{}'; answer seamless.answer;
  op record; content text;
  first_account int; last_account int; revenue int; jackpots int; promotions int; payer int; receiver int;
  first_transfer int; rest bigint; part bigint; paid bigint; total bigint; source_total bigint;
begin
  asked := array(select o from json_populate_recordset(null::seamless.operation, operations) o);

  -- 1. Lock every account that may be needed, in the ledger's own order. An empty account cannot pay, so it is needed
  -- only if a win may have to be returned to it. The keys are computed first, because PostgreSQL checks a row against
  -- them again if another transaction has just changed it.
  with key as materialized (
    select 'house' as player_id, kind || ':' || currency as id, null::text as currency, false as is_whole
    from (select distinct currency from unnest(asked)) c,
      unnest(array['revenueCasino', 'jackpots', 'promotions']) kind
    union all
    select player_id, null, currency, kind <> 'begin' or spins_id is not null from unnest(asked)
  ), locked as materialized (
    select a.player_id, a.id, a.kind, a.balance
    from key k
    join ledger.account a on a.player_id = k.player_id
      and (a.id = k.id
           or k.id is null and a.currency = k.currency and a.kind in ('cash', 'locked', 'bonus')
              and a.verticals & 1 > 0 and (a.kind = 'cash' or a.balance > 0 or k.is_whole))
    order by a.player_id, a.id
    for no key update of a
  ), placed as (
    -- The order in which accounts pay: cash, then money locked with a bonus, then the bonus itself.
    select l.*, row_number() over (
      order by player_id <> 'house', player_id, array_position(array['cash', 'locked', 'bonus'], kind), id) as n
    from locked l
  )
  select array_agg(player_id order by n), array_agg(id order by n), array_agg(balance order by n),
    jsonb_object_agg(id, n) filter (where player_id = 'house'),
    (select jsonb_object_agg(player_id, jsonb_build_array(first, last))
     from (select player_id, min(n) as first, max(n) as last from placed
           where player_id <> 'house' group by player_id) slice)
  into owners, ids, balances, house, players
  from placed;

  select array_agg(j.game_id), array_agg(j.tier), array_agg(j.currency), array_agg(j.rate_ppm::bigint),
    array_agg(j.seed), array_agg(j.amount_micro)
  into pool_games, pool_tiers, pool_currencies, pool_rates, pool_seeds, pool_amounts
  from (
    select * from seamless.jackpot
    where (game_id, currency) in (
      select o.game_id, o.currency from unnest(asked) o
      where o.kind in ('begin', 'step'))
    order by game_id, tier, currency for no key update
  ) j;
  pools := coalesce(cardinality(pool_games), 0);

  -- 2. Decide the operations one by one. Everything that is read belongs to a locked player, so it cannot change.
  for op in
    select o.*, p.outcome as known_outcome,
      p.type is not distinct from o.type and p.reference_id is not distinct from o.round_id
        and p.moved = o.stake + o.win as known_same,
      (kept.row).id is not null as is_known, kept.row as round, d.used as draws, s.is_usable as is_spin, s.credit as spin_credit,
      other.id as open_id
    from unnest(asked) with ordinality as o
    left join lateral (
      select p.outcome, p.type, p.reference_id,
        -- A refused operation is stored as if its money had come from one account.
        (select coalesce(sum((t ->> 4)::bigint), 0) from json_array_elements(p.transfers::json) t
         where t ->> 0 = p.player_id or t ->> 2 = p.player_id
           or (t ->> 1 like 'promotions:%' and t ->> 3 like 'revenue%')) as moved
      from ledger.posting p where p.player_id = o.player_id and p.id = o.posting_id limit 1
    ) p on true
    left join lateral (
      select r as row from seamless.round r where r.player_id = o.player_id and r.id = o.round_id limit 1
    ) kept on true
    left join lateral (
      select d.used from seamless.draw d where d.player_id = o.player_id and d.key = o.draw_key limit 1
    ) d on true
    left join lateral (
      select s.credit, s.game_id = o.game_id and s.currency = o.currency and s.stake = o.stake
        and s.used < s.granted and s.expires_at > asked_at as is_usable
      from seamless.spins s where s.player_id = o.player_id and s.id = coalesce(o.spins_id, (kept.row).spins_id) limit 1
    ) s on true
    left join lateral (
      select x.id from seamless.round x
      where o.kind = 'begin' and x.player_id = o.player_id and x.game_id = o.game_id and x.state = 'OPEN'
        and x.id <> o.round_id limit 1
    ) other on true
    order by ordinality
  loop
    first_account := (players -> op.player_id ->> 0)::int;
    last_account := (players -> op.player_id ->> 1)::int;
    revenue := (house ->> ('revenueCasino:' || op.currency))::int;
    jackpots := (house ->> ('jackpots:' || op.currency))::int;
    promotions := (house ->> ('promotions:' || op.currency))::int;
    if first_account is null then
      answer := row('ACCOUNT_MISSING', false, 0, 0, op.draws, null);
      answers := answers || answer;
      continue;
    end if;
    total := 0;
    for i in first_account .. last_account loop total := total + balances[i]; end loop;

    answer := row('POSTED', op.known_outcome is not null, total, 0, op.draws, null);
    answer.outcome := case
      when op.known_outcome = 'ROLLED_BACK' then 'ROLLED_BACK'
      when op.known_outcome is not null then
        -- Our own rounds are compared by the code that drew them, because an outcome is drawn only once.
        case when op.known_same or op.kind in ('begin', 'step') then op.known_outcome else 'CONFLICT' end
      when op.kind = 'begin' and op.is_known then 'CONFLICT'
      when op.kind = 'begin' and op.open_id is not null then 'ROUND_OPEN'
      when op.kind = 'begin' and op.draw_number < coalesce(op.draws, 0) then 'DRAW_TAKEN'
      when op.kind in ('step', 'win', 'end') and not op.is_known then 'ROUND_MISSING'
      when op.kind = 'step' and ((op.round).sequence <> op.sequence or (op.round).state <> 'OPEN') then 'SEQUENCE'
      when op.kind = 'bet' and op.is_known and (op.round).state <> 'OPEN' then 'ROUND_OVER'
      when op.spins_id is not null and op.is_spin is not true then 'NO_SPINS'
      when op.spins_id is null and op.stake > total then 'INSUFFICIENT_FUNDS'
      else 'POSTED' end;
    answer.open_round := op.open_id;

    if op.known_outcome is not null or answer.outcome not in ('POSTED', 'INSUFFICIENT_FUNDS') then
      answers := answers || answer;
      continue;
    end if;

    first_transfer := cardinality(amounts) + 1;
    if answer.outcome = 'INSUFFICIENT_FUNDS' then
      -- A refusal is stored like an acceptance, so that a late duplicate of a refused bet is not accepted.
      if op.posting_id is not null then
        givers := givers || first_account; takers := takers || revenue; amounts := amounts || op.stake;
      end if;
    else
      entry := op.round;
      if not op.is_known then
        entry := row(op.player_id, op.round_id, op.studio, op.game_id, op.session_id, op.currency, 'OPEN', 0, 0,
          0, null, 0, op.spins_id, '{}'::text[], '{}'::bigint[], op.draw_key, op.draw_number, null, asked_at,
          asked_at, null);
      end if;

      -- Take the stake: the player's own money first, or the house's if the spin was granted.
      if op.stake > 0 and op.spins_id is not null then
        givers := givers || promotions; takers := takers || revenue; amounts := amounts || op.stake;
        spins_players := spins_players || op.player_id; spins_used := spins_used || op.spins_id;
      elsif op.stake > 0 then
        rest := op.stake;
        for i in first_account .. last_account loop
          part := least(rest, balances[i]);
          if part > 0 then
            givers := givers || i; takers := takers || revenue; amounts := amounts || part;
            balances[i] := balances[i] - part;
            rest := rest - part;
            receiver := array_position(entry.source_ids, ids[i]);
            if receiver is null then
              entry.source_ids := entry.source_ids || ids[i];
              entry.source_amounts := entry.source_amounts || part;
            else
              entry.source_amounts[receiver] := entry.source_amounts[receiver] + part;
            end if;
          end if;
          exit when rest = 0;
        end loop;
      end if;

      -- Add the pools' share of the stake. Only whole minor units can be moved; the pool keeps the rest for later.
      if op.stake > 0 and op.kind in ('begin', 'step') then
        for i in 1 .. pools loop
          if pool_games[i] = op.game_id and pool_currencies[i] = op.currency then
            part := (pool_amounts[i] + op.stake * pool_rates[i]) / micro - pool_amounts[i] / micro;
            pool_amounts[i] := pool_amounts[i] + op.stake * pool_rates[i];
            if part > 0 then
              givers := givers || revenue; takers := takers || jackpots; amounts := amounts || part;
            end if;
          end if;
        end loop;
      end if;

      if op.jackpot_tier is not null then
        for i in 1 .. pools loop
          if pool_games[i] = op.game_id and pool_currencies[i] = op.currency and pool_tiers[i] = op.jackpot_tier then
            answer.jackpot := pool_amounts[i] / micro;
            givers := givers || jackpots || promotions;
            takers := takers || first_account || jackpots;
            amounts := amounts || answer.jackpot || pool_seeds[i];
            balances[first_account] := balances[first_account] + answer.jackpot;
            pool_amounts[i] := pool_amounts[i] % micro + pool_seeds[i] * micro;
            pools_won[i] := true;
            entry.jackpot_tier := op.jackpot_tier;
            entry.jackpot_won := entry.jackpot_won + answer.jackpot;
          end if;
        end loop;
      end if;

      -- Pay the win to the accounts that the stakes came from, in the same proportion. The first one gets the
      -- remainder.
      if op.win > 0 then
        payer := case when op.from_jackpots then jackpots else revenue end;
        source_total := 0;
        foreach part in array entry.source_amounts loop source_total := source_total + part; end loop;
        if op.spin_credit is not null or source_total = 0 then
          receiver := first_account - 1 + array_position(
            ids[first_account:last_account], coalesce(op.spin_credit, 'cash') || ':' || op.currency);
          givers := givers || payer; takers := takers || receiver; amounts := amounts || op.win;
          balances[receiver] := balances[receiver] + op.win;
        else
          paid := 0;
          for i in reverse cardinality(entry.source_ids) .. 1 loop
            part := case when i = 1 then op.win - paid
                    else div(op.win::numeric * entry.source_amounts[i], source_total)::bigint end;
            paid := paid + part;
            if part > 0 then
              receiver := coalesce(first_account - 1
                + array_position(ids[first_account:last_account], entry.source_ids[i]), first_account);
              givers := givers || payer; takers := takers || receiver; amounts := amounts || part;
              balances[receiver] := balances[receiver] + part;
            end if;
          end loop;
        end if;
      end if;

      entry.sequence := entry.sequence + 1;
      entry.staked := entry.staked + op.stake;
      entry.won := entry.won + op.win;
      entry.record := coalesce(op.record, entry.record);
      entry.changed_at := asked_at;
      if op.ends and entry.state = 'OPEN' then
        entry.state := 'ENDED';
        entry.ended_at := asked_at;
      end if;
      changed := changed || entry;
      if op.draw_key is not null and op.kind = 'begin' then
        draw_players := draw_players || op.player_id; draw_keys := draw_keys || op.draw_key;
        draw_counts := draw_counts || (op.draw_number + 1);
        answer.draws_used := op.draw_number + 1;
      end if;
      answer.balance := total - op.stake + op.win + answer.jackpot;
      if op.spins_id is not null then answer.balance := answer.balance + op.stake; end if;
    end if;

    if op.posting_id is not null then
      posting_players := posting_players || op.player_id; posting_ids := posting_ids || op.posting_id;
      types := types || op.type; round_ids := round_ids || op.round_id;
      counts := counts || (cardinality(amounts) - first_transfer + 1);
      expected := expected || answer.outcome;
      content := '';
      for t in first_transfer .. cardinality(amounts) loop
        content := content || case when t = first_transfer then '[' else ',[' end
          || to_json(owners[givers[t]]) || ',' || to_json(ids[givers[t]]) || ','
          || to_json(owners[takers[t]]) || ',' || to_json(ids[takers[t]]) || ',"' || amounts[t] || '"]';
      end loop;
      contents := contents || ('[' || content || ']');
    end if;
    answers := answers || answer;
  end loop;

  -- 3. Write the postings through the ledger, and the rounds that they belong to.
  if cardinality(posting_ids) > 0 then
    if exists (
      select from ledger.post(owners, ids, posting_players, posting_ids, types,
          array_fill('round'::text, array[cardinality(posting_ids)]), round_ids,
          array_fill(null::text, array[cardinality(posting_ids)]), contents, counts, givers, takers, amounts,
          asked_at) with ordinality as l(outcome, number, posted_at, replayed, n)
      where l.outcome <> expected[l.n]
    ) then
      raise exception 'the ledger decided otherwise than the seamless wallet';
    end if;
  end if;
  insert into seamless.round select c.* from unnest(changed) c
  on conflict (player_id, id) do update set
    state = excluded.state, sequence = excluded.sequence, staked = excluded.staked, won = excluded.won,
    jackpot_tier = excluded.jackpot_tier, jackpot_won = excluded.jackpot_won,
    source_ids = excluded.source_ids, source_amounts = excluded.source_amounts, record = excluded.record,
    changed_at = excluded.changed_at, ended_at = excluded.ended_at;
  if cardinality(draw_keys) > 0 then
    insert into seamless.draw (player_id, key, used)
    select * from unnest(draw_players, draw_keys, draw_counts)
    on conflict (player_id, key) do update set used = excluded.used;
  end if;
  if cardinality(spins_used) > 0 then
    update seamless.spins s set used = s.used + 1
    from unnest(spins_players, spins_used) as u(player_id, id)
    where s.player_id = u.player_id and s.id = u.id;
  end if;
  if pools > 0 then
    update seamless.jackpot j set amount_micro = u.amount,
      won_at = case when u.won then asked_at else j.won_at end
    from unnest(pool_games, pool_tiers, pool_currencies, pool_amounts, pools_won)
      as u(game_id, tier, currency, amount, won)
    where j.game_id = u.game_id and j.tier = u.tier and j.currency = u.currency and j.amount_micro <> u.amount;
  end if;

  return query select a.outcome, a.replayed, a.balance, a.jackpot, a.draws_used, a.open_round
    from unnest(answers) with ordinality as a order by ordinality;
end $$;
