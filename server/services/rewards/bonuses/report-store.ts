import type { Queryable } from "../../../kit/database.ts";
import type {
  FoundBonus,
  OfferUse,
  PlayerUse,
  ReportPeriod,
  UsePage,
} from "../../../kit/ports/report-sources.ts";

/**
 * The bonuses of offers that were claimed in a period. A bonus costs what the promotions account has paid for it, less
 * what came back, and the stakes of its spins or free bet. `$1` to `$4` are the first and the last day, the currency
 * and the brands.
 */
const claimed = `
  select b.id, b.offer_id, b.player_id, b.amount_minor, b.done_hundredths, b.converted_minor,
    coalesce((
      select -sum(line.amount) from ledger.posting p cross join lateral ledger.lines_of(p.transfers) line
      where p.player_id = b.player_id and p.id >= b.id || '/' and p.id < b.id || '0' and p.outcome = 'POSTED'
        and line.player_id = 'house' and line.account_id = 'promotions:' || b.currency), 0)
    + coalesce((
      select g.used * g.stake from wagering.stake_grant g where g.player_id = b.player_id and g.id = b.id), 0) as cost
  from bonuses b
  where b.created_at >= $1::date and b.created_at < $2::date + 1 and b.currency = $3 and b.offer_id is not null
    and ($4::text[] is null or player_brand(b.player_id) = any($4))`;

const figures = `count(*)::int as claims, sum(c.amount_minor)::text as granted,
  (sum(c.done_hundredths) / 100)::bigint::text as wagered, sum(c.converted_minor)::text as converted,
  sum(c.cost)::bigint::text as cost`;

/**
 * Adds up the bonuses claimed in a period by offer, with what the bonus-abuse rules found about them, most expensive
 * offer first.
 */
export async function readOfferUse(
  db: Queryable,
  { from, to, brandIds = null }: ReportPeriod,
  currency: string,
  found: readonly FoundBonus[],
): Promise<OfferUse[]> {
  return await db.query<OfferUse>(
    `with found as (
       select bonus_id, array_agg(distinct case_id) as cases, bool_or(rule = 'LINKED_BONUS') as is_linked
       from unnest($5::text[], $6::text[], $7::text[]) as one(bonus_id, case_id, rule) group by bonus_id),
     claimed as (${claimed})
     select c.offer_id as "offerId", coalesce(o.plan #>> '{name,en}', c.offer_id) as name,
       count(distinct c.player_id)::int as players, ${figures},
       count(*) filter (where found.is_linked)::int as "linkedClaims",
       (select count(distinct one)::int
        from claimed own join found f on f.bonus_id = own.id cross join lateral unnest(f.cases) as one
        where own.offer_id = c.offer_id) as cases
     from claimed c left join found on found.bonus_id = c.id left join bonus_offers o on o.id = c.offer_id
     group by c.offer_id, o.plan order by sum(c.cost) desc, c.offer_id`,
    [
      from,
      to,
      currency,
      brandIds,
      found.map(({ bonusId }) => bonusId),
      found.map(({ caseId }) => caseId),
      found.map(({ rule }) => rule),
    ],
  );
}

/** Adds up one offer's bonuses claimed in a period by player: the highest conversion first. */
export async function readPlayerUse(
  db: Queryable,
  offerId: string,
  { from, to, brandIds = null }: ReportPeriod,
  currency: string,
  { after, limit }: UsePage,
): Promise<PlayerUse[]> {
  return await db.query<PlayerUse>(
    `with listed as (
       select b.player_id, sum(b.converted_minor) as converted from bonuses b
       where b.offer_id = $5 and b.created_at >= $1::date and b.created_at < $2::date + 1 and b.currency = $3
         and ($4::text[] is null or player_brand(b.player_id) = any($4))
       group by b.player_id
       having $6::numeric is null or (sum(b.converted_minor), b.player_id) < ($6, $7)
       order by 2 desc, b.player_id desc limit $8)
     select c.player_id as "playerId", array_agg(c.id) as "bonusIds", ${figures}
     from listed join lateral (${claimed} and b.offer_id = $5 and b.player_id = listed.player_id) c on true
     group by c.player_id order by sum(c.converted_minor) desc, c.player_id desc`,
    [from, to, currency, brandIds, offerId, after?.converted ?? null, after?.playerId ?? null, limit],
  );
}

/** Counts players' claims of an offer, at any time; players without claims are left out. */
export async function countClaimsOf(
  db: Queryable,
  offerId: string,
  playerIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.query<{ playerId: string; claims: number }>(
    `select player_id as "playerId", count(*)::int as claims from bonuses
     where offer_id = $1 and player_id = any($2) group by player_id`,
    [offerId, playerIds],
  );
  return new Map(rows.map(({ playerId, claims }) => [playerId, claims]));
}
