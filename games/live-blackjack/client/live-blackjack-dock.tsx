import { moveNames, moveTones } from "../../kit/client/blackjack/blackjack-moves.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { MoveButtons } from "../../kit/client/move-buttons.tsx";
import type { BlackjackMove } from "../../kit/math/blackjack/blackjack-odds.ts";
import { INSURANCE_WINDOW } from "../math/blackjack-hands.ts";
import type { LiveBlackjack } from "./use-live-blackjack.ts";

/** The moves that the player can choose now, or the move that they have chosen. */
export function LiveBlackjackDock({ hand }: { hand: LiveBlackjack }) {
  const { t, money } = useGame();
  const { made, moves, window } = hand;
  if (made !== null)
    return (
      <p className="table-ask live-chosen" role="status">
        <strong>{t(moveNames[made.kind as BlackjackMove])}</strong> {t("games-live.waitForOthers")}
      </p>
    );
  return (
    <>
      {window === INSURANCE_WINDOW ? (
        <p className="table-ask">{t("games-blackjack.insuranceAsk", { amount: money(hand.insurance) })}</p>
      ) : null}
      <MoveButtons
        moves={moves.map(({ kind, cost }) => ({
          kind,
          cost,
          name: moveNames[kind],
          tone: moveTones[kind] ?? "secondary",
        }))}
        disabled={hand.isAsking}
        hindrance={hand.hindrance}
        onMove={hand.move}
      />
    </>
  );
}
