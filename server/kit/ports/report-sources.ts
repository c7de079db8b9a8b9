/** The figures that reports read from other services. Days and periods are in UTC, amounts in minor units as text. */
export type ReportPeriod = {
  from: string;
  to: string;
  /** Limits the figures to players of these brands; if unset or null, all players are counted. */
  brandIds?: readonly string[] | null;
};

/** The value of a currency in US dollars on a day. */
export type RateDay = { day: string; currency: string; worthUsd: number };

/** The players whose first deposit was credited on a day. */
export type FirstDeposits = { day: string; players: number; amountMinor: string };

/** The outcomes of the deposits by one method. Reversed deposits were credited first. */
export type MethodResults = {
  method: string;
  provider: string;
  attempts: number;
  credited: number;
  declined: number;
  reversed: number;
  amountMinor: string;
};

/** The players who joined in one week, and how many of them came back in each week after they had joined. */
export type Cohort = { week: string; players: number; lastJoinedAt: Date; returned: number[] };

/** A player who joined through an affiliate. */
export type ReferredPlayer = { playerId: string; affiliateId: string; affiliateName: string };

/** The figures of a group of players over their lifetime. */
export type GroupTotals = {
  group: string;
  players: number;
  depositors: number;
  deposits: string;
  gross: string;
  promotions: string;
};

/** The players of a country who joined in a period, with their lifetime figures. */
export type CountryTotals = {
  country: string;
  players: number;
  verified: number;
  depositors: number;
  deposits: string;
  withdrawals: string;
  gross: string;
  promotions: string;
};

/** The stakes of open bets or rounds in one currency. Their money is in the revenue accounts until they are settled. */
export type OpenStakes = {
  kind: "SPORTS" | "RACING" | "VIRTUAL_SPORTS" | "ROUNDS";
  currency: string;
  count: number;
  stakesMinor: string;
};

/** The points of the players who have wallets in one currency, and their cash value in it. */
export type PointsValue = { currency: string; points: string; valueMinor: string };

/** What became of the bonuses that were claimed in a period. Amounts are in minor units as text. */
export type BonusFigures = {
  claims: number;
  granted: string;
  wagered: string;
  converted: string;
  /** What the promotions account paid for the bonuses, less what it got back. */
  cost: string;
};

/** The claims of one offer in a period. */
export type OfferUse = BonusFigures & {
  offerId: string;
  name: string;
  players: number;
  /** Claims in which a rule found linked accounts, and the cases about claims of the offer. */
  linkedClaims: number;
  cases: number;
};

/** A bonus that a rule has found, and the case to which it was added. */
export type FoundBonus = { bonusId: string; caseId: string; rule: string };

/** One player's claims of one offer in a period. */
export type PlayerUse = BonusFigures & { playerId: string; bonusIds: string[] };

/** Where the next page of players starts: after the given player, in a list sorted by the converted amount. */
export type UsePage = { after: { converted: string; playerId: string } | undefined; limit: number };

/** The deposits of a group of players that were charged back or reversed. */
export type GroupReversals = { group: string; count: number; amountMinor: string };
