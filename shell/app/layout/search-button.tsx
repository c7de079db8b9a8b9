import { useTranslation } from "@parlour/web/i18n/translation-context";
import { iconButtonClass } from "@parlour/web/ui/icon-button";
import Search from "lucide-react/icons/search";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { Link } from "react-router";

// Comes when somebody searches.
const GameSearchOverlay = lazy(() => import("../lobby/game-search-overlay.tsx"));

/** Opens the search over all games; a slash does the same from anywhere. Without scripts it leads to the search page. */
export function SearchButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <Link
        to="/search"
        aria-label={t("shell.search")}
        aria-keyshortcuts="/"
        aria-haspopup="dialog"
        className={iconButtonClass()}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Search size={20} aria-hidden="true" />
      </Link>
      {open ? (
        <Suspense>
          <GameSearchOverlay onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Keys belong to the field that has the focus, and to a dialog that is open. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, dialog[open]") !== null;
}
