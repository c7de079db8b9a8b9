import { findLanguage, sourceLanguage } from "@parlour/contracts/languages";
import { sportsbookProduct } from "@parlour/rules/free-bet";
import { amountOf } from "@parlour/rules/money";
import { decimalOf, systemName, virtualSportsProvider } from "@parlour/sports";
import type { Kit } from "../../../kit/kit.ts";
import type { ReadSubjects } from "../../../kit/ports/transaction-subjects.ts";
import { readTexts } from "../../../kit/texts.ts";
import { combinedPrice } from "./view-bet.ts";

type Words = {
  sportsbook: string;
  virtual: string;
  single: string;
  race: string;
  multiple: string;
  system: string;
  systemOf: string;
};
const words = readTexts<Words>("sports", "history");

/** Returns the product's name in statements. */
export const sportsbookName = (language: string): [id: string, name: string] => [
  sportsbookProduct,
  words.in(language).sportsbook,
];

export const virtualSportsName = (language: string): [id: string, name: string] => [
  virtualSportsProvider,
  words.in(language).virtual,
];

type Row = {
  currency: string;
  /** The total stake in minor units; zero for a free bet. */
  staked: string;
  id: string;
  type: string;
  prices: number[];
  sport: string;
  home: string;
  away: string;
};

const races: ReadonlySet<string> = new Set(["virtual-horses", "virtual-greyhounds", "virtual-motors"]);

const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? "");

/** Describes bets in the player's history by their event, or by the number of selections, with their odds. */
export function createBetSubjects({ db }: Pick<Kit, "db">): ReadSubjects {
  return async (playerId, ids, language) => {
    const rows = await db.query<Row>(
      `select b.id, b.type, b.currency,
         (case when b.grant_id is null then b.stake_per_line * b.lines else 0 end)::text as staked, array_agg(s.price order by s.position) as prices,
         min(e.sport) as sport, min(e.home ->> 'name') as home, min(e.away ->> 'name') as away
       from sports.bet b join sports.selection s on s.bet_id = b.id join sports.event e on e.id = s.event_id
       where b.player_id = $1 and b.id = any($2) group by b.id`,
      [playerId, [...ids]],
    );
    const text = words.in(language);
    const tag = findLanguage(language)?.tag ?? sourceLanguage;
    const decimal = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const nameOf = ({ type, prices, sport, home, away }: Row) => {
      const odds = decimal.format(combinedPrice(type, prices) ?? decimalOf(prices[0]!));
      const template =
        prices.length === 1
          ? races.has(sport)
            ? text.race
            : text.single
          : type === "MULTIPLE"
            ? text.multiple
            : text.system;
      const system = systemName(type, (size, all) => fill(text.systemOf, { size, all }));
      // A virtual race is stored as "#20"; every language writes the number in its own way.
      return fill(template, {
        home,
        away: away.replace(/^#/, ""),
        odds,
        system,
        count: String(prices.length),
      });
    };
    return new Map(
      rows.map((row) => [
        row.id,
        {
          kind: "BET" as const,
          id: row.id,
          name: nameOf(row),
          stake: amountOf(BigInt(row.staked), row.currency),
        },
      ]),
    );
  };
}
