import type { Body } from "@parlour/contracts/call";
import type { placeRacingBet } from "@parlour/contracts/calls/racing/racebook/place-racing-bet";
import { priceTicket } from "@parlour/racing";
import { amountOf, isAmountFault, parseAmount } from "@parlour/rules/money";
import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import type { Kit } from "../../../kit/kit.ts";
import { type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import type { NewBet } from "./bet-store.ts";
import { type Backing, backingOf, offeredStake } from "./liability.ts";
import { type PoolOffer, parsePoolId, poolFrom } from "./pool-offers.ts";
import { fixedParts, fixedPrice, withdrawnRunners } from "./race-prices.ts";
import { findRace, type RaceRow } from "./race-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import { isOpenForBets, isPoolOpen } from "./run-race.ts";

type BetBody = Body<typeof placeRacingBet>;
type FixedBody = Extract<BetBody, { market: "FIXED" }>;
type PoolBody = Extract<BetBody, { market: "POOL" }>;

/** A bet that has a price but no owner yet. */
export type PricedBet = Omit<NewBet, "id" | "playerId" | "placedAt">;
export type Priced = {
  bet: PricedBet;
  races: RaceRow[];
  offer: PoolOffer | null;
  backing: Backing | null;
};

/** The highest payout of a fixed-odds bet, as a multiple of the highest stake. */
const PAYOUT_STAKES = 100n;

type PricingParts = Pick<RacebookParts, "kit" | "readMeeting">;

export const priceBet = (parts: PricingParts, body: BetBody): Promise<Priced | Refusal> =>
  body.market === "FIXED" ? priceFixed(parts.kit, body) : pricePool(parts, body);

async function priceFixed(kit: Kit, body: FixedBody): Promise<Priced | Refusal> {
  const { raceId, kind, runners, currency } = body;
  const race = await findRace(kit.db, raceId);
  if (!race) return refuse("NOT_FOUND");
  if (!isOpenForBets(race, kit.clock.now())) return refuse("MARKET_SUSPENDED");
  if (runners.length !== fixedParts[kind]) return refuse("BET_NOT_POSSIBLE", { cause: "WRONG_PARTS" });
  if (new Set(runners).size !== runners.length)
    return refuse("BET_NOT_POSSIBLE", { cause: "REPEATED_INTEREST" });
  const isStartingPrice = body.price === null;
  if (isStartingPrice && kind !== "win" && kind !== "each-way") {
    return refuse("BET_NOT_POSSIBLE", { cause: "STARTING_PRICE" });
  }
  const priceMilli = fixedPrice(race, kind, runners);
  if (priceMilli === null) return refuse("MARKET_SUSPENDED");
  if (!isStartingPrice && Math.round(body.price! * 1000) !== priceMilli) {
    return refuse("PRICE_CHANGED", { price: priceMilli / 1000 });
  }
  const unitMinor = readStake(body.stake, currency);
  if (typeof unitMinor !== "bigint") return unitMinor;
  const parts = kind === "each-way" ? 2 : 1;
  const stakeMinor = unitMinor * BigInt(parts);
  const { minMinor, maxMinor } = stakeLimitsOf(currency);
  const capped = (BigInt(maxMinor) * PAYOUT_STAKES * 1000n) / BigInt(priceMilli);
  const most = capped < BigInt(maxMinor) ? capped : BigInt(maxMinor);
  const limited = refuseStake(stakeMinor, { min: BigInt(minMinor * parts), max: most, currency }, parts);
  if (limited) return limited;
  return {
    races: [race],
    offer: null,
    backing: backingOf(race, kind, runners[0]!, priceMilli),
    bet: {
      currency,
      market: "FIXED",
      type: kind,
      raceId,
      raceVersion: race.version,
      pricesVersion: race.pricesVersion,
      poolId: null,
      selections: [runners.map((runner) => [runner])],
      lines: parts,
      unitMinor,
      stakeMinor,
      priceMilli: isStartingPrice ? null : priceMilli,
      isBestOdds: race.hasBestOdds && !isStartingPrice && (kind === "win" || kind === "each-way"),
    },
  };
}

async function pricePool({ kit, readMeeting }: PricingParts, body: PoolBody): Promise<Priced | Refusal> {
  const { poolId, selections, currency } = body;
  const named = parsePoolId(poolId);
  if (!named) return refuse("NOT_FOUND");
  const meeting = await readMeeting(named.raceId);
  const race = meeting.find(({ id }) => id === named.raceId);
  if (!race) return refuse("NOT_FOUND");
  const offer = poolFrom(race, meeting, named.type);
  if (!offer) return refuse("NOT_FOUND");
  if (!isPoolOpen(offer, meeting, kit.clock.now())) return refuse("MARKET_SUSPENDED");
  const unitMinor = readStake(body.stake, currency);
  if (typeof unitMinor !== "bigint") return unitMinor;
  const races = offer.raceIds.flatMap((id) => meeting.find((one) => one.id === id) ?? []);
  const priced = priceTicket({ type: offer.type, selections, unitMinor }, races.map(interestsOf));
  if ("fault" in priced) return refuse("BET_NOT_POSSIBLE", { cause: priced.fault });
  const { minMinor, maxMinor } = stakeLimitsOf(currency);
  const limited =
    refuseStake(unitMinor, { min: BigInt(minMinor), max: BigInt(maxMinor), currency }) ??
    refuseStake(priced.costMinor, { min: BigInt(minMinor), max: BigInt(maxMinor), currency }, priced.lines);
  if (limited) return limited;
  return {
    races,
    offer,
    backing: null,
    bet: {
      currency,
      market: "POOL",
      type: offer.type,
      raceId: race.id,
      raceVersion: race.version,
      pricesVersion: race.pricesVersion,
      poolId,
      selections,
      lines: priced.lines,
      unitMinor,
      stakeMinor: priced.costMinor,
      priceMilli: null,
      isBestOdds: false,
    },
  };
}

/** Returns the betting interests with at least one runner that is not withdrawn. */
function interestsOf(race: RaceRow): number[] {
  const out = withdrawnRunners(race);
  const left = race.card.runners.filter(({ number }) => !out.includes(number));
  return [...new Set(left.map(({ interest }) => interest))];
}

function readStake(amount: number, currency: string): bigint | Refusal {
  const parsed = parseAmount(amount, currency);
  if (!isAmountFault(parsed)) return parsed;
  const code =
    parsed === "TOO_PRECISE"
      ? "AMOUNT_TOO_PRECISE"
      : parsed === "TOO_LARGE"
        ? "ABOVE_MAXIMUM"
        : "AMOUNT_NOT_POSITIVE";
  return refuseFields([{ code, field: "stake" }]);
}

type Range = { min: bigint; max: bigint; currency: string };

/**
 * Refuses a stake outside the range, which covers all `lines` together. If the stake is too high, the refusal offers
 * the highest stake for each line.
 */
function refuseStake(stakeMinor: bigint, { min, max, currency }: Range, lines = 1): Refusal | null {
  if (stakeMinor >= min && stakeMinor <= max) return null;
  return refuse("STAKE_LIMIT", {
    minimumStake: amountOf(min, currency),
    maximumStake: max < min ? 0 : amountOf(max, currency),
    offeredStake: offeredStake(stakeMinor, max, { lines, currency }),
  });
}
