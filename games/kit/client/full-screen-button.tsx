import { IconButton } from "@parlour/web/ui/icon-button";
import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import { useEffect, useState } from "react";
import { useGame } from "./game-context.ts";

/** The full-screen button. It is hidden on phones, where the game fills the screen anyway. */
export function FullScreenButton() {
  const { t } = useGame();
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  const Icon = isFull ? Minimize : Maximize;
  return (
    <span className="max-md:hidden">
      <IconButton
        quiet
        label={t("games.fullScreen")}
        aria-pressed={isFull}
        icon={<Icon size={19} aria-hidden="true" />}
        onClick={toggle}
      />
    </span>
  );
}
