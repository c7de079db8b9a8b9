import type { Measure } from "@parlour/contracts/entities/report";
import type { Flow } from "./flow.ts";

type Way = Pick<Flow, "type" | "source" | "destination">;

const isPlayer = (place: string) => place.startsWith("player:");
const isRevenue = (place: string) => place.startsWith("house:revenue");
/** Transfers into an account count as positive, transfers out of it as negative. */
const net = (place: (name: string) => boolean, { source, destination }: Way) =>
  Number(place(destination)) - Number(place(source));
const at = (name: string) => (place: string) => place === `house:${name}`;
const isJackpot = (place: string) => at("jackpots")(place) || at("studioJackpots")(place);

/**
 * Defines each measure: the sign with which a transfer in this direction counts. A figure and the list of
 * postings behind it use the same definition.
 */
export const measures: Record<Measure, (way: Way) => -1 | 0 | 1> = {
  deposits: (way) => (way.type === "DEPOSIT" ? sign(-net(at("payments"), way)) : 0),
  withdrawals: (way) =>
    way.type === "WITHDRAWAL" && (isPlayer(way.source) || isPlayer(way.destination))
      ? sign(net(at("payments"), way))
      : 0,
  // A rolled-back stake counts negatively.
  stakes: (way) => {
    if (isRevenue(way.destination) && !isJackpot(way.source)) return way.type === "ROLLBACK" ? 0 : 1;
    return isRevenue(way.source) && way.type === "ROLLBACK" && !isJackpot(way.destination) ? -1 : 0;
  },
  wins: (way) => {
    if (isRevenue(way.source) && !isJackpot(way.destination)) return way.type === "ROLLBACK" ? 0 : 1;
    return isRevenue(way.destination) && way.type === "ROLLBACK" && !isJackpot(way.source) ? -1 : 0;
  },
  jackpotContributions: (way) => {
    if (isRevenue(way.source) && isJackpot(way.destination)) return 1;
    return isRevenue(way.destination) && isJackpot(way.source) ? -1 : 0;
  },
  jackpotWins: (way) => {
    if (isJackpot(way.source) && isPlayer(way.destination)) return 1;
    return isJackpot(way.destination) && isPlayer(way.source) ? -1 : 0;
  },
  grossRevenue: (way) => sign(net(isRevenue, way)),
  promotionCost: (way) => sign(-net(at("promotions"), way)),
  affiliateCost: (way) => sign(-net(at("affiliates"), way)),
  adjustments: (way) => sign(-net(at("adjustments"), way)),
  // Fees are income; a chargeback is a loss until the player pays it back.
  fees: (way) => sign(net(at("fees"), way)),
  chargebacks: (way) => sign(-net(at("chargebacks"), way)),
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

/**
 * Gross revenue less promotions, as everywhere in the product. Affiliates are paid a share of it, so their commission
 * is not part of it; it has a column of its own.
 */
export function netRevenueOf(flows: readonly Flow[]): bigint {
  return sumOf("grossRevenue", flows) - sumOf("promotionCost", flows);
}
