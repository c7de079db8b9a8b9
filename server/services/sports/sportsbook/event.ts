import type { SportsEventStatus } from "@parlour/contracts/entities/sports-event";
import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import {
  type MatchModel,
  type MatchState,
  type PlaceTerms,
  type Player,
  type Price,
  type Sport,
  sports,
  virtualSports,
} from "@parlour/sports";

type Fixture = Extract<FeedMessage, { type: "fixture" }>;
export type EventParticipant = Fixture["home"];

export type Chance = { won: number; returned: number };

/** A market as stored, with prices in thousandths. */
export type EventMarket = {
  id: string;
  isSuspended: boolean;
  /** Terms of each-way bets; not stored for markets without them. */
  eachWay?: PlaceTerms | null;
  outcomes: readonly { id: string; price: Price | null; chance: Chance | null }[];
};

/** Traders' decisions about an event, which remain in force whatever its provider sends. */
export type Trading = {
  /** The ids of markets that a trader has suspended. */
  suspended: readonly string[];
  /** Prices that replace the provider's, by market and outcome. */
  prices: Readonly<Record<string, Readonly<Record<string, Price>>>>;
  /** Selections declared void; if the outcome is null, the whole market is void. */
  voided: readonly VoidedSelection[];
  /** Whether a trader set the result or called the event off, in which case the provider's result is ignored. */
  isResultManual: boolean;
};

export type VoidedSelection = { market: string; outcome: string | null };

export type SportsEventRecord = {
  id: string;
  provider: string;
  sport: string;
  competition: { id: string; name: string };
  /** The season of the competition, if the provider names it. */
  season: string | null;
  /** Whether the event is a whole competition instead of a match. If so, `players` are its participants. */
  isOutright: boolean;
  home: EventParticipant;
  away: EventParticipant;
  players: readonly Player[];
  startsAt: Date;
  status: SportsEventStatus;
  /** Whether the provider has suspended the event. */
  isSuspended: boolean;
  /** Whether a trader has suspended the event. */
  isHeld: boolean;
  /** Whether a message is missing. No bets are accepted until the next snapshot. */
  hasGap: boolean;
  sequence: number;
  version: number;
  scoreVersion: number;
  state: MatchState | null;
  clockSeconds: number;
  clockAt: Date;
  /** The markets as sent by the provider; see `marketsOnOffer` for what players can bet on. */
  markets: readonly EventMarket[];
  trading: Trading;
  updatedAt: Date;
  endedAt: Date | null;
};

/** Live prices are valid for this long after the provider's last message about the event. */
export const livePriceMs = 30_000;

/** Returns whether the event currently accepts neither bets nor cash-outs. */
export function isClosed(event: SportsEventRecord, now: Date): boolean {
  if (event.isSuspended || event.isHeld || event.hasGap) return true;
  if (event.status === "LIVE") return now.getTime() - event.updatedAt.getTime() > livePriceMs;
  return event.status !== "SCHEDULED" || event.startsAt <= now;
}

export const isOver = ({ status }: Pick<SportsEventRecord, "status">): boolean =>
  status !== "SCHEDULED" && status !== "LIVE";

export function findSport(id: string): Sport | undefined {
  const all: Readonly<Record<string, Sport>> = { ...sports, ...virtualSports };
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

type ModelInput = Pick<SportsEventRecord, "sport" | "players"> & {
  home: { strength: EventParticipant["strength"] };
  away: { strength: EventParticipant["strength"] };
};
const average = { attack: 0, defence: 0 };

/**
 * Returns the match model of the event. Unknown strengths are assumed to be average, which is good enough where only
 * the rules of the sport matter, as in settlement.
 */
export function modelOf(event: ModelInput): MatchModel {
  const sport = findSport(event.sport);
  if (!sport) throw new Error(`there is no sport ${event.sport}`);
  return sport.model(event.home.strength ?? average, event.away.strength ?? average, event.players);
}

export const hasModel = ({ home, away }: Pick<SportsEventRecord, "home" | "away">): boolean =>
  home.strength !== null && away.strength !== null;
