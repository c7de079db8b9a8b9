import { type KeyboardEvent, useRef } from "react";

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** The keys j and k, or the arrow keys, move between the rows of a table; Enter opens the focused row. */
export function useRowKeys(count: number, onOpen: (index: number) => void) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const { target, key } = event;
    // A control inside a row handles its own keys.
    if (!(target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...(bodyRef.current?.rows ?? [])];
    const at = rows.indexOf(target);
    const step = steps[key];
    if (step !== undefined) {
      event.preventDefault();
      rows[Math.min(Math.max(at + step, 0), count - 1)]?.focus();
    } else if (key === "Enter") {
      event.preventDefault();
      onOpen(at);
    }
  };
  return { bodyRef, onKeyDown };
}
