import { ChipDock } from "../../kit/client/chip-dock.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { MoveButtons } from "../../kit/client/move-buttons.tsx";
import { tableMoves } from "./table-moves.ts";
import type { BlackjackSeat } from "./use-blackjack.ts";

/** Shows the chips and the deal button between rounds, and the allowed moves during a round. */
export function BlackjackDock({ table }: { table: BlackjackSeat }) {
  const { t } = useGame();
  const question = useQuestion(table);
  const { chips, round, fixed, hint } = table;
  if (round === null)
    return (
      <ChipDock chips={chips} fixed={fixed} ready={table.ready} onPlay={table.start}>
        {t("games.deal")}
      </ChipDock>
    );
  return (
    <>
      <p className="table-ask bj-ask">
        <span>{question}</span>
        {hint.move === null ? null : (
          <strong className="bj-hint" aria-live="polite">
            {t("games-blackjack.hintSays", { move: t(tableMoves[hint.move].name) })}
          </strong>
        )}
      </p>
      <MoveButtons
        moves={round.view.allowed.map(({ kind, cost }) => ({
          kind,
          cost,
          name: tableMoves[kind].name,
          tone: tableMoves[kind].tone,
        }))}
        disabled={fixed}
        hindrance={table.hindrance}
        onMove={table.move}
        hinted={hint.move}
      />
    </>
  );
}

/** The question to the player: whether to insure, or how to play a hand, which is named if there are several. */
function useQuestion({ round }: BlackjackSeat): string {
  const { t, money } = useGame();
  if (round === null) return "";
  const { seats, hands, active } = round.view;
  const asked = seats.find(({ insurance }) => insurance.state === "offered");
  const ask = asked ? t("games-blackjack.insuranceAsk", { amount: money(asked.insurance.stake) }) : "";
  if (seats.length === 1) return ask;
  const seat = asked?.seat ?? hands[active ?? 0]!.seat;
  return [t("games-blackjack.hand", { number: seat }), ask].filter((part) => part !== "").join(" · ");
}
