import type { Kit } from "../../../kit/kit.ts";
import type {
  Cohort,
  CountryTotals,
  FirstDeposits,
  MethodResults,
  RateDay,
} from "../../../kit/ports/report-sources.ts";
import type { RoundGames } from "../../../kit/ports/round-games.ts";
import type { ProvenReturn } from "./game-return.ts";
import type { Period } from "./report-store.ts";
import type { ReportTotals } from "./report-totals.ts";

export type ReportGame = { name: string; proven: ProvenReturn };

/** The service's dependencies on other services. */
export type ReportPorts = {
  roundGames: RoundGames;
  /** Finds a game; undefined for another studio's game whose maths we don't know. */
  findGame(gameId: string): ReportGame | undefined;
  /** Returns the site's default currency. */
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
