import { useTranslation } from "@parlour/web/i18n/translation-context";
import { IconButton } from "@parlour/web/ui/icon-button";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useLazyWords } from "../../parts/lazy-words.ts";
import { useSite } from "../../use-site.ts";
import { WithWords } from "../../words.tsx";
import { GameSearch } from "./game-search.tsx";

/** Searches games, channels and sports; opened from the header of any page. */
export default function GameSearchOverlay({ onClose }: { onClose: () => void }) {
  const { value: words, error } = useLazyWords("lobby");
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (error !== undefined) onClose();
  }, [error, onClose]);
  useEffect(() => {
    if (first.current !== key) onClose();
  }, [key, onClose]);
  if (!words) return null;
  return (
    <WithWords words={words}>
      <Overlay onClose={onClose} />
    </WithWords>
  );
}

function Overlay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { searchDelayMs } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);
  // Closes through the dialog, which restores the focus.
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog
      ref={dialog}
      aria-label={t("lobby.searchSite")}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      className="dialog search-overlay"
    >
      <div className="grid gap-3 p-4 md:p-5">
        <div className="flex items-start gap-2">
          <GameSearch hanging={false} delayMs={searchDelayMs} input={input} onLeave={close} />
          <IconButton
            quiet
            label={t("lobby.closeSearch")}
            icon={<X size={22} aria-hidden="true" />}
            onClick={close}
          />
        </div>
        <p className="text-sm text-mist">
          <Link to="/search" onClick={onClose} className="touch-target text-bright hover:text-ivory">
            {t("lobby.searchPages")}
          </Link>
        </p>
      </div>
    </dialog>
  );
}
