import type { MessageKey } from "@parlour/web/i18n/messages";
import { useGame } from "../../kit/client/game-context.ts";
import { MoveButtons, type MoveTone } from "../../kit/client/move-buttons.tsx";
import type { HoldemMove } from "../../kit/math/holdem/holdem-outcome.ts";
import type { LiveHoldem } from "./use-live-holdem.ts";

export const holdemMoveNames: Record<HoldemMove, { name: MessageKey; key: string; tone: MoveTone }> = {
  fold: { name: "games-casino-holdem.fold", key: "F", tone: "danger" },
  call: { name: "games-casino-holdem.call", key: "K", tone: "play" },
};

/** The call and fold buttons or, once the player has chosen, their decision. */
export function LiveHoldemDock({ hand }: { hand: LiveHoldem }) {
  const { t } = useGame();
  if (hand.made !== null)
    return (
      <p className="table-ask live-chosen" role="status">
        <strong>{t(holdemMoveNames[hand.made.kind as HoldemMove].name)}</strong>{" "}
        {t("games-live.waitForOthers")}
      </p>
    );
  return (
    <>
      <p className="table-ask">{t("games-casino-holdem.ask")}</p>
      <MoveButtons
        moves={hand.moves.map(({ kind, cost }) => ({ kind, cost, ...holdemMoveNames[kind] }))}
        disabled={hand.isAsking}
        hindrance={hand.hindrance}
        onMove={hand.move}
      />
    </>
  );
}
