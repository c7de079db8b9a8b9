import type { DealtTable } from "@parlour/contracts/entities/dealt-table";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { amountOf } from "@parlour/rules/money";
import { phaseOf } from "../live-view.ts";
import type { Round } from "../round-store.ts";
import type { Table } from "../table.ts";
import { tableStateOf } from "../table-state.ts";
import type { Tip } from "../tips/tip-store.ts";
import { callWithinMs } from "./call-result.ts";
import { dealerStateOf } from "./dealer-state.ts";
import type { Shift } from "./shift-store.ts";

type Seen = { name: string; shift: Shift | undefined; tips: readonly Tip[]; operatorId: string; now: Date };

/** Returns a table as its dealer's console shows it. */
export function toDealtTable(table: Table, { name, shift, tips, operatorId, now }: Seen): DealtTable {
  const { game } = table;
  const round = table.round();
  const state = dealerStateOf(shift, now);
  return {
    slug: game.slug,
    name,
    now: now.getTime(),
    state,
    dealer:
      shift === undefined || state === "AWAY"
        ? null
        : {
            name: shift.operatorName,
            isYou: shift.operatorId === operatorId,
            since: shift.openedAt.getTime(),
          },
    outcomes: game.dealt!.outcomes.map((outcome) => ({
      outcome: outcome as Record<string, unknown>,
      result: game.resultOf!(outcome),
    })),
    round: round ? toDealtRound(game, round, table, now) : null,
    results: tableStateOf(table, now).results,
    tips: tips.map(({ id, playerName, amountMinor, currency, givenAt }) => ({
      id,
      name: playerName,
      amount: amountOf(amountMinor, currency),
      currency,
      at: givenAt.getTime(),
    })),
  };
}

function toDealtRound(game: SharedGame, round: Round, table: Table, now: Date): DealtTable["round"] {
  const bets = table.bets().filter(({ state }) => state !== "VOIDED" && state !== "REFUNDED");
  const isAwaited = round.state === "RUNNING" && round.outcome === null;
  return {
    number: round.number,
    phase: phaseOf(round, now),
    closesAt: round.closesAt.getTime(),
    nextAt: round.nextAt?.getTime() ?? null,
    callBy: isAwaited ? round.startsAt!.getTime() + callWithinMs : null,
    bets: bets.length,
    players: new Set(bets.map(({ owner }) => owner)).size,
    result: round.outcome === null ? null : game.resultOf!(round.outcome),
  };
}
