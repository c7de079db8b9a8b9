import { IconButton } from "@parlour/web/ui/icon-button";
import Zap from "lucide-react/icons/zap";
import { useGame } from "./game-context.ts";
import { KeyHint, shortcutOf } from "./key-hint.tsx";
import { INSTANT_KEY } from "./use-instant.ts";

/** Turns instant play, which shows results without animation, on or off. Hidden where it is not allowed. */
export function InstantButton() {
  const { t, instant } = useGame();
  if (instant === null) return null;
  return (
    <IconButton
      className="instant-button"
      label={t("games.instant")}
      title={t("games.instant")}
      aria-pressed={instant.isOn}
      aria-keyshortcuts={shortcutOf(INSTANT_KEY)}
      badge={<KeyHint name={INSTANT_KEY} />}
      icon={<Zap size={19} aria-hidden="true" fill={instant.isOn ? "currentColor" : "none"} />}
      onClick={instant.toggle}
    />
  );
}
