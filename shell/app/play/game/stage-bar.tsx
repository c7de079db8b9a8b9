import type { PlayMode } from "@parlour/contracts/enumerations";
import type { GameFrameMessage } from "@parlour/contracts/game-frame";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { IconButton } from "@parlour/web/ui/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import { type RefObject, useEffect, useState } from "react";
import type { PlayableGame } from "./game.server.ts";
import { SessionClock } from "./session-clock.tsx";
import { StageBalance } from "./stage-balance.tsx";

type StageBarProps = {
  game: PlayableGame;
  mode: PlayMode;
  balance: GameFrameMessage<"balance"> | null;
  stage: RefObject<HTMLDialogElement | null>;
  onLeave: () => void;
};

export function StageBar({ game, mode, balance, stage, onLeave }: StageBarProps) {
  const { t } = useTranslation();
  return (
    <header className="stage-bar flex items-center gap-2 border-b border-line bg-velvet px-2 md:gap-4 md:px-4">
      <button
        type="button"
        onClick={onLeave}
        className="flex min-h-11 shrink-0 items-center gap-1 rounded-control px-2 font-semibold text-mist hover:bg-raised hover:text-ivory"
      >
        <ChevronLeft size={20} aria-hidden="true" />
        <span className="max-sm:sr-only">{t("game.leave")}</span>
      </button>
      {/* On phones, the game's own bar shows the game's name, so this bar doesn't repeat it. */}
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-sans text-base font-semibold max-sm:sr-only md:text-md">{game.name}</h2>
      </div>
      {mode === "practice" ? <Badge tone="free">{t("game.practice")}</Badge> : null}
      <StageBalance mode={mode} reported={balance} />
      <SessionClock />
      <FullScreenButton stage={stage} />
    </header>
  );
}

function FullScreenButton({ stage }: { stage: RefObject<HTMLDialogElement | null> }) {
  const { t } = useTranslation();
  const [isFull, setFull] = useState(false);
  const [isPossible, setPossible] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled);
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => {
      document.removeEventListener("fullscreenchange", look);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  if (!isPossible) return null;
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : stage.current?.requestFullscreen())?.catch(() => undefined);
  const Icon = isFull ? Minimize : Maximize;
  return (
    <IconButton
      quiet
      label={t(isFull ? "game.leaveFullScreen" : "game.fullScreen")}
      icon={<Icon size={20} aria-hidden="true" />}
      onClick={toggle}
    />
  );
}
