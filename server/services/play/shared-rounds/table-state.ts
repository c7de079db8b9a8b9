import type { TableState } from "@parlour/contracts/entities/live-table";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Bet } from "./bet-store.ts";
import { phaseOf } from "./live-view.ts";
import type { Round } from "./round-store.ts";
import type { Table } from "./table.ts";

/** The number of results that fit on a table's card in the live room. */
const resultsShown = 12;

/** Returns the current state of a table as the live room shows it. */
export function tableStateOf(
  table: Pick<Table, "game" | "round" | "bets" | "past" | "opening" | "dealer">,
  now: Date,
): TableState {
  const round = table.round();
  const { isOpen, opensAt } = table.opening();
  return {
    now: now.getTime(),
    round: round
      ? { number: round.number, phase: phaseOf(round, now), until: untilOf(round, now).getTime() }
      : null,
    results: resultsOf(table.game, round, table.past(), now),
    players: playersOf(table.bets()),
    opening: { isOpen, opensAt: opensAt?.getTime() ?? null },
    dealer: table.dealer(),
  };
}

function untilOf(round: Round, now: Date): Date {
  const runs = round.endsAt ?? round.window?.closesAt;
  const ends = { BETTING: round.closesAt, RUNNING: runs, RESULT: round.nextAt, VOID: round.nextAt };
  return ends[phaseOf(round, now)] ?? now;
}

/** The newest result is listed once it has been shown at the table, even if its bets have not been settled. */
function resultsOf(
  game: SharedGame,
  round: Round | undefined,
  past: readonly Round[],
  now: Date,
): TableState["results"] {
  const isNew = round && phaseOf(round, now) === "RESULT" && past[0]?.number !== round.number;
  return (isNew ? [round, ...past] : past)
    .slice(0, resultsShown)
    .map(({ number, outcome }) => ({ number, ...game.resultOf!(outcome) }));
}

function playersOf(bets: readonly Bet[]): number {
  const real = bets.filter(({ practice, state }) => !practice && state !== "VOIDED" && state !== "REFUNDED");
  return new Set(real.map(({ owner }) => owner)).size;
}
