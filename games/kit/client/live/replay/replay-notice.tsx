import { useEffect } from "react";
import { useGame } from "../../game-context.ts";
import type { TableReplay } from "./use-table-replay.ts";
import "./replay.css";

/** A notice that the table shows a past round, with a button back to the live one. */
export function ReplayNotice({ replay }: { replay: TableReplay }) {
  const { t, announce } = useGame();
  const number = replay.round?.number ?? null;
  useEffect(() => {
    if (number !== null) announce(t("games-live.replayOf", { number }));
  }, [number, announce, t]);
  if (number === null) return null;
  return (
    <div className="replay-notice">
      <strong>{t("games-live.replayOf", { number })}</strong>
      <button type="button" onClick={replay.stop}>
        {t("games-live.backToLive")}
      </button>
    </div>
  );
}
