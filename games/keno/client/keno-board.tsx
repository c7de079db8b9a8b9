import { type KeyboardEvent, useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { KENO_NUMBERS } from "../math/keno.ts";

const numbers = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);
/** How far each arrow key moves, in columns and rows. */
const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type KenoBoardProps = {
  picks: ReadonlySet<number>;
  drawn: ReadonlySet<number>;
  disabled: boolean;
  onToggle: (number: number) => void;
};

/** The board of eighty numbers. It is one tab stop, and the arrow keys move between the numbers. */
export function KenoBoard({ picks, drawn, disabled, onToggle }: KenoBoardProps) {
  const { t } = useGame();
  const [current, setCurrent] = useState(1);
  const cells = useRef(new Map<number, HTMLButtonElement>());
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, number: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = number + step[0] + step[1] * columnsOf(event.currentTarget);
    if (next < 1 || next > KENO_NUMBERS) return;
    setCurrent(next);
    cells.current.get(next)?.focus();
  };
  return (
    <fieldset className="keno-board">
      <legend className="sr-only">{t("games-keno.board")}</legend>
      {numbers.map((number) => {
        const picked = picks.has(number);
        const out = drawn.has(number);
        return (
          <button
            key={number}
            type="button"
            ref={(element) => {
              if (element) cells.current.set(number, element);
            }}
            className="keno-cell"
            data-state={picked && out ? "hit" : out ? "drawn" : picked ? "picked" : undefined}
            aria-pressed={picked}
            aria-disabled={disabled || undefined}
            tabIndex={number === current ? 0 : -1}
            onClick={() => {
              if (!disabled) onToggle(number);
            }}
            onFocus={() => setCurrent(number)}
            onKeyDown={(event) => onKeyDown(event, number)}
          >
            {number}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The number of columns, which is lower on narrow screens so that each number is large enough to tap. */
function columnsOf(cell: HTMLElement): number {
  const board = cell.closest(".keno-board");
  return board ? getComputedStyle(board).gridTemplateColumns.split(" ").length : 1;
}
