import { dealerCards } from "../../kit/client/blackjack/dealer-cards.ts";
import { useSeat } from "../../kit/client/game-context.ts";
import { useChoice } from "../../kit/client/live/use-choice.ts";
import type { LiveChips } from "../../kit/client/live/use-live-chips.ts";
import { useRoundElapsed } from "../../kit/client/live/use-round-elapsed.ts";
import { moveHindrance } from "../../kit/client/move-hindrance.ts";
import { type BlackjackMove, blackjackMoves } from "../../kit/math/blackjack/blackjack-odds.ts";
import { dealerTimesOf } from "../../kit/math/blackjack/dealer-times.ts";
import type { Choice } from "../../kit/math/shared-game.ts";
import type { SpotBet } from "../../kit/math/spot-table.ts";
import { costOfMove, type Deal, insuranceStake, playHands } from "../math/blackjack-hands.ts";
import { dealMs, openingCardMs } from "../math/deal-times.ts";
import { handsAtEnd, stakeOn } from "../math/live-blackjack-table.ts";

type Placed = { bet: unknown; choices: readonly unknown[] };

/** The visible state of the round: the cards dealt at this time, the player's hands and their choices. */
export function useLiveBlackjack(seat: LiveChips) {
  const { table } = seat;
  const { balance } = useSeat();
  const { round, replay } = table;
  const choice = useChoice(seat);
  const elapsedMs = useRoundElapsed(table);
  const deal = elapsedMs === null ? null : ((round?.outcome as Deal | null) ?? null);
  const placed: Placed | null = replay.round ? (replay.mine[0] ?? null) : choice.placed;
  const main = placed ? stakeOn(placed.bet as SpotBet, "main") : 0;
  const choices = (placed?.choices ?? []) as readonly Choice[];
  const isOver = round?.phase === "RESULT" && deal !== null;
  const { window } = choice;

  /** The time since the last decision, which determines which of the dealer's cards are shown. */
  const revealMs =
    deal === null || round?.endsAt == null || round.startsAt === null
      ? null
      : round.startsAt + elapsedMs! - (round.endsAt - dealerTimesOf(deal).endMs);
  const dealt = (card: number) => elapsedMs !== null && elapsedMs >= card * openingCardMs;
  const isDealt = elapsedMs !== null && elapsedMs >= dealMs;

  const moves = blackjackMoves.flatMap((kind): { kind: BlackjackMove; cost: number }[] => {
    if (deal === null || window === null || !isDealt || main === 0) return [];
    const cost = costOfMove(main, deal, choices, { window, move: kind });
    return cost === null ? [] : [{ kind, cost }];
  });
  return {
    deal,
    main,
    isOver,
    isDealt,
    window,
    moves,
    made: choice.made,
    isAsking: choice.isAsking,
    insurance: insuranceStake(main),
    hindrance: (cost: number) =>
      choice.isAsking || choice.made ? null : moveHindrance(cost, { balance, promotional: false }),
    move(kind: BlackjackMove) {
      const option = moves.find((move) => move.kind === kind);
      if (option && moveHindrance(option.cost, { balance, promotional: false }) === null)
        void choice.choose({ kind });
    },
    dealer:
      deal === null ? [] : dealerCards(deal, { isDealt: (card) => dealt(card * 2 + 1), revealMs, isOver }),
    hands: handsShown(deal, { main, choices, window, dealt, isOver, isDealt }),
    isInsured: deal !== null && playHands(main, deal, choices, window ?? undefined).isInsured,
  };
}

type HandsShown = {
  main: number;
  choices: readonly Choice[];
  window: number | null;
  dealt: (card: number) => boolean;
  isOver: boolean;
  isDealt: boolean;
};

/** The player's hands. A player without a bet sees the hand that everyone starts with. */
function handsShown(deal: Deal | null, { main, choices, window, dealt, isOver, isDealt }: HandsShown) {
  if (deal === null) return [];
  if (!isDealt) {
    const cards = deal.player.filter((_, card) => dealt(card * 2));
    return [{ cards, stake: main, outcome: null, isActive: false }];
  }
  if (main === 0) return [{ cards: deal.player, stake: 0, outcome: null, isActive: false }];
  if (isOver)
    return handsAtEnd(main, deal, choices).map(({ cards, stake, outcome }) => ({
      cards,
      stake,
      outcome,
      isActive: false,
    }));
  const { hands, active } = playHands(main, deal, choices, window ?? undefined);
  return hands.map(({ cards, stake }, at) => ({
    cards,
    stake,
    outcome: null,
    isActive: window !== null && hands.length > 1 && at === active,
  }));
}

export type LiveBlackjack = ReturnType<typeof useLiveBlackjack>;
