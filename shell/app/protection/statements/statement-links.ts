import type { Statement } from "@parlour/contracts/entities/statement";
import type { StatementLineKind } from "@parlour/contracts/enumerations";

const historyTypes: Record<StatementLineKind, string> = {
  DEPOSITS: "DEPOSIT",
  WITHDRAWALS: "WITHDRAWAL",
  STAKES: "PLAY",
  WINS: "PLAY",
  BONUSES: "BONUS",
  REWARDS: "LOYALTY",
  TRANSFERS: "TRANSFER",
  COMMISSION: "COMMISSION",
  TIPS: "TIP",
  ADJUSTMENTS: "ADJUSTMENT",
};

type Period = Pick<Statement, "startsAt" | "endsAt">;

/**
 * A link to the transactions behind a line of the statement. A statement's period excludes its end time, but
 * the account history's period includes it, so the link ends one millisecond earlier.
 */
export function historyAddress({ startsAt, endsAt }: Period, kind: StatementLineKind): string {
  const to = new Date(Date.parse(endsAt) - 1).toISOString();
  return `/account/history?${new URLSearchParams({ type: historyTypes[kind], from: startsAt, to })}`;
}

const betPages: Readonly<Record<string, string>> = {
  sports: "/sports/my-bets?show=settled",
  horses: "/horse-racing/my-bets?show=settled",
  poker: "/poker/hands",
};

/** A link to the bets of a product, or to the rounds of a game that began in the period. */
export function playAddress({ startsAt, endsAt }: Period, vertical: string, gameId: string): string {
  const bets = gameId === "virtual-sports" ? betPages.sports : betPages[vertical];
  if (bets !== undefined) return bets;
  return `/account/games?${new URLSearchParams({ gameId, from: startsAt, before: endsAt })}`;
}
