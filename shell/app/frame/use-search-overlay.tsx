import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";

// Comes when somebody searches.
const GameSearchOverlay = lazy(() => import("../play/lobby/game-search-overlay.tsx"));

/** The search over all games, for whatever opens it; a slash does from anywhere. */
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

/** Keys belong to the field that has the focus, and to a dialog that is open. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, dialog[open]") !== null;
}
