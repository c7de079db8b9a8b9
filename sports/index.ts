export {
  type BetType,
  betTypesFor,
  findBetType,
  lineCount,
  linesOf,
  MAX_LINES,
  MAX_SELECTIONS,
  namedSystems,
} from "./bets/bet-types.ts";
export {
  type CashOutInput,
  type Chance,
  cashOutValue,
  type LiveSelection,
  type PartialCashOut,
  partialCashOut,
} from "./bets/cash-out.ts";
export {
  type Payout,
  type PlaceTerms,
  payoutOf,
  potentialPayout,
  type SettledBet,
  type SettledSelection,
  totalStakeMinor,
} from "./bets/payout.ts";
export { deadHeat, HALF_LOST, HALF_WON, LOST, type Settlement, VOID, WON } from "./bets/settlement.ts";
export { competitions } from "./data/competitions.ts";
export type { Competition, Crest, Participant } from "./data/participant.ts";
export { squadOf } from "./data/squads.ts";
export { marketKinds } from "./markets/kinds.ts";
export {
  type Market,
  type MarketContext,
  type MarketKind,
  type MarketKindId,
  marketId,
  marketKindIds,
  type Period,
  type Player,
  parseMarketId,
  type Score,
  type Side,
} from "./markets/market.ts";
export {
  drawRanking,
  outrightMargin,
  type PricedRunner,
  priceOutright,
  type Ranking,
  type Runner,
  runnerOf,
  settlePlace,
} from "./markets/outright.ts";
export { settleOutcome } from "./markets/settle-market.ts";
export { chanceOf, fairProbability, jointOf } from "./model/joint.ts";
export type { Joint, Leg } from "./model/joint-shape.ts";
export type { MatchModel } from "./model/match-model.ts";
export type { Goal, Incident, IncidentKind, MatchState } from "./model/match-state.ts";
export { offeredMarkets } from "./model/offered-markets.ts";
export {
  type BuilderRefusal,
  MAX_BUILDER_LEGS,
  type PricedBuilder,
  type PricedMarket,
  type PricedOutcome,
  priceBuilder,
  priceMarket,
  settleBuilder,
} from "./model/pricing.ts";
export { type Offer, type Sport, type SportId, type Strength, sportIds } from "./model/sport.ts";
export { sports } from "./model/sports.ts";
export { formatOdds, type OddsFormat, oddsFormats, parseOdds } from "./odds/formats.ts";
export { assertPrice, decimalOf, HIGHEST_PRICE, LOWEST_PRICE, type Price } from "./odds/price.ts";
