-- Stricter rules for rounds:
--
--   A refused step is no longer stored. Like a refused bet, it used to refuse all later steps of its round.
--   A round belongs to one game of one studio, and all its stakes are paid by either the player or one grant.
--   The numbers of a seed are used in order, so the number of draws equals the number of rounds.
--   The total of a round's stakes may have limits.
--   Jackpots that studios run themselves are paid from a separate house account.
alter type seamless.operation add attribute round_min bigint, add attribute round_max bigint;

-- Carries out a list of operations, at most one per player, and returns an answer for each.
create or replace function seamless.apply(operations json, asked_at timestamptz)
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
  unlimited constant bigint := 9000000000000000000;
  owners text[]; ids text[]; balances bigint[];
  -- The highest stake that may be paid from each account; zero if none may.
  max_stakes bigint[];
  -- The account that receives money credited to each account; null if the money stays there.
  heir_ids text[]; are_heirs_house boolean[];
  -- The positions in the lists above of each house account, and of each player's first and last account.
  house jsonb; players jsonb;
  pool_games text[]; pool_tiers text[]; pool_currencies text[]; pool_rates bigint[]; pool_seeds bigint[];
  pool_amounts bigint[];
  pools_won boolean[] := '{}'; pools int;
  posting_players text[] := '{}'; posting_ids text[] := '{}'; types text[] := '{}'; contents text[] := '{}';
  round_ids text[] := '{}'; counts int[] := '{}'; expected text[] := '{}';
  givers int[] := '{}'; takers int[] := '{}'; amounts bigint[] := '{}';
  changed seamless.round[] := '{}'; entry seamless.round;
  -- For each round, the changes that are passed on to the services that count stakes; null while the round is open.
  fed_staked bigint[] := '{}'; fed_own bigint[] := '{}'; fed_won bigint[] := '{}'; fed_own_won bigint[] := '{}';
  own bigint; cash int; payable bigint;
  draw_players text[] := '{}'; draw_keys text[] := '{}'; draw_counts bigint[] := '{}';
  spins_players text[] := '{}'; spins_used text[] := '{}';
  answers seamless.answer[] := '{}'; answer seamless.answer;
  op record; content text;
  first_account int; last_account int; revenue int; jackpots int; studio_jackpots int; promotions int;
  payer int; receiver int;
  first_transfer int; rest bigint; part bigint; paid bigint; total bigint; source_total bigint;
begin
  asked := array(select o from json_populate_recordset(null::seamless.operation, operations) o);

  -- 1. Lock every account that may be needed, in the ledger's own order. An empty account cannot pay, so it is needed
  -- only if a win may have to be returned to it. The keys are computed first, because PostgreSQL checks a row against
  -- them again if another transaction has just changed it.
  with key as materialized (
    select 'house' as player_id, kind || ':' || currency as id, null::text as currency, false as is_whole
    from (select distinct currency from unnest(asked)) c,
      unnest(array['revenueCasino', 'jackpots', 'studioJackpots', 'promotions']) kind
    union all
    select player_id, null, currency, kind <> 'begin' or spins_id is not null from unnest(asked)
  ), locked as materialized (
    select a.player_id, a.id, a.kind, a.balance, a.spent_first, a.heir_player_id, a.heir_id,
      -- An account that waits for another bonus to end can only receive money.
      case when a.kind = 'pendingBonus' then 0 else coalesce(a.max_stake, unlimited) end as max_stake
    from key k
    join ledger.account a on a.player_id = k.player_id
      and (a.id = k.id
           or k.id is null and a.currency = k.currency
              and (a.kind = 'cash' or a.kind in ('locked', 'bonus') and a.verticals & 1 > 0
                   and (a.balance > 0 or k.is_whole) or a.kind = 'pendingBonus' and k.is_whole))
    order by a.player_id, a.id
    for no key update of a
  ), placed as (
    -- The order in which accounts pay: cash, then money locked with a bonus, then the bonus itself. A bonus that is
    -- spent first comes before all others, followed by the money locked with it.
    select l.*, row_number() over (
      order by player_id <> 'house', player_id,
        array_position(case when spent_first then array['bonus', 'locked']
                       else array['', '', 'cash', 'locked', 'bonus', 'pendingBonus'] end, kind), id) as n
    from locked l
  )
  select array_agg(player_id order by n), array_agg(id order by n), array_agg(balance order by n),
    array_agg(max_stake order by n), array_agg(heir_id order by n), array_agg(heir_player_id = 'house' order by n),
    jsonb_object_agg(id, n) filter (where player_id = 'house'),
    (select jsonb_object_agg(player_id, jsonb_build_array(first, last))
     from (select player_id, min(n) as first, max(n) as last from placed
           where player_id <> 'house' group by player_id) slice)
  into owners, ids, balances, max_stakes, heir_ids, are_heirs_house, house, players
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
        and p.moved = o.stake + o.win
        and (o.kind <> 'bet' or p.is_promotional = (o.spins_id is not null))
        and (o.spins_id is null or (kept.row).spins_id = o.spins_id) as known_same,
      ((kept.row).game_id, (kept.row).studio) is distinct from (o.game_id, o.studio) as is_other_game,
      o.stake > 0 and (kept.row).spins_id is distinct from o.spins_id as is_other_purse,
      (kept.row).id is not null as is_known, kept.row as round, d.used as draws, s.is_usable as is_spin, s.credit as spin_credit,
      other.id as open_id
    from unnest(asked) with ordinality as o
    left join lateral (
      select p.outcome, p.type, p.reference_id,
        p.transfers::json -> 0 ->> 1 like 'promotions:%' as is_promotional,
        -- A refused operation is stored as if its money had come from one account.
        (select coalesce(sum((t ->> 4)::bigint), 0) from json_array_elements(p.transfers::json) t
         where t ->> 0 = p.player_id or t ->> 2 = p.player_id
           or (t ->> 1 like 'promotions:%' and t ->> 3 like 'revenue%')
           -- Winnings for a bonus that had already ended, which went to the house.
           or t ->> 3 like 'promotions:%') as moved
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
    studio_jackpots := (house ->> ('studioJackpots:' || op.currency))::int;
    promotions := (house ->> ('promotions:' || op.currency))::int;
    if first_account is null then
      answer := row('ACCOUNT_MISSING', false, 0, 0, op.draws, null);
      answers := answers || answer;
      continue;
    end if;
    cash := first_account - 1 + array_position(ids[first_account:last_account], 'cash:' || op.currency);
    total := 0; payable := 0;
    for i in first_account .. last_account loop
      if max_stakes[i] > 0 then total := total + balances[i]; end if;
      if max_stakes[i] >= op.stake then payable := payable + balances[i]; end if;
    end loop;

    answer := row('POSTED', op.known_outcome is not null, total, 0, op.draws, null);
    answer.outcome := case
      when op.known_outcome = 'ROLLED_BACK' then 'ROLLED_BACK'
      when op.known_outcome is not null then
        -- In our own games, the code that draws an outcome has already compared a repeated request with the first one,
        -- because an outcome is drawn only once.
        case when op.kind in ('begin', 'step')
               or op.known_same and not (op.is_known and op.is_other_game) then op.known_outcome
             else 'CONFLICT' end
      when op.is_known and (op.kind = 'begin' or op.is_other_game or op.is_other_purse) then 'CONFLICT'
      when op.kind = 'begin' and op.open_id is not null then 'ROUND_OPEN'
      when op.kind = 'begin' and op.draw_number <> coalesce(op.draws, 0) then 'DRAW_TAKEN'
      when op.kind in ('step', 'win', 'end') and not op.is_known then 'ROUND_MISSING'
      when op.kind = 'step' and ((op.round).sequence <> op.sequence or (op.round).state <> 'OPEN') then 'SEQUENCE'
      when op.kind = 'bet' and op.is_known and (op.round).state <> 'OPEN' then 'ROUND_OVER'
      when op.stake + coalesce((op.round).staked, 0) not between op.round_min and op.round_max then 'LIMIT_EXCEEDED'
      when op.spins_id is not null and op.is_spin is not true then 'NO_SPINS'
      when op.spins_id is null and op.stake > total then 'INSUFFICIENT_FUNDS'
      when op.spins_id is null and op.stake > payable then 'BONUS_MAX_BET'
      else 'POSTED' end;
    answer.open_round := op.open_id;

    -- A refused operation is not stored, except a stake that was not covered (see below). A refused step is never
    -- stored: its round stays as it was, and the next step may be a different one.
    if op.known_outcome is not null or answer.outcome not in ('POSTED', 'INSUFFICIENT_FUNDS', 'BONUS_MAX_BET')
       or answer.outcome <> 'POSTED' and op.kind = 'step' then
      answers := answers || answer;
      continue;
    end if;

    first_transfer := cardinality(amounts) + 1;
    if answer.outcome <> 'POSTED' then
      -- A refusal is stored like an acceptance, so that a late duplicate of a refused bet is not accepted. To store it,
      -- the stake is requested from the cash alone, which cannot cover it: even where the bonus's maximum stake is the
      -- reason for the refusal, there was too little cash.
      if op.posting_id is not null then
        givers := givers || cash; takers := takers || revenue; amounts := amounts || op.stake;
      end if;
    else
      entry := op.round;
      if not op.is_known then
        entry := row(op.player_id, op.round_id, op.studio, op.game_id, op.session_id, op.currency, 'OPEN', 0, 0,
          0, null, 0, op.spins_id, '{}'::text[], '{}'::bigint[], op.draw_key, op.draw_number, null, asked_at,
          asked_at, null, 0, 0, 0, 0);
      end if;

      -- Take the stake from the accounts in their order, or from the house if the spin was granted.
      if op.stake > 0 and op.spins_id is not null then
        givers := givers || promotions; takers := takers || revenue; amounts := amounts || op.stake;
        spins_players := spins_players || op.player_id; spins_used := spins_used || op.spins_id;
      elsif op.stake > 0 then
        rest := op.stake;
        for i in first_account .. last_account loop
          part := case when max_stakes[i] >= op.stake then least(rest, balances[i]) else 0 end;
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
            takers := takers || cash || jackpots;
            amounts := amounts || answer.jackpot || pool_seeds[i];
            balances[cash] := balances[cash] + answer.jackpot;
            pool_amounts[i] := pool_amounts[i] % micro + pool_seeds[i] * micro;
            pools_won[i] := true;
            entry.jackpot_tier := op.jackpot_tier;
            entry.jackpot_won := entry.jackpot_won + answer.jackpot;
          end if;
        end loop;
      end if;

      -- Pay the win to the accounts that the stakes came from, in the same proportion. The first one gets the
      -- remainder. The successor account (heir) of a player's account is always the player's cash.
      if op.win > 0 then
        payer := case when op.from_jackpots then studio_jackpots else revenue end;
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
                + array_position(ids[first_account:last_account], entry.source_ids[i]), cash);
              -- The bonus ended while the round was being played.
              if heir_ids[receiver] is not null then
                receiver := case when are_heirs_house[receiver] then promotions else cash end;
              end if;
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
      if op.spins_id is null then entry.largest_stake := greatest(entry.largest_stake, op.stake); end if;
      if entry.state = 'OPEN' then
        fed_staked := fed_staked || null::bigint; fed_own := fed_own || null::bigint;
        fed_won := fed_won || null::bigint; fed_own_won := fed_own_won || null::bigint;
      else
        own := 0; source_total := 0;
        for i in 1 .. cardinality(entry.source_ids) loop
          source_total := source_total + entry.source_amounts[i];
          if entry.source_ids[i] not like 'bonus:%' then own := own + entry.source_amounts[i]; end if;
        end loop;
        part := entry.won - entry.told_won;
        fed_staked := fed_staked || (source_total - entry.told_staked); fed_own := fed_own || (own - entry.told_own);
        fed_won := fed_won || part;
        fed_own_won := fed_own_won
          || case when source_total = 0 then 0 else div(part::numeric * own, source_total)::bigint end;
        entry.told_staked := source_total; entry.told_own := own; entry.told_won := entry.won;
      end if;
      changed := changed || entry;
      if op.draw_key is not null and op.kind = 'begin' then
        draw_players := draw_players || op.player_id; draw_keys := draw_keys || op.draw_key;
        draw_counts := draw_counts || (op.draw_number + 1);
        answer.draws_used := op.draw_number + 1;
      end if;
      answer.balance := 0;
      for i in first_account .. last_account loop
        if max_stakes[i] > 0 then answer.balance := answer.balance + balances[i]; end if;
      end loop;
    end if;

    if op.posting_id is not null then
      posting_players := posting_players || op.player_id; posting_ids := posting_ids || op.posting_id;
      types := types || op.type; round_ids := round_ids || op.round_id;
      counts := counts || (cardinality(amounts) - first_transfer + 1);
      expected := expected || case when answer.outcome = 'POSTED' then 'POSTED' else 'INSUFFICIENT_FUNDS' end;
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
    changed_at = excluded.changed_at, ended_at = excluded.ended_at, largest_stake = excluded.largest_stake,
    told_staked = excluded.told_staked, told_own = excluded.told_own, told_won = excluded.told_won;
  insert into seamless.settlement (consumer, player_id, round_id, game_id, currency, spins_id, staked, own_staked, won,
                                   own_won, largest_stake, started_at, settled_at)
  select consumer, c.player_id, c.id, c.game_id, c.currency, c.spins_id, fed_staked[ordinality], fed_own[ordinality],
    fed_won[ordinality], fed_own_won[ordinality], c.largest_stake, c.started_at, asked_at
  from unnest(changed) with ordinality as c, unnest(array['bonuses', 'loyalty']) as consumer
  where c.state <> 'OPEN' and (fed_staked[ordinality] <> 0 or fed_won[ordinality] <> 0 or c.spins_id is not null);
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
