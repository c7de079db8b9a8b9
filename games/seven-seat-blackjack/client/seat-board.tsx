import { Button } from "@parlour/web/ui/button";
import { useGame } from "../../kit/client/game-context.ts";
import { LiveSpot } from "../../kit/client/live/live-spot.tsx";
import { settleSideBet } from "../../kit/math/blackjack/side-bets.ts";
import { type BlackjackSpot, spotWords } from "../../kit/math/blackjack/table-pay-tables.ts";
import type { SeatChips } from "./use-seat-chips.ts";
import type { SeatRound } from "./use-seat-round.ts";

const spots: readonly { spot: BlackjackSpot; tone: string; pays: string }[] = [
  { spot: "pairs", tone: "blue", pays: "25:1" },
  { spot: "main", tone: "green", pays: "3:2" },
  { spot: "poker", tone: "gold", pays: "100:1" },
];

/**
 * The betting spots of the player's seat, or a hint to take a seat, and the option that lets bets behind add to their
 * stakes.
 */
export function SeatBoard({ chips, round }: { chips: SeatChips; round: SeatRound }) {
  const { t } = useGame();
  const { seat, mySeat, hasOwn } = chips;
  const hasOthers = seat.table.seats.some(({ isMine }) => !isMine);

  /** Returns whether a side bet has won, which is known after the opening deal. */
  function stateOf(spot: BlackjackSpot): "won" | "lost" | undefined {
    const cards = mySeat && round.deal?.seats[mySeat.seat - 1];
    if (!cards || !round.isDealt || !hasOwn || spot === "main") return undefined;
    return settleSideBet(spot, 2, cards.player, round.deal!.dealer[0]!) > 0 ? "won" : "lost";
  }
  return (
    <div className="ssb-board">
      {mySeat === null ? (
        <p className="ssb-hint">{t("games-seven-seat-blackjack.chooseSeat")}</p>
      ) : (
        <div className="ssb-spots">
          {spots.map(({ spot, tone, pays }) => (
            <LiveSpot
              key={spot}
              seat={seat}
              spot={spot}
              tone={tone}
              className={`ssb-${spot}`}
              state={stateOf(spot)}
            >
              <strong>{t(spotWords[spot])}</strong> <small>{pays}</small>
            </LiveSpot>
          ))}
        </div>
      )}
      <div className="ssb-tools">
        {hasOthers ? (
          <label className="ssb-raises">
            <input
              type="checkbox"
              checked={chips.raises}
              onChange={(event) => chips.setRaises(event.target.checked)}
            />
            {t("games-seven-seat-blackjack.raises")}
          </label>
        ) : null}
        {mySeat !== null && mySeat.missed > 0 && !hasOwn ? (
          <p className="ssb-missed">{t("games-seven-seat-blackjack.missed")}</p>
        ) : null}
        {mySeat === null ? null : (
          <Button size="sm" variant="secondary" disabled={hasOwn || chips.isSitting} onClick={chips.leave}>
            {t("games-seven-seat-blackjack.leave")}
          </Button>
        )}
      </div>
    </div>
  );
}
