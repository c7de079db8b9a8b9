import { amountOf } from "@parlour/rules/money";
import type { Flow } from "../flow.ts";
import { checkReturn, minBets } from "../game-return.ts";
import { measures, sumOf } from "../measures.ts";
import type { ReportParts } from "../report-parts.ts";
import type { Period } from "../report-store.ts";
import { groupFlows, verticalOf } from "../verticals.ts";
import {
  amountColumn,
  countColumn,
  figure,
  measureColumn,
  netCell,
  percentColumn,
  plain,
  shareOf,
  type Table,
  textColumn,
} from "./table.ts";

const played = ["stakes", "wins", "jackpotContributions", "grossRevenue"] as const;
const playColumns = played.map(measureColumn);
/** Promotions belong to no vertical, so they have their own row, and the totals match those of the overview. */
const promotions = "promotions";

/** Builds the report of play by day and vertical, with the day's promotions. */
export async function revenueTable(
  { totals }: ReportParts,
  period: Period,
  currency: string,
): Promise<Table> {
  const flows = await totals.flowsIn(period, currency);
  const groups = groupFlows(
    flows.filter((flow) => verticalOf(flow) !== undefined || measures.promotionCost(flow) !== 0),
    (flow) => `${flow.day} ${verticalOf(flow) ?? promotions}`,
  );
  return {
    columns: [
      textColumn("day", "Day"),
      textColumn("vertical", "Vertical"),
      ...playColumns,
      measureColumn("promotionCost"),
      amountColumn("netRevenue", "Net revenue"),
    ],
    rows: [...groups]
      .toSorted(([one], [other]) => (one < other ? 1 : -1))
      .map(([key, of]) => {
        const [day = "", vertical = ""] = key.split(" ");
        const where = { from: day, to: day, vertical };
        const cells = [...playCells(of, currency, where), figure(of, "promotionCost", currency, where)];
        // Promotions have no vertical, so they cannot be traced here; their own report lists the postings.
        const shown = vertical === promotions ? cells.map(({ value }) => ({ value })) : cells;
        return [plain(day), plain(vertical), ...shown, netCell(of, currency)];
      }),
  };
}

/** Builds the report of play by game. */
export async function gamesTable(parts: ReportParts, period: Period, currency: string): Promise<Table> {
  const flows = await parts.totals.flowsIn(period, currency, "game");
  const bets = new Map(
    (await parts.totals.gamesIn(period, currency)).map((game) => [game.gameId, game.bets]),
  );
  const groups = groupFlows(
    flows.filter(({ gameId }) => gameId !== ""),
    ({ gameId }) => gameId,
  );
  return {
    columns: [
      textColumn("game", "Game"),
      countColumn("bets", "Bets"),
      ...playColumns,
      percentColumn("margin", "Margin"),
    ],
    rows: [...groups]
      .toSorted(([, one], [, other]) => Number(sumOf("stakes", other) - sumOf("stakes", one)))
      .map(([gameId, of]) => [
        plain(parts.findGame(gameId)?.name ?? gameId),
        plain(bets.get(gameId) ?? 0),
        ...playCells(of, currency, { from: period.from, to: period.to, gameId }),
        marginCell(of),
      ]),
  };
}

/** The name under which the report lists our own games among the studios. */
const ownGames = "own games";

/** Builds the report of play by the studio that runs the games. */
export async function studiosTable(parts: ReportParts, period: Period, currency: string): Promise<Table> {
  const flows = await parts.totals.flowsIn(period, currency, "game");
  const studioOf = (gameId: string) => {
    const game = parts.findGame(gameId);
    return game === undefined ? undefined : (game.studio ?? ownGames);
  };
  const bets = new Map<string, number>();
  for (const { gameId, bets: count } of await parts.totals.gamesIn(period, currency)) {
    const studio = studioOf(gameId);
    if (studio !== undefined) bets.set(studio, (bets.get(studio) ?? 0) + count);
  }
  const groups = groupFlows(
    flows.filter(({ gameId }) => gameId !== ""),
    ({ gameId }) => studioOf(gameId),
  );
  return {
    columns: [
      textColumn("studio", "Studio"),
      countColumn("bets", "Bets"),
      ...playColumns,
      percentColumn("margin", "Margin"),
    ],
    rows: [...groups]
      .flatMap(([studio, of]) => (studio === undefined ? [] : [{ studio, of }]))
      .toSorted((one, other) => Number(sumOf("stakes", other.of) - sumOf("stakes", one.of)))
      .map(({ studio, of }) => [
        plain(studio),
        plain(bets.get(studio) ?? 0),
        // The postings behind a figure are listed by game, in the report of games.
        ...played.map((measure) => plain(figure(of, measure, currency, period).value)),
        marginCell(of),
      ]),
  };
}

/** Builds the report of play by vertical over the whole period. */
export async function verticalsTable(
  { totals }: ReportParts,
  period: Period,
  currency: string,
): Promise<Table> {
  const groups = groupFlows(await totals.flowsIn(period, currency), verticalOf);
  return {
    columns: [textColumn("vertical", "Vertical"), ...playColumns, percentColumn("margin", "Margin")],
    rows: [...groups]
      .flatMap(([vertical, of]) => (vertical === undefined ? [] : [{ vertical, of }]))
      .toSorted((one, other) => Number(sumOf("stakes", other.of) - sumOf("stakes", one.of)))
      .map(({ vertical, of }) => [
        plain(vertical),
        ...playCells(of, currency, { from: period.from, to: period.to, vertical }),
        marginCell(of),
      ]),
  };
}

/** The share of the stakes that the house keeps. */
const marginCell = (flows: Flow[]) => plain(shareOf(sumOf("grossRevenue", flows), sumOf("stakes", flows)));

function playCells(flows: Flow[], currency: string, where: Parameters<typeof figure>[3]) {
  return played.map((measure) => figure(flows, measure, currency, where));
}

/**
 * Builds the report of each game's actual return, with its theoretical return and the range that
 * chance alone can explain.
 */
export async function returnsTable(parts: ReportParts, period: Period, currency: string): Promise<Table> {
  const games = (await parts.totals.gamesIn(period, currency)).toSorted((one, other) =>
    Number(other.stakeMinor - one.stakeMinor),
  );
  const percent = (value: number | undefined) => plain(value === undefined ? null : Number(value.toFixed(4)));
  const rows = games.map((game) => {
    const known = parts.findGame(game.gameId);
    const check = known && checkReturn(game, known.proven);
    const verdict =
      check === undefined
        ? "unknown"
        : check.isOutside
          ? "outside"
          : game.bets < minBets
            ? "too few bets"
            : "within";
    return [
      plain(known?.name ?? game.gameId),
      plain(game.bets),
      {
        value: amountOf(game.stakeMinor, currency),
        trace: { measure: "stakes" as const, ...period, gameId: game.gameId },
      },
      percent(check?.actual),
      percent(check?.proven),
      percent(check?.low),
      percent(check?.high),
      plain(verdict),
    ];
  });
  return {
    columns: [
      textColumn("game", "Game"),
      countColumn("bets", "Bets"),
      amountColumn("stakes", "Stakes"),
      percentColumn("actual", "Actual return"),
      percentColumn("proven", "Proven return"),
      percentColumn("low", "Lower limit"),
      percentColumn("high", "Upper limit"),
      textColumn("verdict", "Verdict"),
    ],
    rows,
  };
}
