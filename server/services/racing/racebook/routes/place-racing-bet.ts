import { createHash } from "node:crypto";
import { placeRacingBet as call } from "@parlour/contracts/calls/racing/racebook/place-racing-bet";
import type { ErrorCode } from "@parlour/contracts/errors";
import { amountOf } from "@parlour/rules/money";
import type { Answer } from "@parlour/wagering/outcomes";
import { isRefusal, type Refusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { createBetFinder, createBetWriter, deleteRefused, type NewBet, openBet } from "../bet-store.ts";
import { createPoolOpener } from "../ensure-pool.ts";
import { createPoolPublisher } from "../pool-stream.ts";
import { priceBet } from "../price-bet.ts";
import { findRaces } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { betOf } from "../views.ts";
import { REFERENCE_KIND, wagerOf } from "../wager-operations.ts";

export function placeRacingBet(parts: RacebookParts): Route {
  const { kit, wagering, players } = parts;
  const pools = createPoolPublisher(parts);
  const openPool = createPoolOpener(kit);
  const findBet = createBetFinder(kit.db);
  const insertBet = createBetWriter(kit.db);
  return route(call, async ({ session, body, idempotencyKey }) => {
    const { playerId } = session;
    const { currency } = await players.get(playerId);
    if (currency !== body.currency) return refuse("CURRENCY_MISMATCH");
    // The id is derived from the key, so a retry after a lost answer finds the same wager.
    const id = `bet_${createHash("sha256").update(`${playerId}\n${idempotencyKey}`).digest("hex").slice(0, 24)}`;
    const known = await findBet(id);
    if (known) return betOf(known, await findRaces(kit.db, await raceIdsOf(parts, known)));
    const priced = await priceBet(parts, body);
    if (isRefusal(priced)) return priced;
    const { offer, races } = priced;
    if (offer) await openPool(offer, currency);
    const bet: NewBet = { ...priced.bet, id, playerId, placedAt: kit.clock.now() };
    await insertBet(bet);
    const answer = await wagering.apply({
      kind: "place",
      ...wagerOf(bet),
      operationId: `${id}/stake`,
      sessionId: null,
      referenceKind: REFERENCE_KIND,
      grantId: null,
      stake: bet.stakeMinor,
      ends: false,
    });
    if (answer.outcome !== "POSTED") {
      if (answer.outcome !== "UNAVAILABLE") await deleteRefused(kit.db, bet);
      return refuseAnswer(answer, currency);
    }
    if (offer) pools.changed([offer.raceIds[0]!, offer.raceIds.at(-1)!], currency);
    return betOf(openBet(bet), races);
  });
}

async function raceIdsOf({ kit }: RacebookParts, { poolId, raceId, currency }: NewBet): Promise<string[]> {
  if (poolId === null) return [raceId];
  const rows = await kit.db.query<{ raceIds: string[] }>(
    `select race_ids as "raceIds" from racing_pools where id = $1 and currency = $2`,
    [poolId, currency],
  );
  return rows[0]?.raceIds ?? [raceId];
}

function refuseAnswer({ outcome, refusal, balance }: Answer, currency: string): Refusal {
  if (refusal) return refuse(refusal.code as ErrorCode, refusal.details);
  if (outcome === "INSUFFICIENT_FUNDS" || outcome === "ACCOUNT_MISSING") {
    return refuse("INSUFFICIENT_FUNDS", { balance: amountOf(balance, currency), currency });
  }
  if (outcome === "BONUS_MAX_BET") return refuse("BONUS_MAX_BET");
  if (outcome === "CONFLICT" || outcome === "WAGER_CLOSED") return refuse("CONFLICT");
  return { ...refuse("OVERLOADED"), headers: { "retry-after": "1" } };
}
