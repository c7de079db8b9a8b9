import { type KeyboardEvent, useRef, useState } from "react";

/** How far each arrow key moves, in columns and rows. */
const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The number of columns, which is lower on narrow screens so that each number is large enough to tap. */
const columnsOf = (cell: HTMLElement): number =>
  getComputedStyle(cell.parentElement!).gridTemplateColumns.split(" ").length;

/**
 * Makes a grid of buttons a single tab stop; the arrow keys move between the buttons, which are numbered from 1.
 * Returns the properties of each button, which must be a child of the grid.
 */
export function useNumberGrid(count: number) {
  const [current, setCurrent] = useState(1);
  const cells = useRef(new Map<number, HTMLButtonElement>());
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, number: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = number + step[0] + step[1] * columnsOf(event.currentTarget);
    if (next < 1 || next > count) return;
    setCurrent(next);
    cells.current.get(next)?.focus();
  };
  return (number: number) => ({
    ref: (element: HTMLButtonElement | null) => {
      if (element) cells.current.set(number, element);
    },
    tabIndex: number === current ? 0 : -1,
    onFocus: () => setCurrent(number),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, number),
  });
}
