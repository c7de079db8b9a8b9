import type { Overview } from "@parlour/contracts/entities/report";
import { amountOf } from "@parlour/rules/money";
import { daysOf, periodBefore } from "./days.ts";
import type { Flow, GameDay } from "./flow.ts";
import { checkReturn } from "./game-return.ts";
import { netRevenueOf, sumOf } from "./measures.ts";
import type { ReportParts } from "./report-parts.ts";
import type { Period } from "./report-store.ts";
import { groupFlows, verticalOf } from "./verticals.ts";

const onlineMs = 5 * 60_000;
const mostGames = 50;

export async function readOverview(
  parts: ReportParts,
  period: Period,
  currency: string,
): Promise<Omit<Overview, "currencies">> {
  const { kit, totals } = parts;
  const before = periodBefore(period);
  const [flows, flowsBefore, games, joined, joinedBefore, online, state] = await Promise.all([
    totals.flowsIn(period, currency, "game"),
    totals.flowsIn(before, currency),
    totals.gamesIn(period, currency),
    parts.signUps(period),
    parts.signUps(before),
    kit.sessions.countSeen(new Date(kit.clock.now().getTime() - onlineMs), period.brandIds ?? null),
    totals.state(),
  ]);
  const amounts = (of: Flow[]) => moneyOf(of, currency);
  const [now, then] = [amounts(flows), amounts(flowsBefore)];
  const byDay = groupFlows(flows, ({ day }) => day);
  const signUpsOn = new Map(joined.map(({ day, players }) => [day, players]));
  const count = (days: { players: number }[]) => days.reduce((sum, { players }) => sum + players, 0);
  return {
    currency,
    from: period.from,
    to: period.to,
    before: { from: before.from, to: before.to },
    online,
    totals: {
      signUps: { now: count(joined), before: count(joinedBefore) },
      deposits: { now: now.deposits, before: then.deposits },
      withdrawals: { now: now.withdrawals, before: then.withdrawals },
      stakes: { now: now.stakes, before: then.stakes },
      grossRevenue: { now: now.grossRevenue, before: then.grossRevenue },
      netRevenue: { now: now.netRevenue, before: then.netRevenue },
    },
    days: daysOf(period).map((day) => {
      const { wins: _, ...money } = amounts(byDay.get(day) ?? []);
      return { day, signUps: signUpsOn.get(day) ?? 0, ...money };
    }),
    verticals: [...groupFlows(flows, verticalOf)].flatMap(([vertical, of]) =>
      vertical === undefined ? [] : [{ vertical, ...playOf(of, currency) }],
    ),
    games: gamesIn(parts, flows, games, currency),
    alerts: alertsIn(parts, games, state.isWhole),
    gatheredAt: state.gatheredAt?.toISOString() ?? null,
  };
}

function gamesIn(
  parts: ReportParts,
  flows: Flow[],
  games: readonly GameDay[],
  currency: string,
): Overview["games"] {
  const bets = new Map(games.map((game) => [game.gameId, game.bets]));
  return [...groupFlows(flows, ({ gameId }) => gameId || undefined)]
    .flatMap(([gameId, of]) =>
      gameId === undefined
        ? []
        : [
            {
              gameId,
              name: parts.findGame(gameId)?.name ?? gameId,
              bets: bets.get(gameId) ?? 0,
              ...playOf(of, currency),
            },
          ],
    )
    .toSorted((one, other) => other.stakes - one.stakes)
    .slice(0, mostGames);
}

function alertsIn(parts: ReportParts, games: readonly GameDay[], isWhole: boolean): Overview["alerts"] {
  const outside = games.flatMap((game) => {
    const known = parts.findGame(game.gameId);
    const check = known && checkReturn(game, known.proven);
    return check?.isOutside
      ? [
          {
            kind: "RETURN_OUTSIDE_LIMITS" as const,
            text: `${known!.name} paid ${check.actual.toFixed(2)}%, outside ${check.low.toFixed(2)} to ${check.high.toFixed(2)}%.`,
          },
        ]
      : [];
  });
  const behind = { kind: "FIGURES_BEHIND" as const, text: "The newest postings are still being added up." };
  return isWhole ? outside : [...outside, behind];
}

function playOf(flows: Flow[], currency: string) {
  const { stakes, wins, grossRevenue } = moneyOf(flows, currency);
  return { stakes, wins, grossRevenue };
}

export function moneyOf(flows: Flow[], currency: string) {
  const amount = (minor: bigint) => amountOf(minor, currency);
  return {
    deposits: amount(sumOf("deposits", flows)),
    withdrawals: amount(sumOf("withdrawals", flows)),
    stakes: amount(sumOf("stakes", flows)),
    wins: amount(sumOf("wins", flows)),
    grossRevenue: amount(sumOf("grossRevenue", flows)),
    netRevenue: amount(netRevenueOf(flows)),
  };
}
