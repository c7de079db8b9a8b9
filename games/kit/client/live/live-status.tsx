import Clock from "lucide-react/icons/clock";
import Lock from "lucide-react/icons/lock";
import { useEffect, useRef } from "react";
import { useGame } from "../game-context.ts";
import { restrictionText } from "./restriction-text.ts";
import type { LiveSeat } from "./use-live-table.ts";
import { useServerTime } from "./use-server-time.ts";

type LiveStatusProps = {
  table: LiveSeat;
  running: string;
  result: string;
  /** Whether this player can choose in the open window. */
  isChoosing?: boolean;
};

/** The state of the round in one line: seconds left to bet or to choose, no more bets, or the result. */
export function LiveStatus({ table, running, result, isChoosing = false }: LiveStatusProps) {
  const { t, language, announce } = useGame();
  const { round, restriction, isConnected } = table;
  const now = useServerTime(table.now);
  const span = round?.window ?? round;
  const left = span ? Math.max(0, span.closesAt - now) : 0;
  const share = span ? left / Math.max(1, span.closesAt - span.opensAt) : 0;
  const seconds = Math.ceil(left / 1000);
  const isBetting = round?.phase === "BETTING" && left > 0;
  const isOpen = round?.phase === "RUNNING" && round.window !== null && left > 0;
  // A round in progress is shown to its end before a restriction on the player's bets is shown.
  const isBetween = round === null || (round.nextAt !== null && round.nextAt <= now);
  const isBarred = restriction !== null && (isBetween || round.phase === "BETTING");
  const text = !isConnected
    ? t("games-live.connecting")
    : isBarred
      ? restrictionText({ t, language }, restriction)
      : isBetting
        ? t("games-live.placeBets", { seconds })
        : round?.phase === "BETTING"
          ? t("games-live.noMoreBets")
          : round?.phase === "VOID"
            ? t("games-live.voided")
            : isOpen
              ? t(isChoosing ? "games-live.yourChoice" : "games-live.choicesOpen", { seconds })
              : round?.phase === "RUNNING"
                ? running
                : result;
  // Screen readers announce each change of phase, but not every second of the countdown.
  const spoken =
    isBetting && !isBarred
      ? t("games-live.betsOpen")
      : isOpen && !isBarred && isConnected
        ? t(isChoosing ? "games-live.yourTurn" : "games-live.otherTurns")
        : text;
  const said = useRef("");
  useEffect(() => {
    if (said.current === spoken) return;
    said.current = spoken;
    announce(spoken);
  }, [spoken, announce]);
  const Icon = restriction?.code === "TIER_REQUIRED" ? Lock : Clock;
  return (
    <div
      className="live-status"
      data-phase={isBarred ? "BARRED" : isBetting ? "BETTING" : (round?.phase ?? "WAITING")}
      data-choosing={isOpen && isChoosing ? "" : undefined}
    >
      {isBarred ? <Icon size={16} aria-hidden="true" /> : <span className="live-dot" />}
      <strong>{text}</strong>
      <i style={{ transform: `scaleX(${isBetting || isOpen ? share : 0})` }} />
    </div>
  );
}
