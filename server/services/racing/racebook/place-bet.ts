import { createHash } from "node:crypto";
import type { Body } from "@parlour/contracts/call";
import type { placeRacingBet } from "@parlour/contracts/calls/racing/racebook/place-racing-bet";
import type { ErrorCode } from "@parlour/contracts/errors";
import { amountOf } from "@parlour/rules/money";
import type { Answer } from "@parlour/wagering/outcomes";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { createBetRows } from "./bet-rows.ts";
import { type BetRow, findBets, type NewBet, openBet } from "./bet-store.ts";
import { createPoolOpener } from "./ensure-pool.ts";
import { createPoolPublisher } from "./pool-stream.ts";
import { priceBet } from "./price-bet.ts";
import { findRaces, type RaceRow } from "./race-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import { stakeOf } from "./wager-operations.ts";

/** A player's request to place a bet. The key is the caller's Idempotency-Key. */
export type BetRequest = {
  playerId: string;
  key: string;
  body: Body<typeof placeRacingBet>;
  /**
   * The reason why no new bet may be placed at the visitor's location; undefined if bets are allowed there. A retry of
   * a request that was already accepted is answered as before, wherever the visitor is.
   */
  refusedHere?: Refusal | undefined;
};

export type PlacedBet = { bet: BetRow; races: readonly RaceRow[] };

export type BetPlacer = (request: BetRequest) => Promise<PlacedBet | Refusal>;

/**
 * Returns a function that places bets. A bet is stored in the transaction that takes its stake, which it shares with
 * all bets that arrive at the same time.
 */
export function createBetPlacer(parts: RacebookParts): BetPlacer {
  const { kit, wagering, players } = parts;
  const pools = createPoolPublisher(parts);
  const openPool = createPoolOpener(kit);
  const rows = createBetRows(kit.clock);

  async function takeBet(
    id: string,
    { playerId, body, refusedHere }: BetRequest,
  ): Promise<PlacedBet | Refusal | undefined> {
    if (refusedHere) return refusedHere;
    const priced = await priceBet(parts, body);
    if (isRefusal(priced)) return priced;
    const { offer, races, backing } = priced;
    if (offer) await openPool(offer, body.currency);
    const bet: NewBet = { ...priced.bet, id, playerId, placedAt: kit.clock.now() };
    const answer = await wagering.place(stakeOf(bet), rows, {
      ...bet,
      raceIds: races.map((race) => race.id),
      backing,
    });
    if (answer.outcome !== "POSTED") return refuseAnswer(answer, body.currency);
    if (answer.replayed) return undefined;
    if (offer) pools.changed([offer.raceIds[0]!, offer.raceIds.at(-1)!], body.currency);
    return { bet: openBet(bet), races };
  }

  return async (request) => {
    const { currency } = await players.get(request.playerId);
    if (currency !== request.body.currency) return refuse("CURRENCY_MISMATCH");
    const id = betIdOf(request);
    const placed = await takeBet(id, request);
    if (placed && !isRefusal(placed)) return placed;
    // A retry gets the bet of the first request, even if the race has started in the meantime.
    const [known] = await findBets(kit.db, [id]);
    if (known) return { bet: known, races: await findRaces(kit.db, await raceIdsOf(parts, known)) };
    return placed ?? refuse("CONFLICT");
  };
}

/** The id is derived from the Idempotency-Key, so that a retry after a lost answer finds the same wager. */
const betIdOf = ({ playerId, key }: BetRequest): string =>
  `bet_${createHash("sha256").update(`${playerId}\n${key}`).digest("hex").slice(0, 24)}`;

async function raceIdsOf({ kit }: RacebookParts, { poolId, raceId, currency }: NewBet): Promise<string[]> {
  if (poolId === null) return [raceId];
  const rows = await kit.db.query<{ raceIds: string[] }>(
    `select race_ids as "raceIds" from racing_pools where id = $1 and currency = $2`,
    [poolId, currency],
  );
  return rows[0]?.raceIds ?? [raceId];
}

function refuseAnswer(answer: Answer, currency: string): Refusal {
  const { outcome, refusal, balance, bonusMaxStake } = answer;
  if (refusal) return refuse(refusal.code as ErrorCode, refusal.details);
  if (outcome === "INSUFFICIENT_FUNDS" || outcome === "ACCOUNT_MISSING") {
    return refuse("INSUFFICIENT_FUNDS", { balance: amountOf(balance, currency), currency });
  }
  if (outcome === "BONUS_MAX_BET") {
    return refuse("BONUS_MAX_BET", { maxBet: amountOf(bonusMaxStake ?? 0n, currency), currency });
  }
  if (outcome === "CONFLICT" || outcome === "WAGER_CLOSED") return refuse("CONFLICT");
  return { ...refuse("OVERLOADED"), headers: { "retry-after": "1" } };
}
