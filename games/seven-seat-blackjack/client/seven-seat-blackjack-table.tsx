import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { BlackjackHand, pointsText } from "../../kit/client/blackjack/blackjack-hand.tsx";
import { moveKeys, moveNames, moveTones } from "../../kit/client/blackjack/blackjack-moves.ts";
import { dealerCallText } from "../../kit/client/blackjack/dealer-call-text.ts";
import { dealerStatistics } from "../../kit/client/blackjack/dealer-statistics.ts";
import { FeltLettering } from "../../kit/client/felt-lettering.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { SpotTableFrame } from "../../kit/client/live/spot-table-frame.tsx";
import { MoveButtons } from "../../kit/client/move-buttons.tsx";
import { totalOf } from "../../kit/math/blackjack/hand.ts";
import { cardCode } from "../../kit/math/cards.ts";
import type { SeatBet } from "../math/seat-bet.ts";
import { seatNumbers } from "../math/seat-windows.ts";
import { sevenSeatBlackjackTable } from "../math/seven-seat-blackjack-table.ts";
import { SeatBoard } from "./seat-board.tsx";
import { SeatPlace } from "./seat-place.tsx";
import { useSeatChips } from "./use-seat-chips.ts";
import { type SeatRound, useSeatRound } from "./use-seat-round.ts";
import "./seven-seat-blackjack.css";

/** A blackjack table with seven places in a semicircle. */
export function SevenSeatBlackjackTable() {
  const { t } = useGame();
  const chips = useSeatChips();
  const { seat } = chips;
  const round = useSeatRound(seat);
  const { dealer, isOver, isDealt, turn, moves } = round;
  const dealerOpen = dealer.filter((card) => card !== null);

  const cardsAt = (number: number) => round.handsOf(number).reduce((sum, { cards }) => sum + cards.length, 0);
  function detailOf({ bet }: LiveBet): string {
    const { seat: number, behind } = bet as SeatBet;
    const place = t("games-seven-seat-blackjack.seatNumber", { number });
    return behind ? `${t("games-seven-seat-blackjack.behind")} · ${place}` : place;
  }
  return (
    <SpotTableFrame
      theme="green"
      seat={seat}
      running={t(isDealt ? "games-live-blackjack.dealerPlays" : "games-live.noMoreBets")}
      result={
        isOver
          ? t("games-blackjack.dealerHas", {
              points: sevenSeatBlackjackTable.resultOf!(round.deal as never).text,
            })
          : t("games-live.noMoreBets")
      }
      statisticsOf={dealerStatistics}
      call={dealerCallText(dealerOpen, isOver, t)}
      cards={dealer.length + seatNumbers.reduce((sum, number) => sum + cardsAt(number), 0)}
      resultOf={sevenSeatBlackjackTable.resultOf!}
      choosing={
        moves.length === 0
          ? null
          : {
              dock: <SeatDock round={round} />,
              keys: moves.map(({ kind }) => ({
                key: moveKeys[kind],
                label: moveNames[kind],
                press: () => void round.move(kind),
              })),
            }
      }
      turnText={
        turn === null
          ? undefined
          : (seconds) => t("games-seven-seat-blackjack.turn", { number: turn, seconds })
      }
      detail={detailOf}
      stage={
        <div className="ssb-stage">
          <div className="ssb-dealer">
            {dealer.length === 0 ? null : (
              <BlackjackHand
                label={t("games.dealer")}
                cards={dealer.map((card) => (card === null ? null : cardCode(card)))}
                keyOf={(card) => `dealer-${card}`}
                points={dealerOpen.length === 0 ? null : pointsText(totalOf(dealerOpen))}
              />
            )}
          </div>
          <FeltLettering upper={t("games-blackjack.felt1")} lower={t("games-blackjack.felt2")} />
          <ol className="ssb-places" aria-label={t("games-live.players")}>
            {seatNumbers.map((number) => (
              <SeatPlace key={number} number={number} chips={chips} round={round} />
            ))}
          </ol>
        </div>
      }
      board={<SeatBoard chips={chips} round={round} />}
    />
  );
}

/** The moves that the player can choose now. */
function SeatDock({ round }: { round: SeatRound }) {
  const { t, money } = useGame();
  const insurance = round.moves.find(({ kind }) => kind === "insure");
  return (
    <>
      {insurance ? (
        <p className="table-ask">{t("games-blackjack.insuranceAsk", { amount: money(insurance.cost) })}</p>
      ) : null}
      <MoveButtons
        moves={round.moves.map(({ kind, cost }) => ({
          kind,
          cost,
          name: moveNames[kind],
          tone: moveTones[kind] ?? "secondary",
        }))}
        disabled={round.isAsking}
        hindrance={round.hindrance}
        onMove={(kind) => void round.move(kind)}
      />
    </>
  );
}
