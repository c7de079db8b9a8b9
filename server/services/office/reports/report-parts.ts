import type { HarmCaseState } from "@parlour/contracts/entities/harm-case";
import type { SimilarAccount } from "@parlour/rules/duplicate-accounts";
import type { Kit } from "../../../kit/kit.ts";
import type {
  Cohort,
  CountryTotals,
  FirstDeposits,
  FoundBonus,
  GroupReversals,
  GroupTotals,
  MethodResults,
  OfferUse,
  OpenStakes,
  PlayerUse,
  PointsValue,
  RateDay,
  ReferredPlayer,
  UsePage,
} from "../../../kit/ports/report-sources.ts";
import type { RoundGames } from "../../../kit/ports/round-games.ts";
import type { ProvenReturn } from "./game-return.ts";
import type { Period } from "./report-store.ts";
import type { ReportTotals } from "./report-totals.ts";

type GroupedPlayer = { playerId: string; group: string };
export type ReportGame = {
  name: string;
  proven: ProvenReturn;
  /** The name of the other studio that runs the game; left out for our own games. */
  studio?: string;
};

export type ReportPorts = {
  roundGames: RoundGames;
  /** Finds a game; undefined for a game that is in no catalogue. */
  findGame(gameId: string): ReportGame | undefined;
  defaultCurrency(): Promise<string>;
  /** Counts new accounts per UTC day; days without any are left out. */
  signUps(period: Period): Promise<{ day: string; players: number }[]>;
  /** Counts players per UTC day of their first deposit; days without any are left out. */
  firstDeposits(period: Period, currency: string): Promise<FirstDeposits[]>;
  /** Counts deposits by method and outcome. */
  methodResults(period: Period, currency: string): Promise<MethodResults[]>;
  /** Reads who joined in each week of a period, and how many came back in each later week. */
  cohorts(period: Period): Promise<Cohort[]>;
  /** Sums up the players who joined in a period by country; amounts are lifetime figures in minor units. */
  countryTotals(period: Period, currency: string): Promise<CountryTotals[]>;
  /** Lists the players who joined in a period through an affiliate. */
  referredPlayers(period: Period): Promise<ReferredPlayer[]>;
  /**
   * Adds up the figures of players by the group that each is assigned to; amounts are lifetime figures in minor
   * units.
   */
  groupTotals(grouped: readonly GroupedPlayer[], period: Period, currency: string): Promise<GroupTotals[]>;
  /** Adds up reversed deposits by the group that each player is assigned to. */
  groupReversals(
    grouped: readonly GroupedPlayer[],
    period: Period,
    currency: string,
  ): Promise<GroupReversals[]>;
  /** Lists the bonuses that rules have added to cases on a day or later. */
  foundBonuses(fromDay: string): Promise<FoundBonus[]>;
  caseStates(caseIds: readonly string[]): Promise<{ id: string; state: HarmCaseState }[]>;
  /** Adds up the bonuses claimed in a period by offer. */
  offerUse(period: Period, currency: string, found: readonly FoundBonus[]): Promise<OfferUse[]>;
  /** Adds up one offer's bonuses claimed in a period by player, highest conversion first. */
  playerUse(offerId: string, period: Period, currency: string, page: UsePage): Promise<PlayerUse[]>;
  /** Lists the accounts that seem to belong to the same person as a player. */
  linkedAccounts(playerId: string): Promise<SimilarAccount[]>;
  /** Counts players' claims of an offer at any time; players without claims are left out. */
  countClaims(offerId: string, playerIds: readonly string[]): Promise<Map<string, number>>;
  /** Adds up the stakes of open bets and rounds that are not in an account of their own. */
  openStakes(brandIds: readonly string[] | null): Promise<OpenStakes[]>;
  /** Adds up players' points and what they can be redeemed for. */
  pointsValue(brandIds: readonly string[] | null): Promise<PointsValue[]>;
  /**
   * Reads the exchange rates of a period and, for each currency, the last rate before it and the first rate after it.
   */
  rates(period: Period): Promise<RateDay[]>;
};

export type ReportParts = ReportPorts & { kit: Kit; totals: ReportTotals };

/** Returns the currency of a report that names none: the site's own if it has postings, else the most used one. */
export async function reportCurrency(
  { defaultCurrency }: Pick<ReportParts, "defaultCurrency">,
  currencies: readonly string[],
): Promise<string> {
  const own = await defaultCurrency();
  return currencies.includes(own) ? own : (currencies[0] ?? "");
}
