import { useTranslation } from "@parlour/web/i18n/translation-context";
import Clock from "lucide-react/icons/clock-3";
import { useEffect, useState } from "react";
import { formatElapsed } from "./play-time.ts";
import { usePlayStart } from "./use-play-start.ts";

/** The time that this player has played since login, across all games. */
export function SessionClock() {
  const { t } = useTranslation();
  const playStart = usePlayStart();
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const startedMs = playStart();
    const look = () => setElapsedMs(Date.now() - startedMs);
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [playStart]);
  return (
    <p role="timer" className="flex shrink-0 items-center gap-1.5 text-sm text-mist">
      <Clock size={16} aria-hidden="true" className="max-[26rem]:hidden" />
      <span className="sr-only">{t("game.timePlayed")} </span>
      {formatElapsed(elapsedMs)}
    </p>
  );
}
