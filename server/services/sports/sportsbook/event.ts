import type { SportsEventStatus } from "@parlour/contracts/entities/sports-event";
import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import {
  type MatchModel,
  type MatchState,
  type Player,
  type Price,
  type Sport,
  sports,
} from "@parlour/sports";

type Fixture = Extract<FeedMessage, { type: "fixture" }>;
export type EventParticipant = Fixture["home"];

export type Chance = { won: number; returned: number };

/** A market as it is stored: prices in thousandths. */
export type EventMarket = {
  id: string;
  isSuspended: boolean;
  outcomes: readonly { id: string; price: Price | null; chance: Chance | null }[];
};

export type SportsEventRecord = {
  id: string;
  provider: string;
  sport: string;
  competition: { id: string; name: string };
  home: EventParticipant;
  away: EventParticipant;
  players: readonly Player[];
  startsAt: Date;
  status: SportsEventStatus;
  /** By the provider. */
  isSuspended: boolean;
  /** By a trader. */
  isHeld: boolean;
  /** A message is missing, so nothing may be bet on until a snapshot. */
  hasGap: boolean;
  sequence: number;
  version: number;
  scoreVersion: number;
  state: MatchState | null;
  clockSeconds: number;
  clockAt: Date;
  markets: readonly EventMarket[];
  updatedAt: Date;
  endedAt: Date | null;
};

/** Live prices are valid for so long after the provider's last message about the event. */
const livePriceMs = 30_000;

/** Whether no bet on the event can be accepted now, and no cash-out. */
export function isClosed(event: SportsEventRecord, now: Date): boolean {
  if (event.isSuspended || event.isHeld || event.hasGap) return true;
  if (event.status === "LIVE") return now.getTime() - event.updatedAt.getTime() > livePriceMs;
  return event.status !== "SCHEDULED" || event.startsAt <= now;
}

export const isOver = ({ status }: Pick<SportsEventRecord, "status">): boolean =>
  status !== "SCHEDULED" && status !== "LIVE";

export function findSport(id: string): Sport | undefined {
  return Object.hasOwn(sports, id) ? sports[id as keyof typeof sports] : undefined;
}

type ModelInput = Pick<SportsEventRecord, "sport" | "players"> & {
  home: { strength: EventParticipant["strength"] };
  away: { strength: EventParticipant["strength"] };
};
const average = { attack: 0, defence: 0 };

/** The event's model; average strengths do where only its rules are needed. */
export function modelOf(event: ModelInput): MatchModel {
  const sport = findSport(event.sport);
  if (!sport) throw new Error(`there is no sport ${event.sport}`);
  return sport.model(event.home.strength ?? average, event.away.strength ?? average, event.players);
}

export const hasModel = ({ home, away }: Pick<SportsEventRecord, "home" | "away">): boolean =>
  home.strength !== null && away.strength !== null;
