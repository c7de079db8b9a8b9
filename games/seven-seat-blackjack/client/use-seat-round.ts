import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { useState } from "react";
import { dealerCards } from "../../kit/client/blackjack/dealer-cards.ts";
import { useGame, useSeat } from "../../kit/client/game-context.ts";
import type { LiveChips } from "../../kit/client/live/use-live-chips.ts";
import { useRoundElapsed } from "../../kit/client/live/use-round-elapsed.ts";
import { moveHindrance } from "../../kit/client/move-hindrance.ts";
import {
  type BlackjackMove,
  blackjackMoves,
  type HandOutcome,
} from "../../kit/math/blackjack/blackjack-odds.ts";
import { dealerTimesOf } from "../../kit/math/blackjack/dealer-times.ts";
import type { Choice } from "../../kit/math/shared-game.ts";
import type { Deal, ShownDeal } from "../math/deal-seats.ts";
import { dealMs, openingTimes } from "../math/deal-times.ts";
import type { SeatBet } from "../math/seat-bet.ts";
import { INSURANCE_WINDOW, seatNumbers, seatOf } from "../math/seat-windows.ts";
import { handsAtEnd } from "../math/settle-seat.ts";
import { costOfDecision, playBefore } from "../math/seven-seat-blackjack-table.ts";

/** A bet that is shown at its seat, live or in a replay. */
type ShownBet = { bet: SeatBet; choices: readonly Choice[] };
type ShownHand = { cards: number[]; outcome: HandOutcome | null; isActive: boolean };

const toShown = ({ bet, choices }: { bet: unknown; choices: readonly unknown[] }): ShownBet => ({
  bet: bet as SeatBet,
  choices: choices as readonly Choice[],
});

/**
 * The visible state of the round: the cards of all seats, shown in time with the server's clock, and the moves that the
 * player can make.
 */
export function useSeatRound({ table }: LiveChips) {
  const { sound } = useGame();
  const { balance } = useSeat();
  const [isAsking, setAsking] = useState(false);
  const { round, replay, live } = table;
  const elapsedMs = useRoundElapsed(table);
  const deal = elapsedMs === null ? null : ((round?.outcome as ShownDeal | null) ?? null);
  const isOver = round?.phase === "RESULT" && deal !== null;
  const isDealt = elapsedMs !== null && elapsedMs >= dealMs;
  const window = replay.round === null ? (live.round?.window?.number ?? null) : null;

  const placed = replay.round ? replay.mine : table.bets.filter(({ state }) => state !== "REFUNDED");
  // A replay shows only the player's own bets. A bet behind includes the decisions of the player it followed.
  const leaders = new Map<number, ShownBet>();
  for (const one of placed.map(toShown)) if (!one.bet.behind || replay.round) leaders.set(one.bet.seat, one);

  const inPlay = seatNumbers.filter((seat) => leaders.has(seat) && deal?.seats[seat - 1]);
  const times = openingTimes(inPlay.length);
  const hasLeft = (card: number) => elapsedMs !== null && elapsedMs >= times[card]!;
  const dealtTo = (seat: number) =>
    [0, 1].filter((card) => hasLeft(card * (inPlay.length + 1) + inPlay.indexOf(seat))).length;

  const revealMs =
    deal === null || round?.endsAt == null || round.startsAt === null
      ? null
      : round.startsAt + elapsedMs! - (round.endsAt - dealerTimesOf(deal).endMs);
  const isDealerDealt = (card: number) => hasLeft((card + 1) * (inPlay.length + 1) - 1);

  function handsOf(seat: number): ShownHand[] {
    const leader = leaders.get(seat);
    const cards = deal?.seats[seat - 1];
    if (!leader || !cards) return [];
    if (!isDealt && !isOver)
      return [{ cards: cards.player.slice(0, dealtTo(seat)), outcome: null, isActive: false }];
    const plain = { outcome: null, isActive: false };
    if (isOver)
      return handsAtEnd(leader.bet, deal as Deal, leader.choices).map(({ cards, outcome }) => ({
        ...plain,
        cards,
        outcome,
      }));
    const { hands, active } = playBefore(
      leader.bet,
      leader.choices,
      deal,
      window ?? Number.POSITIVE_INFINITY,
    );
    const isTurn = window !== null && seatOf(window) === seat;
    return hands.map((hand, at) => ({
      ...plain,
      cards: hand.cards,
      isActive: isTurn && hands.length > 1 && at === active,
    }));
  }

  const mine = live.bets.filter((bet) => live.mine.has(bet.id) && bet.state === "PLACED");
  const costOf = ({ bet, choices }: LiveBet, kind: BlackjackMove): number | null =>
    deal === null || window === null
      ? null
      : costOfDecision(bet as SeatBet, choices as readonly Choice[], deal, { window, kind });
  const hasChosen = ({ choices }: LiveBet) => choices.some((choice) => choice.window === window);
  const isAwaited = (bet: LiveBet) => blackjackMoves.some((kind) => costOf(bet, kind) !== null);
  const asked = isDealt && window !== null ? mine.filter((bet) => isAwaited(bet) && !hasChosen(bet)) : [];
  const moves = blackjackMoves.flatMap((kind) => {
    const costs = asked.map((bet) => costOf(bet, kind)).filter((cost) => cost !== null);
    return costs.length === 0 || costs.length < asked.length
      ? []
      : [{ kind, cost: costs.reduce((sum, cost) => sum + cost, 0) }];
  });
  const hindrance = (cost: number) =>
    isAsking ? null : moveHindrance(cost, { balance, promotional: false });

  return {
    deal,
    isOver,
    isDealt,
    window,
    /** The seat whose turn it is; null if it is no seat's turn. */
    turn: isDealt && window !== null && window !== INSURANCE_WINDOW ? seatOf(window) : null,
    leaders,
    handsOf,
    dealer: deal === null ? [] : dealerCards(deal, { isDealt: isDealerDealt, revealMs, isOver }),
    moves,
    isAsking,
    hindrance,
    async move(kind: BlackjackMove): Promise<void> {
      const option = moves.find((move) => move.kind === kind);
      if (!option || window === null || isAsking || hindrance(option.cost) !== null) return;
      sound.play("press");
      setAsking(true);
      await Promise.all(asked.map((bet) => table.choose(bet.id, window, { kind })));
      setAsking(false);
    },
  };
}

export type SeatRound = ReturnType<typeof useSeatRound>;
