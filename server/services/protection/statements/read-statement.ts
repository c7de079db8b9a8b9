import type { Statement } from "@parlour/contracts/entities/statement";
import { STATEMENT_LINES } from "@parlour/contracts/enumerations";
import { addDays, calendarDay, startOfDay } from "@parlour/rules/calendar-day";
import { amountOf } from "@parlour/rules/money";
import type { PlayTotals, StatementFigures } from "@parlour/rules/statement";
import { checkStatementPeriod } from "@parlour/rules/statement-period";
import type { Player } from "../../../kit/ports/players.ts";
import { type Refusal, refuseFields } from "../../../kit/refusal.ts";
import type { StatementParts } from "./parts.ts";
import { readLifetime } from "./read-lifetime.ts";
import { readPeriod } from "./read-movements.ts";

export type StatementRequest = {
  from: string;
  to: string;
  timeZone?: string | undefined;
  language?: string | undefined;
};

/** Returns the statement of a period, or a refusal that names the invalid field. */
export async function readStatement(
  parts: StatementParts,
  player: Player,
  request: StatementRequest,
): Promise<Statement | Refusal> {
  const timeZone = request.timeZone ?? (await parts.findTimeZone(player.id)) ?? "UTC";
  const now = parts.kit.clock.now();
  const fault = checkStatementPeriod(request, calendarDay(now, timeZone));
  if (fault) return refuseFields([fault]);
  const since = startOfDay(request.from, timeZone);
  const before = startOfDay(addDays(request.to, 1), timeZone);
  const [period, names, lifetime] = await Promise.all([
    readPeriod(parts.kit, { playerId: player.id, since, before }),
    parts.productNames(request.language ?? player.language),
    readLifetime(parts.kit, player.id),
  ]);
  const { currency } = player;
  const major = (minor: bigint) => amountOf(minor, currency);
  const { lines } = period.figures;
  return {
    from: request.from,
    to: request.to,
    timeZone,
    startsAt: since.toISOString(),
    endsAt: before.toISOString(),
    createdAt: now.toISOString(),
    currency,
    opening: major(period.openingMinor),
    closing: major(period.closingMinor),
    net: major(lines.WINS.amountMinor + lines.STAKES.amountMinor),
    lines: STATEMENT_LINES.map((kind) => ({
      kind,
      amount: major(lines[kind].amountMinor),
      count: lines[kind].postings,
    })),
    verticals: listVerticals(period.figures, names, major),
    lifetime: {
      deposits: major(lifetime.depositsMinor),
      withdrawals: major(lifetime.withdrawalsMinor),
      net: major(lifetime.depositsMinor - lifetime.withdrawalsMinor),
    },
  };
}

/** Lists the verticals with the largest stakes first. */
function listVerticals(
  { verticals }: StatementFigures,
  names: ReadonlyMap<string, string>,
  major: (minor: bigint) => number,
): Statement["verticals"] {
  const view = ({ stakesMinor, winsMinor, bets }: PlayTotals) => ({
    stakes: major(stakesMinor),
    wins: major(winsMinor),
    net: major(winsMinor - stakesMinor),
    bets,
  });
  return [...verticals]
    .map(([vertical, { products, ...totals }]) => ({
      vertical,
      ...view(totals),
      products: [...products]
        .flatMap(([id, play]) => {
          const name = names.get(id);
          return name === undefined ? [] : [{ id, name, ...view(play) }];
        })
        .sort((a, b) => b.stakes - a.stakes || (a.name < b.name ? -1 : 1)),
    }))
    .sort((a, b) => b.stakes - a.stakes);
}
