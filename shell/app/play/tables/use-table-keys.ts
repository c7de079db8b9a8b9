import { useEffect, useEffectEvent } from "react";

type TableKeys = { onSelect: (number: number) => void; onResize: () => void };

/**
 * The keys 1 to 4 select a table and E enlarges it, even while the focus is outside the games. A game in its frame
 * reports these keys itself.
 */
export function useTableKeys({ onSelect, onResize }: TableKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target.closest("input, select, textarea") || isAnotherDialogOpen()) return;
    if (/^[1-4]$/.test(event.key)) onSelect(Number(event.key));
    if (event.key.toLowerCase() === "e") onResize();
  });
  useEffect(() => {
    // Escape must not close all tables by accident. If another dialog is open above them, Escape closes that dialog
    // instead.
    const listener = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isAnotherDialogOpen()) event.preventDefault();
      press(event);
    };
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

const isAnotherDialogOpen = (): boolean => document.querySelectorAll("dialog[open]").length > 1;
