import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { CardMove } from "../../kit/client/dealer/deal-order.ts";
import { DealerHand } from "../../kit/client/dealer/dealer-hand.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { LiveSpot } from "../../kit/client/live/live-spot.tsx";
import { SpotTableFrame } from "../../kit/client/live/spot-table-frame.tsx";
import { useLiveChips } from "../../kit/client/live/use-live-chips.ts";
import { useSingleBet } from "../../kit/client/live/use-single-bet.ts";
import { cardCode } from "../../kit/math/cards.ts";
import { holdemHandWords } from "../../kit/math/holdem/casino-holdem-pay-tables.ts";
import type { HoldemOutcome } from "../../kit/math/holdem/holdem-outcome.ts";
import { pokerHandOf, pokerValue } from "../../kit/math/poker-value.ts";
import type { Choice } from "../../kit/math/shared-game.ts";
import {
  bonusOf,
  type HoldemSpot,
  holdemMoveOf,
  liveHoldemTable,
  outcomeOf,
} from "../math/live-holdem-table.ts";
import { holdemMoveNames, LiveHoldemDock } from "./live-holdem-dock.tsx";
import { useLiveHoldem } from "./use-live-holdem.ts";
import "../../kit/client/dealer/dealer-table.css";
import { liveHoldemStatistics } from "./live-holdem-statistics.ts";
import "./live-holdem.css";

const spots: readonly { spot: HoldemSpot; tone: string; name: MessageKey; pays: string }[] = [
  { spot: "ante", tone: "green", name: "games-casino-holdem.ante", pays: "100:1" },
  { spot: "aa", tone: "gold", name: "games-casino-holdem.aa", pays: "100:1" },
];
const outcomes: Record<HoldemOutcome, { word: MessageKey; tone: "won" | "lost" | "push" }> = {
  win: { word: "games-casino-holdem.outcomeWin", tone: "won" },
  notQualified: { word: "games-casino-holdem.outcomeNotQualified", tone: "won" },
  push: { word: "games-casino-holdem.outcomePush", tone: "push" },
  lose: { word: "games-casino-holdem.outcomeLose", tone: "lost" },
  fold: { word: "games-casino-holdem.outcomeFold", tone: "lost" },
};
/** The server's clock decides when each card appears, so cards are animated without a further delay. */
const dealt: CardMove = { delayMs: 0, isDealt: true };

function cardsOf(side: string, cards: readonly (number | null)[]) {
  return cards.map((card, place) => ({
    key: `${side}-${place}`,
    code: card === null ? null : cardCode(card),
  }));
}
const movesOf = (cards: readonly { key: string }[]) => new Map(cards.map(({ key }) => [key, dealt]));

/** Casino hold'em in which everyone has the same two cards, and each player decides whether to call or fold. */
export function LiveHoldemTable() {
  const { t } = useGame();
  const seat = useSingleBet(useLiveChips(), "ante", "games-live-holdem.anteFirst");
  const hand = useLiveHoldem(seat);
  const { deal, isOver, isShown, isDealt, isCalled } = hand;
  const outcome = isOver && deal !== null ? outcomeOf(deal, isCalled ?? true) : null;
  const nameOf = (cards: readonly number[]) => t(holdemHandWords[pokerHandOf(pokerValue(cards))]);
  const choosing =
    hand.moves.length > 0
      ? {
          dock: <LiveHoldemDock hand={hand} />,
          keys: hand.moves.map(({ kind }) => ({
            key: holdemMoveNames[kind].key,
            label: holdemMoveNames[kind].name,
            press: () => hand.move(kind),
          })),
        }
      : null;
  const dealer = cardsOf("dealer", hand.dealer);
  const board = cardsOf("board", hand.board);
  const player = cardsOf("player", hand.player);

  function stateOf(spot: HoldemSpot): "won" | "lost" | undefined {
    if (deal === null || !isDealt) return undefined;
    if (spot === "aa") return bonusOf(deal) === null ? "lost" : "won";
    if (outcome === null || hand.ante === 0) return undefined;
    return outcomes[outcome].tone === "push" ? undefined : (outcomes[outcome].tone as "won" | "lost");
  }
  function moveNameOf({ choices }: LiveBet): string {
    const move = holdemMoveOf(choices as readonly Choice[]);
    return move ? t(holdemMoveNames[move].name) : "";
  }
  const running = t(isDealt ? "games-live-holdem.showdown" : "games-live.noMoreBets");
  const result = outcome === null ? t("games-live.noMoreBets") : t(outcomes[outcome].word);
  const dealerName = isShown && deal ? nameOf([...deal.dealer, ...deal.board]) : null;
  return (
    <SpotTableFrame
      theme="plum"
      seat={seat}
      running={running}
      result={result}
      statisticsOf={liveHoldemStatistics}
      call={outcome === null || deal === null ? running : `${t("games.dealer")}: ${dealerName}. ${result}`}
      cards={dealer.length + board.length + player.length}
      resultOf={liveHoldemTable.resultOf!}
      choosing={choosing}
      detail={moveNameOf}
      stage={
        <div className="lho-stage" key={seat.table.round?.number}>
          <DealerHand
            label={t("games.dealer")}
            cards={dealer}
            moves={movesOf(dealer)}
            places={2}
            caption={dealerName}
            tone={outcome && hand.ante > 0 && outcomes[outcome].tone === "won" ? "lost" : undefined}
          />
          <div className="lho-board">
            <DealerHand
              label={t("games-casino-holdem.board")}
              cards={board}
              moves={movesOf(board)}
              places={5}
            />
          </div>
          <DealerHand
            label={t("games.yourHand")}
            cards={player}
            moves={movesOf(player)}
            places={2}
            caption={isDealt && deal ? nameOf([...deal.player, ...hand.board]) : null}
            tone={outcome && hand.ante > 0 ? outcomes[outcome].tone : undefined}
          />
        </div>
      }
      board={
        <div className="lho-spots">
          {spots.map(({ spot, tone, name, pays }) => (
            <LiveSpot key={spot} seat={seat} spot={spot} tone={tone} state={stateOf(spot)}>
              <strong>{t(name)}</strong> <small>{pays}</small>
            </LiveSpot>
          ))}
        </div>
      }
    />
  );
}
