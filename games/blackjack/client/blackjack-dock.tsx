import type { MessageKey } from "@parlour/web/i18n/messages";
import { useGame } from "../../kit/client/game-context.ts";
import { MoveButtons, type MoveTone } from "../../kit/client/move-buttons.tsx";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import type { BlackjackMove } from "../math/state.ts";
import type { BlackjackSeat } from "./use-blackjack.ts";

export const moveNames: Record<BlackjackMove, MessageKey> = {
  hit: "games-blackjack.hit",
  stand: "games-blackjack.stand",
  double: "games-blackjack.double",
  split: "games-blackjack.split",
  insure: "games-blackjack.insure",
  decline: "games-blackjack.decline",
};

const tones: Partial<Record<BlackjackMove, MoveTone>> = { hit: "play", stand: "danger", insure: "primary" };

/** Shows the stake and the deal button between rounds, and the allowed moves during a round. */
export function BlackjackDock({ table }: { table: BlackjackSeat }) {
  const { t, money } = useGame();
  const { round, dealing, stuck, stake } = table;
  if (round === null) {
    const fixed = dealing || stuck;
    return (
      <>
        <StakeControl stake={stake} disabled={fixed} />
        <PlayButton disabled={fixed} onClick={() => void table.start()}>
          {t("games.deal")}
        </PlayButton>
      </>
    );
  }
  const { insurance, allowed } = round.view;
  return (
    <>
      {insurance.state === "offered" ? (
        <p className="table-ask">{t("games-blackjack.insuranceAsk", { amount: money(insurance.stake) })}</p>
      ) : null}
      <MoveButtons
        moves={allowed.map(({ kind, cost }) => ({
          kind,
          cost,
          name: moveNames[kind],
          tone: tones[kind] ?? "secondary",
        }))}
        disabled={dealing || stuck}
        hindrance={table.hindrance}
        onMove={table.move}
      />
    </>
  );
}
