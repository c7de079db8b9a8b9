import type { ConvertedBonus, LinkedClaim } from "@parlour/rules/case-rules";
import type { Queryable } from "../../../kit/database.ts";

/** Lists the bonuses that a player converted to cash since a given time, with the stakes that they required. */
export async function listConvertedBonuses(
  db: Queryable,
  playerId: string,
  from: Date,
): Promise<ConvertedBonus[]> {
  const rows = await db.query<Omit<ConvertedBonus, "requiredMinor"> & { required: string }>(
    `select id, ended_at as at, currency, required_minor::text as required from bonuses
     where player_id = $1 and status = 'CONVERTED' and ended_at >= $2 order by ended_at`,
    [playerId, from],
  );
  return rows.map(({ required, ...row }) => ({ ...row, requiredMinor: BigInt(required) }));
}

/** Lists these players' claims of the offer that a bonus came from; none if an operator granted the bonus. */
export async function listOfferClaims(
  db: Queryable,
  bonusId: string,
  playerIds: readonly string[],
): Promise<LinkedClaim[]> {
  return await db.query<LinkedClaim>(
    `select other.id as "bonusId", other.player_id as "playerId", other.created_at as at
     from bonuses own join bonuses other on other.offer_id = own.offer_id and other.player_id <> own.player_id
     where own.id = $1 and own.grant_id is null and other.player_id = any($2) order by other.created_at`,
    [bonusId, playerIds],
  );
}
