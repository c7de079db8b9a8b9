import { Sheet } from "@parlour/web/ui/sheet";
import { pocketLabel } from "../../math/roulette-layout.ts";
import { chipsIn, type FinalBet, finalBets, finalSplits } from "../../math/roulette-wheel-bets.ts";
import { useGame } from "../game-context.ts";
import { costOf } from "./board-chips.ts";
import type { Board } from "./use-board.ts";
import "./board-panels.css";

type FinalBetsProps = { board: Board; disabled: boolean; open: boolean; onClose: () => void };

/** The final bets: one for each last digit, with the numbers it covers and its cost. */
export function FinalBets({ board, disabled, open, onClose }: FinalBetsProps) {
  const { t, money } = useGame();
  const { layout, chips } = board;
  const groups = [
    { title: t("games-roulette.finalsPlein"), bets: finalBets },
    { title: t("games-roulette.finalsCheval"), bets: finalSplits(layout) },
  ];
  /** The covered numbers as on the table: `6-9, 16-19, 36`. */
  const numbersOf = ({ plan }: FinalBet) =>
    plan.map(({ spot }) => layout.spots.get(spot)!.pockets.map(pocketLabel).join("-")).join(", ");
  return (
    <Sheet open={open} onClose={onClose} title={t("games-roulette.finalBets")} closeLabel={t("games.close")}>
      <div className="board-panel">
        <p className="board-panel-text">{t("games-roulette.finalBetsText", { chip: money(chips.chip) })}</p>
        {board.refusal ? (
          <p role="alert" className="board-refusal">
            {board.refusal}
          </p>
        ) : null}
        {groups.map(({ title, bets }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul className="final-list">
              {bets.map((bet) => (
                <li key={bet.name}>
                  <button
                    type="button"
                    disabled={disabled}
                    onClick={() => {
                      const name = t("games-roulette.finalName", { digits: bet.name });
                      if (board.placePlan(bet.plan, name)) onClose();
                    }}
                  >
                    <b>{bet.name}</b>
                    <span>{numbersOf(bet)}</span>
                    <small>
                      {`${t("games-roulette.chips", { count: chipsIn(bet.plan) })} · ${money(costOf(bet.plan, chips))}`}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
