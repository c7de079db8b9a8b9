import { moveNames, moveTones } from "../../kit/client/blackjack/blackjack-moves.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { MoveButtons } from "../../kit/client/move-buttons.tsx";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import type { BlackjackSeat } from "./use-blackjack.ts";

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
          tone: moveTones[kind] ?? "secondary",
        }))}
        disabled={dealing || stuck}
        hindrance={table.hindrance}
        onMove={table.move}
      />
    </>
  );
}
