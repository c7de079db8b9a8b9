import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";

// The search overlay is loaded on the first search.
const GameSearchOverlay = lazy(() => import("../play/lobby/game-search-overlay.tsx"));

/** The game search overlay; the slash key opens it on every page. */
export function useSearchOverlay(): { openSearch: () => void; overlay: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const openSearch = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      openSearch();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [openSearch]);
  const overlay = isOpen ? (
    <Suspense>
      <GameSearchOverlay onClose={close} />
    </Suspense>
  ) : null;
  return { openSearch, overlay };
}

/** Returns whether a key is pressed in an input or an open dialog, which handle the key themselves. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, dialog[open]") !== null;
}
