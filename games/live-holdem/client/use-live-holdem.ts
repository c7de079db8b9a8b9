import { useSeat } from "../../kit/client/game-context.ts";
import { useChoice } from "../../kit/client/live/use-choice.ts";
import type { LiveChips } from "../../kit/client/live/use-live-chips.ts";
import { useRoundElapsed } from "../../kit/client/live/use-round-elapsed.ts";
import { moveHindrance } from "../../kit/client/move-hindrance.ts";
import { CALL_ANTES } from "../../kit/math/holdem/casino-holdem-pays.ts";
import { type HoldemMove, holdemMoves } from "../../kit/math/holdem/holdem-outcome.ts";
import type { Choice } from "../../kit/math/shared-game.ts";
import type { SpotBet } from "../../kit/math/spot-table.ts";
import { cardMs, dealMs, flopMs, showdown } from "../math/deal-times.ts";
import { type HoldemDeal, holdemMoveOf, stakeOn } from "../math/live-holdem-table.ts";

type Placed = { bet: unknown; choices: readonly unknown[] };

/** The visible state of the round: the cards dealt at this time, and the player's choices. */
export function useLiveHoldem(seat: LiveChips) {
  const { table } = seat;
  const { balance } = useSeat();
  const { round, replay } = table;
  const choice = useChoice(seat);
  const elapsedMs = useRoundElapsed(table);
  const deal = elapsedMs === null ? null : ((round?.outcome as HoldemDeal | null) ?? null);
  const placed: Placed | null = replay.round ? (replay.mine[0] ?? null) : choice.placed;
  const ante = placed ? stakeOn(placed.bet as SpotBet, "ante") : 0;
  const choices = (placed?.choices ?? []) as readonly Choice[];
  const isOver = round?.phase === "RESULT" && deal !== null;
  const isDealt = elapsedMs !== null && elapsedMs >= dealMs;
  const since = (ms: number) => isOver || (elapsedMs !== null && elapsedMs >= ms);
  /** The time since the last decision; null while players choose. */
  const showdownMs =
    elapsedMs === null || round?.endsAt == null || round.startsAt === null
      ? null
      : round.startsAt + elapsedMs - (round.endsAt - showdown.endMs);
  const shows = (ms: number) => isOver || (showdownMs !== null && showdownMs >= ms);
  const isChoosing = choice.window !== null && isDealt && ante > 0;
  const costOf = (kind: HoldemMove) => (kind === "call" ? CALL_ANTES * ante : 0);
  const hindrance = (cost: number) =>
    choice.isAsking || choice.made ? null : moveHindrance(cost, { balance, promotional: false });

  return {
    deal,
    ante,
    isOver,
    isDealt,
    isShown: shows(showdown.dealerMs),
    /** Whether the player has called; null while they can still choose, or if they have no bet. */
    isCalled: ante === 0 || isChoosing ? null : holdemMoveOf(choices) === "call",
    moves: isChoosing ? holdemMoves.map((kind) => ({ kind, cost: costOf(kind) })) : [],
    made: choice.made,
    isAsking: choice.isAsking,
    hindrance,
    move(kind: HoldemMove) {
      if (isChoosing && moveHindrance(costOf(kind), { balance, promotional: false }) === null)
        void choice.choose({ kind });
    },
    player: deal === null ? [] : deal.player.filter((_, card) => since(card * 2 * cardMs)),
    /** The dealer's cards, null while they lie face down. */
    dealer:
      deal === null
        ? []
        : [0, 1]
            .filter((card) => since((card * 2 + 1) * cardMs))
            .map((card) => (shows(showdown.dealerMs) ? (deal.dealer[card] ?? null) : null)),
    board:
      deal === null
        ? []
        : deal.board.filter((_, card) =>
            card < 3 ? since(flopMs + card * 150) : shows(card === 3 ? showdown.turnMs : showdown.riverMs),
          ),
  };
}

export type LiveHoldem = ReturnType<typeof useLiveHoldem>;
