import { type KeyboardEvent, useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { NUMBERS } from "../math/lottery-prizes.ts";

const numbers = Array.from({ length: NUMBERS }, (_, index) => index + 1);
/** How far each arrow key moves, in columns and rows. */
const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type NumberGridProps = {
  picks: readonly number[];
  disabled: boolean;
  onToggle: (number: number) => void;
};

/** The numbers from which a line is picked. The grid is one tab stop; the arrow keys move between the numbers. */
export function NumberGrid({ picks, disabled, onToggle }: NumberGridProps) {
  const { t } = useGame();
  const [current, setCurrent] = useState(1);
  const cells = useRef(new Map<number, HTMLButtonElement>());
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, number: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const grid = event.currentTarget.closest(".lotto-grid")!;
    const columns = getComputedStyle(grid).gridTemplateColumns.split(" ").length;
    const next = number + step[0] + step[1] * columns;
    if (next < 1 || next > NUMBERS) return;
    setCurrent(next);
    cells.current.get(next)?.focus();
  };
  return (
    <fieldset className="lotto-grid">
      <legend className="sr-only">{t("games-lottery.pickNumbers")}</legend>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          ref={(element) => {
            if (element) cells.current.set(number, element);
          }}
          aria-pressed={picks.includes(number)}
          disabled={disabled}
          tabIndex={number === current ? 0 : -1}
          onFocus={() => setCurrent(number)}
          onKeyDown={(event) => onKeyDown(event, number)}
          onClick={() => onToggle(number)}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}
