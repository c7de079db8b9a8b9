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
  ADJUSTMENTS: "ADJUSTMENT",
};

type Period = Pick<Statement, "startsAt" | "endsAt">;

/**
 * A link to the transactions of a line. The end of a history's period is inclusive, that of a statement
 * exclusive.
 */
export function historyAddress({ startsAt, endsAt }: Period, kind: StatementLineKind): string {
  const to = new Date(Date.parse(endsAt) - 1).toISOString();
  return `/account/history?${new URLSearchParams({ type: historyTypes[kind], from: startsAt, to })}`;
}

/** A link to the rounds of a game that began in the period. */
export function roundsAddress({ startsAt, endsAt }: Period, gameId: string): string {
  return `/account/games?${new URLSearchParams({ gameId, from: startsAt, before: endsAt })}`;
}
