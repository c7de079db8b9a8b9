export {
  type BetType,
  betTypesFor,
  findBetType,
  lineCount,
  linesOf,
  MAX_LINES,
  MAX_SELECTIONS,
  namedSystems,
  systemName,
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
export { competitions, isContinuous } from "./data/competitions.ts";
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
  playerIdOf,
  type Score,
  type Side,
} from "./markets/market.ts";
export { placeMarketOf, type Ranking } from "./markets/outright.ts";
export { settleOutcome } from "./markets/settle-market.ts";
export { chanceOf, fairProbability, jointOf } from "./model/joint.ts";
export type { Joint, Leg } from "./model/joint-shape.ts";
export { liveCounter } from "./model/live-counts.ts";
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
export {
  decidedBySegments,
  type Offer,
  type Sport,
  type SportId,
  type Strength,
  sportIds,
} from "./model/sport.ts";
export { sports } from "./model/sports.ts";
export { oversText, type Turn, turnOf } from "./model/turn-side.ts";
export { formatOdds, type OddsFormat, oddsFormats, parseOdds } from "./odds/formats.ts";
export { assertPrice, decimalOf, HIGHEST_PRICE, LOWEST_PRICE, type Price } from "./odds/price.ts";
export { type SeasonMarket, seasonMarkets } from "./season/season-markets.ts";
export { type LikelyScores, likelyScores, type Season, type SeasonMatch } from "./season/simulate-season.ts";
export {
  addMatch,
  compareLines,
  type MatchResult,
  rankingOf,
  resultOf,
  type TableLine,
} from "./season/table.ts";
export {
  type FootballChannel,
  findVirtualChannel,
  type RaceChannel,
  type VirtualChannel,
  virtualChannels,
} from "./virtual/channels.ts";
export {
  drawCard,
  type FootballCard,
  type RaceCard,
  type Runner as RaceRunner,
  type VirtualCard,
} from "./virtual/draw-card.ts";
export { finalState, type MatchIncident, type PlayedMatch } from "./virtual/draw-match.ts";
export { drawOutcome, MATCH_MS, runMs, type VirtualOutcomeOfRound } from "./virtual/draw-outcome.ts";
export type { RunRace } from "./virtual/draw-race.ts";
export { matchMarkets, scoreWeights } from "./virtual/match-model.ts";
export { eachWayTerms } from "./virtual/race-kinds.ts";
export { raceMarketIds, raceMarkets, type VirtualMarket } from "./virtual/race-markets.ts";
export { virtualReturns } from "./virtual/returns.ts";
export {
  nextRound,
  numberOfDay,
  parseRoundId,
  roundIdOf,
  seasonOf,
  startOfRound,
} from "./virtual/schedule.ts";
export {
  isVirtualEvent,
  roundOfEvent,
  type VirtualSportId,
  virtualEventId,
  virtualSportsProvider,
} from "./virtual/virtual-sport.ts";
export { raceState, virtualSports } from "./virtual/virtual-sports.ts";
