import type { TradingEvent, TradingMarket } from "@parlour/contracts/entities/sports-trading";
import { amountOf } from "@parlour/rules/money";
import { decimalOf, parseMarketId } from "@parlour/sports";
import { findSport, modelOf, type SportsEventRecord } from "./event.ts";
import { findEvent, listIncidents } from "./event-store.ts";
import type { LimitOf } from "./liability-rules.ts";
import type { SportsbookParts } from "./parts.ts";
import { isMarketVoided, isVoided } from "./trading.ts";
import { listBetsOn, listExposures, type OutcomeExposure, readPositions } from "./trading-store.ts";
import { nameOfOutcome, toEvent, toMarketName } from "./view-event.ts";

const mostBets = 50;
const mostIncidents = 30;

/** Reads an event in the form that the trading desk shows. */
export async function readTradingEvent(
  { kit, liability: limits }: SportsbookParts,
  id: string,
): Promise<TradingEvent | undefined> {
  const { db, clock } = kit;
  const event = await findEvent(db, id);
  if (event === undefined) return undefined;
  const positions = await readPositions(db, [id]);
  const { openBets, liability } = positions.get(id)!;
  const exposures = await listExposures(db, id);
  const bets = await listBetsOn(db, id, mostBets);
  return {
    event: toEvent(event, await listIncidents(db, id, mostIncidents), clock.now()),
    isHeld: event.isHeld,
    openBets,
    liability: liability / 100,
    isResultManual: event.trading.isResultManual,
    scoreVersion: event.scoreVersion,
    markets: toTradingMarkets(event, exposures, await limits.refresh()),
    exposures: exposures.map((exposure) => ({ ...exposure, liability: exposure.liability / 100 })),
    result: toResult(event),
    bets: bets.map(({ stakeMinor, placedAt, price, ...bet }) => ({
      ...bet,
      placedAt: placedAt.toISOString(),
      stake: amountOf(stakeMinor, bet.currency),
      price: decimalOf(price),
    })),
  };
}

/** Returns the provider's markets, and any other market that has bets or a trader's decision. */
function toTradingMarkets(
  event: SportsEventRecord,
  exposures: readonly OutcomeExposure[],
  limitOf: LimitOf,
): TradingMarket[] {
  const { markets, trading, players } = event;
  const outcomes = new Map(markets.map(({ id, outcomes }) => [id, new Set(outcomes.map((one) => one.id))]));
  const add = (market: string, outcome: string | null) => {
    if (parseMarketId(market) === undefined) return;
    const known = outcomes.get(market) ?? new Set();
    outcomes.set(market, outcome === null ? known : known.add(outcome));
  };
  for (const { market, outcome } of exposures) add(market, outcome);
  for (const { market, outcome } of trading.voided) add(market, outcome);
  for (const [market, prices] of Object.entries(trading.prices)) {
    for (const outcome of Object.keys(prices)) add(market, outcome);
  }
  const owed = new Map(exposures.map((one) => [`${one.market} ${one.outcome}`, one.liability]));
  return [...outcomes].map(([id, ids]) => {
    const offered = markets.find((market) => market.id === id);
    const decimal = (price: number | null | undefined) => (price ? decimalOf(price) : null);
    return {
      ...toMarketName(id),
      isOffered: offered !== undefined,
      isSuspended: offered?.isSuspended ?? false,
      isSuspendedByTrader: trading.suspended.includes(id),
      isVoid: isMarketVoided(trading, id),
      liabilityLimit: limitOf(event, id) / 100,
      outcomes: [...ids].map((outcome) => ({
        id: outcome,
        name: nameOfOutcome(players, id, outcome),
        feedPrice: decimal(offered?.outcomes.find((one) => one.id === outcome)?.price),
        override: decimal(trading.prices[id]?.[outcome]),
        isVoid: isVoided(trading, id, outcome),
        liability: (owed.get(`${id} ${outcome}`) ?? 0) / 100,
      })),
    };
  });
}

function toResult(event: SportsEventRecord): TradingEvent["result"] {
  const model = modelOf(event);
  return {
    state: event.state && JSON.parse(JSON.stringify(event.state)),
    segments: model.context.segments,
    counts: model.counts.map(({ id }) => id),
    hasGoals: findSport(event.sport)?.points === "goals",
    tally: model.context.tally?.id ?? null,
    players: event.players.map(({ id, name, side }) => ({ id, name, side })),
  };
}
