import type { RefObject } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import type { DiceView } from "../math/dice.ts";
import { type DiceChoice, markOf } from "./dice-target.ts";

type DiceBoardProps = {
  choice: DiceChoice;
  roll: DiceView | null;
  rolling: boolean;
  readable: (hundredths: number) => string;
  markerRef: RefObject<HTMLDivElement | null>;
  disabled: boolean;
  onMark: (hundredths: number) => void;
};

/**
 * The track that the die moves along: winning numbers in green, losing ones in red, the target as a brass
 * handle.
 */
export function DiceBoard(props: DiceBoardProps) {
  const { choice, roll, rolling, readable, markerRef, disabled, onMark } = props;
  const { t } = useGame();
  const mark = markOf(choice);
  const over = choice.direction === "over";
  const outcome = rolling || roll === null ? "idle" : roll.won ? "won" : "lost";
  return (
    <div className="dice-board">
      <output className="dice-number" data-outcome={outcome} aria-hidden="true">
        {readable(outcome === "idle" ? 0 : (roll?.roll ?? 0))}
      </output>
      <div className="dice-rail">
        <div
          className="dice-ground"
          data-over={over}
          style={{ "--mark": `${mark / 100}%` } as React.CSSProperties}
        />
        <div
          className="dice-marker"
          ref={markerRef}
          hidden={roll === null}
          data-outcome={outcome}
          style={{ transform: `translateX(${roll === null ? 50 : roll.roll / 100}cqw)` }}
        >
          <span />
        </div>
        <input
          type="range"
          className="dice-range"
          min={0}
          max={100}
          step={0.01}
          value={mark / 100}
          disabled={disabled}
          aria-label={t("games-dice.target")}
          aria-valuetext={readable(choice.target)}
          onChange={(event) => onMark(Math.round(Number(event.target.value) * 100))}
        />
      </div>
      <div className="dice-scale" aria-hidden="true">
        {[0, 25, 50, 75, 100].map((at) => (
          <span key={at}>{at}</span>
        ))}
      </div>
    </div>
  );
}
