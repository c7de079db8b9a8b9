import type { LiveBet, LiveSeat } from "@parlour/contracts/sockets/live-table";
import { formatAmount } from "@parlour/rules/currency";
import { minorUnitsOf } from "@parlour/rules/money";
import { classNames } from "@parlour/web/ui/class-names";
import { BlackjackHand, pointsText } from "../../kit/client/blackjack/blackjack-hand.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { LiveSpot } from "../../kit/client/live/live-spot.tsx";
import { totalOf } from "../../kit/math/blackjack/hand.ts";
import { cardCode } from "../../kit/math/cards.ts";
import type { SeatBet } from "../math/seat-bet.ts";
import { behindSpot, type SeatChips } from "./use-seat-chips.ts";
import type { SeatRound } from "./use-seat-round.ts";

type SeatPlaceProps = {
  number: number;
  chips: SeatChips;
  round: SeatRound;
};

/** One of the seven places: its cards, its bet, who sits there, and the button to sit down or to bet behind. */
export function SeatPlace({ number, chips, round }: SeatPlaceProps) {
  const { t, language } = useGame();
  const { seat } = chips;
  const { table } = seat;
  const holder = table.seats.find((one) => one.seat === number) ?? null;
  const hands = round.handsOf(number);
  const isTurn = round.turn === number;
  const onSeat = (bet: LiveBet) => (bet.bet as SeatBet).seat === number && bet.state !== "REFUNDED";
  const bets = table.bets.filter(onSeat);
  const own = bets.find(({ bet }) => !(bet as SeatBet).behind);
  const behind = bets.filter(({ bet }) => (bet as SeatBet).behind);
  const amount = (bet: LiveBet) =>
    formatAmount(minorUnitsOf(bet.stake, bet.currency), bet.currency, language);
  return (
    <li
      className={classNames("ssb-place", isTurn && "ssb-turn")}
      data-seat={number}
      data-mine={holder?.isMine || undefined}
    >
      <div className="ssb-hands">
        {hands.map(({ cards, outcome, isActive }, at) => (
          <BlackjackHand
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place at the table
            key={at}
            label={t("games-seven-seat-blackjack.handOf", { number })}
            cards={cards.map(cardCode)}
            keyOf={(card) => `seat-${number}-${at}-${card}`}
            points={cards.length === 0 ? null : pointsText(totalOf(cards))}
            outcome={outcome}
            active={isActive}
          />
        ))}
      </div>
      <div className="ssb-circle" data-bet={own ? "" : undefined}>
        {own ? <b>{amount(own)}</b> : <span aria-hidden="true">{number}</span>}
      </div>
      <SeatHolder number={number} holder={holder} chips={chips} />
      {behind.length === 0 ? null : (
        <small className="ssb-behind-count">
          {t("games-seven-seat-blackjack.behindCount", { count: behind.length })}
        </small>
      )}
    </li>
  );
}

/** The player at a place, with a button to bet behind them, or the button that takes the free seat. */
function SeatHolder({
  number,
  holder,
  chips,
}: {
  number: number;
  holder: LiveSeat | null;
  chips: SeatChips;
}) {
  const { t, session } = useGame();
  const { seat, mySeat } = chips;
  if (holder?.isMine) return <strong className="ssb-name">{t("games-seven-seat-blackjack.you")}</strong>;
  const isReal = session.mode === "real";
  const canSit = mySeat === null && (holder === null || (holder.isPractice && isReal));
  return (
    <>
      {holder ? (
        <span className="ssb-name">
          {holder.name}
          {holder.isPractice ? <small> {t("games-seven-seat-blackjack.practice")}</small> : null}
        </span>
      ) : null}
      {holder ? (
        <LiveSpot
          seat={seat}
          spot={behindSpot(number)}
          className="ssb-behind"
          name={t("games-seven-seat-blackjack.behindNumber", { name: holder.name, number })}
        >
          <span aria-hidden="true">{t("games-seven-seat-blackjack.behind")}</span>
        </LiveSpot>
      ) : null}
      {canSit ? (
        <button
          type="button"
          className="ssb-sit"
          disabled={chips.isSitting || !seat.table.isConnected}
          onClick={() => chips.sit(number)}
        >
          {t("games-seven-seat-blackjack.sit")}{" "}
          <span className="sr-only">{t("games-seven-seat-blackjack.seatNumber", { number })}</span>
        </button>
      ) : null}
    </>
  );
}
