import { listOwnPokerSeats } from "@parlour/contracts/calls/poker/poker-room/list-own-poker-seats";
import type { OwnPokerSeat } from "@parlour/contracts/entities/poker";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { buttonClass } from "@parlour/web/ui/button";
import { classNames } from "@parlour/web/ui/class-names";
import { useEffect } from "react";
import { Link } from "react-router";
import type { Player } from "../../parts/player.server.ts";
import { addressOfSeat } from "../parts/seat-address.ts";
import { rememberSeated } from "../parts/seated-memory.ts";
import { useChips } from "../parts/use-chips.ts";

const refreshMs = 3_000;

/** The tables at which the player is seated, above the lists of the lobby. */
export function OwnSeats({ player }: { player: Player }) {
  const { t } = useTranslation();
  const { session } = player;
  const { value } = useResource(callResource(listOwnPokerSeats, { session }), {
    intervalMs: refreshMs,
  });
  const seats = value?.seats ?? [];
  const isSeated = seats.length > 0;
  useEffect(() => {
    if (isSeated) rememberSeated(true);
  }, [isSeated]);
  if (seats.length === 0) return null;
  return (
    <section aria-labelledby="poker-own-seats" className="grid gap-2.5">
      <h2 id="poker-own-seats" className="text-xl">
        {t("poker.yourSeats")}
      </h2>
      <ul className="grid gap-2.5 md:grid-cols-2">
        {seats.map((seat) => (
          <OwnSeat key={`${seat.tableId}:${seat.entry}`} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function OwnSeat({ seat }: { seat: OwnPokerSeat }) {
  const { t } = useTranslation();
  const chips = useChips(seat.currency);
  const name = seat.entry === 1 ? seat.name : `${seat.name} ${seat.entry}`;
  return (
    <li
      className={classNames(
        "flex flex-wrap items-center gap-3 rounded-card border bg-velvet p-3.5",
        seat.isTurn ? "border-bright" : "border-line",
      )}
    >
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-display text-lg">{name}</span>
          {seat.isTurn ? <Badge tone="live">{t("poker.yourTurn")}</Badge> : null}
        </span>
        <span className="text-sm text-mist tabular-nums">
          {t("poker.yourChips", { amount: chips(seat.stack) })}
          {seat.isSittingOut ? ` · ${t("poker.sittingOut")}` : null}
        </span>
      </div>
      <Link
        to={addressOfSeat(seat)}
        className={buttonClass({ variant: seat.isTurn ? "primary" : "secondary", size: "md" })}
      >
        {t("poker.returnToTable")} <span className="sr-only">{name}</span>
      </Link>
    </li>
  );
}
