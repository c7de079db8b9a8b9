import type { PokerHandView, PokerLogEntry } from "@parlour/contracts/entities/poker";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import type { ReactNode } from "react";
import { PlayingCard } from "../parts/playing-card.tsx";
import { usePersonName } from "../parts/use-person-name.ts";
import type { FeltSeat } from "./felt-seat.ts";
import { handKindKeys } from "./hand-kinds.ts";
import type { Win } from "./wins.ts";

const actionKeys: Partial<Record<PokerLogEntry["kind"], MessageKey>> = {
  fold: "poker.didFold",
  check: "poker.didCheck",
  call: "poker.didCall",
  bet: "poker.didBet",
  raise: "poker.didRaise",
};

const winKeys: Record<Win["side"], MessageKey> = {
  all: "poker.won",
  high: "poker.wonHigh",
  low: "poker.wonLow",
  both: "poker.wonBoth",
};

type SeatPlateProps = {
  seat: FeltSeat;
  player: PokerHandView["players"][number] | null;
  isOwn: boolean;
  isToAct: boolean;
  isButton: boolean;
  action: PokerLogEntry["kind"] | null;
  win: Win | null;
  chips: (amount: number) => string;
  clock: ReactNode;
  adornment?: ReactNode;
};

/** A player at the table: cards, name, chips and last action. */
export function SeatPlate({
  seat,
  player,
  isOwn,
  isToAct,
  isButton,
  action,
  win,
  chips,
  clock,
  adornment,
}: SeatPlateProps) {
  const { t } = useTranslation();
  const name = usePersonName()(seat);
  const isFolded = player?.folded ?? false;
  const state = seat.isReserved
    ? t("poker.reserved")
    : seat.isSittingOut
      ? t("poker.sittingOut")
      : win
        ? t(winKeys[win.side], { amount: chips(win.amount) })
        : player && player.handKinds.length > 0
          ? [...new Set(player.handKinds)].map((kind) => t(handKindKeys[kind])).join(" · ")
          : player?.allIn
            ? t("poker.allIn")
            : action && actionKeys[action]
              ? t(actionKeys[action])
              : null;
  return (
    <div className="relative grid w-[5.4rem] grid-cols-[minmax(0,1fr)] justify-items-center md:w-32">
      {player && (!isFolded || isOwn) ? (
        <div
          className={classNames("flex -space-x-1.5", player.cards ? "mb-0.5" : "-mb-2.5")}
          data-testid={isOwn ? "own-cards" : undefined}
        >
          {(player.cards ?? Array.from({ length: player.cardCount }, () => null)).map((card, at) => (
            <PlayingCard
              key={card ?? at}
              card={card}
              size={isOwn ? (player.cardCount === 2 ? "lg" : "hand") : "sm"}
              dim={isFolded}
            />
          ))}
        </div>
      ) : null}
      <div
        className={classNames(
          "relative w-full rounded-control border bg-velvet px-1.5 py-1 text-center shadow-float transition-colors",
          isToAct ? "border-bright" : "border-line",
          win && "poker-winner border-brass",
          (isFolded || seat.isSittingOut) && !isToAct && "opacity-70",
        )}
      >
        <p className="truncate text-xs font-semibold md:text-sm">{name}</p>
        <p className="flex items-center justify-center gap-1 text-xs text-bright tabular-nums md:text-sm">
          {chips(seat.stack)}
          {seat.kind === "BOT" ? (
            <span className="rounded-tick bg-lifted px-0.5 text-2xs whitespace-nowrap text-sky md:px-1">
              {t("poker.bot")}
            </span>
          ) : null}
        </p>
        {clock}
        {adornment}
        {isButton ? (
          <span
            title={t("poker.button")}
            className="absolute -top-4 right-0 grid size-5 place-items-center rounded-full bg-ivory text-2xs font-bold text-ink"
          >
            D<span className="sr-only"> ({t("poker.button")})</span>
          </span>
        ) : null}
      </div>
      <p
        className={classNames(
          "min-h-4 max-w-full truncate text-2xs font-semibold md:text-xs",
          win ? "text-gain" : "text-mist",
        )}
      >
        {state}
        {!seat.isConnected && !seat.isSittingOut ? t("poker.disconnected") : null}
      </p>
      {player && player.lowHands.length > 0 && !win ? (
        <p className="text-center text-2xs font-semibold text-mist md:text-xs">
          {t("poker.kindLow", { cards: [...new Set(player.lowHands)].join(" · ") })}
        </p>
      ) : null}
    </div>
  );
}
