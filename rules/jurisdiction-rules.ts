import type { LimitKind, LimitPeriod } from "./protection-limits.ts";

/** A limit that a jurisdiction sets for all its players. */
export type PlaceLimit = {
  kind: LimitKind;
  period: LimitPeriod;
  /** The limit in major units of the currency, or in minutes if it limits playing time. */
  amount: number;
  /** The currency; null if the limit is on playing time. */
  currency: string | null;
};

/** The maximum stake of one bet on a kind of game. */
export type StakeCap = {
  /** A category of the game catalogue, such as `slots`; null for every game. */
  category: string | null;
  /** The cap applies only to players younger than this; null for all players. */
  belowAgeYears: number | null;
  /** The maximum stake in major units. */
  amount: number;
  currency: string;
};

/** Independent help for players, shown in the footer and on the pages about responsible play. */
export type Helpline = { name: string; phone: string; url: string | null };

/** The rules that differ between regulators. */
export type JurisdictionRules = {
  minimumAgeYears: number;
  /**
   * How long a session may be idle, and how long it may last; if unset, the limits from the configuration
   * apply.
   */
  sessionIdleSeconds?: number;
  sessionAbsoluteSeconds?: number;
  /** Whether the player must name a subdivision because rules differ within the country. */
  subdivisionRequired: boolean;
  autoplayAllowed: boolean;
  /** Whether games may shorten their animations, which makes rounds faster. */
  turboAllowed: boolean;
  /** Whether slots may offer ante bets, which cost more than the base stake and make the feature more likely. */
  anteBetsAllowed: boolean;
  /** Whether slots may offer feature buys, with which a player pays to start a feature immediately. */
  featureBuysAllowed: boolean;
  simultaneousSlotsAllowed: boolean;
  /** The minimum time between the starts of two rounds. */
  minimumSpinMs: number;
  /** Maximum stakes by kind of game and age. If several apply, the lowest is used. */
  stakeCaps: readonly StakeCap[];
  /**
   * The jurisdiction's limits. The strictest of the jurisdiction's, the operator's and the player's own limits applies.
   */
  limits: readonly PlaceLimit[];
  /** Whether a player must set a deposit limit before the first deposit. */
  depositLimitRequired: boolean;
  /** The interval of the reality check for players who have not chosen one; null for none. */
  realityCheckMinutes: number | null;
  /** The longest interval that a player may choose; null if there is no maximum. */
  realityCheckMaximumMinutes: number | null;
  /** Whether games always show the length and net result of the session. */
  sessionFiguresShown: boolean;
  playerTransferAllowed: boolean;
  dealerTipsAllowed: boolean;
  cancelWithdrawalAllowed: boolean;
  /** Whether deposits require a verified document. */
  documentBeforeDeposit: boolean;
  creditCardsAllowed: boolean;
  bonusesAllowed: boolean;
  /** Whether players may be offered missions and daily rewards, which also need `bonusesAllowed`. */
  missionsAllowed: boolean;
  /** The highest wagering requirement that a bonus may have; null for no maximum. */
  maximumWagering: number | null;
  helplines: readonly Helpline[];
};
