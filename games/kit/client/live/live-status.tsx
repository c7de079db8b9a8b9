import Clock from "lucide-react/icons/clock";
import Lock from "lucide-react/icons/lock";
import { useEffect, useRef } from "react";
import { useGame } from "../game-context.ts";
import { callOf } from "./calls/call-of.ts";
import { restrictionText } from "./restriction-text.ts";
import { type ShownStatus, shownStatus } from "./shown-status.ts";
import type { LiveSeat } from "./use-live-table.ts";
import { useServerTime } from "./use-server-time.ts";

type LiveStatusProps = {
  table: LiveSeat;
  running: string;
  result: string;
  /** Whether this player can make a choice in the open decision window. */
  isChoosing?: boolean;
  /** The text while another player chooses, at tables where players choose in turn. */
  turnText?: ((seconds: number) => string) | undefined;
  /** What the table calls once betting has closed; screen readers are told the table's calls if there are any. */
  call?: string | undefined;
};

/** The state of the round in one line: seconds left to bet or to choose, no more bets, or the result. */
export function LiveStatus(props: LiveStatusProps) {
  const { table, running, result, isChoosing = false, turnText, call } = props;
  const { t, language, announce } = useGame();
  const { round, restriction, isConnected, isCrowded } = table;
  const now = useServerTime(table.now);
  const isRestricted = restriction !== null;
  const status = shownStatus({ round, isConnected, isRestricted, now });
  const { phase, seconds, share } = status;
  const isMyChoice = phase === "CHOOSING" && isChoosing;
  const texts: Record<ShownStatus["phase"], string> = {
    CONNECTING: t(isCrowded ? "games-live.crowded" : "games-live.connecting"),
    BARRED: restriction ? restrictionText({ t, language }, restriction) : "",
    BETTING: t("games-live.placeBets", { seconds }),
    CLOSING: t("games-live.noMoreBets"),
    CHOOSING:
      !isMyChoice && turnText
        ? turnText(seconds)
        : t(isMyChoice ? "games-live.yourChoice" : "games-live.choicesOpen", { seconds }),
    RUNNING: running,
    RESULT: result,
    WAITING: result,
    VOID: t("games-live.voided"),
  };
  const text = texts[phase];
  // Screen readers announce each change of phase, but not every second of the countdown.
  const called = call === undefined ? null : callOf({ status, round, call, isMyChoice, t });
  const spoken =
    called ??
    (phase === "BETTING"
      ? t("games-live.betsOpen")
      : phase === "CHOOSING"
        ? t(isMyChoice ? "games-live.yourTurn" : "games-live.otherTurns")
        : text);
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
      // Shows the phase that the server reports, because the server may close betting later than this page's clock
      // suggests.
      data-phase={phase === "BARRED" || phase === "CONNECTING" ? phase : (round?.phase ?? phase)}
      data-choosing={isMyChoice ? "" : undefined}
    >
      {phase === "BARRED" ? <Icon size={16} aria-hidden="true" /> : <span className="live-dot" />}
      <strong>{text}</strong>
      <i style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
