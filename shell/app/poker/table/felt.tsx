import type { PokerHandView } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import type { ReactNode } from "react";
import { PlayingCard } from "../parts/playing-card.tsx";
import { useChips } from "../parts/use-chips.ts";
import type { FeltSeat } from "./felt-seat.ts";
import { MovingChips } from "./moving-chips.tsx";
import { placeOf } from "./places.ts";
import { SeatPlate } from "./seat-plate.tsx";
import { winsOf } from "./wins.ts";

type FeltProps = {
  seatCount: number;
  currency: string | null;
  seats: readonly FeltSeat[];
  hand: PokerHandView | null;
  ownSeat: number | null;
  /** The clock of the player to act. */
  clock?: ReactNode;
  /** Renders a player's note, reaction or bounty beside their hand. */
  adornment?: (seat: FeltSeat) => ReactNode;
  /** Renders the content of an empty seat. */
  empty?: (seat: number) => ReactNode;
  /** Content in the middle of the table while no hand is being played. */
  note?: ReactNode;
};

/** The table with its seats, bets and board: the same for live play and replays. */
export function Felt(props: FeltProps) {
  const { seatCount, currency, seats, hand, ownSeat, clock, adornment, empty, note } = props;
  const { t } = useTranslation();
  const chips = useChips(currency);
  const front = ownSeat ?? 1;
  const numbers = Array.from({ length: seatCount }, (_, at) => at + 1);
  const isOver = hand?.phase === "complete";
  const wins = winsOf(hand);
  // The viewer's cards are larger and reach further into the table, almost to the pot.
  const betPull = (seat: number) => (seat === ownSeat ? 0.44 : 0.56);
  return (
    <div className="poker-stage">
      <div className="poker-felt" />
      <div className="poker-place top-[53%] left-1/2 grid w-[70%] justify-items-center gap-2 md:top-[47%]">
        {hand ? (
          <>
            {hand.isBombPot ? <Badge>{t("poker.bombPot")}</Badge> : null}
            {hand.boards.map((board, at) => (
              <Board
                // biome-ignore lint/suspicious/noArrayIndexKey: boards have no ID and never change order
                key={at}
                cards={board}
                number={hand.boards.length > 1 ? at + 1 : null}
              />
            ))}
            {hand.phase === "runs" ? (
              <p className="rounded-card bg-ink/70 px-3 py-1 text-center text-xs">{t("poker.runsAsked")}</p>
            ) : null}
            <Pots hand={hand} chips={chips} />
          </>
        ) : (
          <p className="rounded-card bg-ink/70 px-4 py-2 text-center text-sm">{note}</p>
        )}
      </div>
      <ul aria-label={t("poker.seats")}>
        {numbers.map((number) => {
          const seat = seats.find((one) => one.seat === number);
          const player = hand?.players.find((one) => one.seat === number);
          const content = seat ? (
            <SeatPlate
              seat={seat}
              player={player ?? null}
              isOwn={number === ownSeat}
              isToAct={hand?.toAct === number}
              isButton={hand?.button === number}
              action={lastActionOf(hand, number)}
              win={wins.get(number) ?? null}
              chips={chips}
              clock={hand?.toAct === number ? clock : null}
              adornment={adornment?.(seat)}
            />
          ) : (
            empty?.(number)
          );
          return (
            <li key={number} className="poker-place z-10" style={placeOf(number, front, seatCount)}>
              {content}
            </li>
          );
        })}
      </ul>
      <MovingChips hand={hand} seatCount={seatCount} front={front} betPull={betPull} />
      {hand && !isOver
        ? hand.players
            .filter(({ bet }) => bet > 0)
            .map(({ seat, bet }) => (
              <span
                key={seat}
                className="poker-place rounded-full border border-brass/60 bg-ink/80 px-2 py-0.5 text-xs font-semibold text-bright tabular-nums"
                style={placeOf(seat, front, seatCount, betPull(seat))}
              >
                {chips(bet)}
              </span>
            ))
        : null}
    </div>
  );
}

/** The whole pot and, once a player is all in, the main pot and the side pots that it consists of. */
function Pots({ hand, chips }: { hand: PokerHandView; chips: (amount: number) => string }) {
  const { t } = useTranslation();
  const parts = hand.result?.pots.map(({ amount }) => amount) ?? hand.pots ?? [];
  return (
    <div className="grid justify-items-center gap-1 tabular-nums">
      <p className="rounded-full bg-ink/70 px-3 py-0.5 text-sm font-semibold">
        {t("poker.pot", { amount: chips(potOf(hand)) })}
      </p>
      {parts.length > 1 ? (
        <p className="flex flex-wrap justify-center gap-x-2.5 rounded-full bg-ink/70 px-3 py-0.5 text-2xs text-mist md:text-xs">
          {parts.map((amount, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pots have no ID and never change order
            <span key={at}>{t(at === 0 ? "poker.mainPot" : "poker.sidePot", { amount: chips(amount) })}</span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** The community cards. If there are two boards, their cards are smaller and the boards are numbered. */
function Board({ cards, number }: { cards: readonly string[]; number: number | null }) {
  const { t } = useTranslation();
  if (number === null)
    return (
      <div className="flex min-h-[3.15rem] gap-1 md:min-h-[4.2rem] md:gap-1.5">
        {cards.map((card) => (
          <PlayingCard key={card} card={card} />
        ))}
      </div>
    );
  return (
    <section
      aria-label={t("poker.boardNumber", { number })}
      className="flex min-h-8 items-center gap-1"
      data-testid="poker-board"
    >
      <span aria-hidden="true" className="w-4 text-xs font-semibold text-bright">
        {number}
      </span>
      {cards.map((card) => (
        <PlayingCard key={card} card={card} size="sm" />
      ))}
    </section>
  );
}

const potOf = (hand: PokerHandView): number =>
  hand.result?.pots.reduce((sum, { amount }) => sum + amount, 0) ?? hand.pot;

/** The player's last action in this betting round. */
function lastActionOf(hand: PokerHandView | null, seat: number) {
  if (!hand) return null;
  const street = hand.log.findLastIndex(({ kind }) => kind === "board");
  const from = hand.phase === "complete" ? 0 : street + 1;
  const shown = ["fold", "check", "call", "bet", "raise"];
  return (
    hand.log.slice(from).findLast((entry) => entry.seat === seat && shown.includes(entry.kind))?.kind ?? null
  );
}
