import type { Measure } from "@parlour/contracts/entities/report";
import type { Flow } from "./flow.ts";

type Way = Pick<Flow, "type" | "giver" | "taker">;

const isPlayer = (place: string) => place.startsWith("player:");
const isRevenue = (place: string) => place.startsWith("house:revenue");
/** Transfers into an account count as positive, transfers out of it as negative. */
const net = (place: (name: string) => boolean, { giver, taker }: Way) =>
  Number(place(taker)) - Number(place(giver));
const at = (name: string) => (place: string) => place === `house:${name}`;
/** Fees and chargebacks were booked as adjustments before they had accounts of their own; the figure stays whole. */
const isAdjustment = (place: string) =>
  ["adjustments", "fees", "chargebacks"].some((name) => at(name)(place));
const isJackpot = (place: string) => at("jackpots")(place) || at("studioJackpots")(place);

/**
 * Defines each measure: the sign with which a transfer in this direction counts. A figure and the list of
 * postings behind it use the same definition.
 */
export const measures: Record<Measure, (way: Way) => -1 | 0 | 1> = {
  deposits: (way) => (way.type === "DEPOSIT" ? sign(-net(at("payments"), way)) : 0),
  withdrawals: (way) =>
    way.type === "WITHDRAWAL" && (isPlayer(way.giver) || isPlayer(way.taker))
      ? sign(net(at("payments"), way))
      : 0,
  // A rolled-back stake counts negatively.
  stakes: (way) => {
    if (isRevenue(way.taker) && !isJackpot(way.giver)) return way.type === "ROLLBACK" ? 0 : 1;
    return isRevenue(way.giver) && way.type === "ROLLBACK" && !isJackpot(way.taker) ? -1 : 0;
  },
  wins: (way) => {
    if (isRevenue(way.giver) && !isJackpot(way.taker)) return way.type === "ROLLBACK" ? 0 : 1;
    return isRevenue(way.taker) && way.type === "ROLLBACK" && !isJackpot(way.giver) ? -1 : 0;
  },
  jackpotContributions: (way) => {
    if (isRevenue(way.giver) && isJackpot(way.taker)) return 1;
    return isRevenue(way.taker) && isJackpot(way.giver) ? -1 : 0;
  },
  jackpotWins: (way) => {
    if (isJackpot(way.giver) && isPlayer(way.taker)) return 1;
    return isJackpot(way.taker) && isPlayer(way.giver) ? -1 : 0;
  },
  grossRevenue: (way) => sign(net(isRevenue, way)),
  promotionCost: (way) => sign(-net(at("promotions"), way)),
  affiliateCost: (way) => sign(-net(at("affiliates"), way)),
  adjustments: (way) => sign(-net(isAdjustment, way)),
  playerFunds: (way) => sign(net(isPlayer, way)),
};

function sign(value: number): -1 | 0 | 1 {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

export function sumOf(measure: Measure, flows: Iterable<Flow>): bigint {
  let sum = 0n;
  for (const flow of flows) sum += BigInt(measures[measure](flow)) * flow.amountMinor;
  return sum;
}

/** Gross revenue minus promotion costs. */
export function netRevenueOf(flows: readonly Flow[]): bigint {
  return sumOf("grossRevenue", flows) - sumOf("promotionCost", flows) - sumOf("affiliateCost", flows);
}
