import { useEffect } from "react";
import { useGame } from "../../game-context.ts";
import type { LiveSeat } from "../use-live-table.ts";

type CorrectionNoticeProps = { table: LiveSeat; resultOf: (outcome: unknown) => string };

/** Tells players at the table that the result of a past round was corrected. */
export function CorrectionNotice({ table, resultOf }: CorrectionNoticeProps) {
  const { t, announce } = useGame();
  const { corrected } = table.live;
  const text =
    corrected &&
    t("games-dealt.corrected", { number: corrected.number, result: resultOf(corrected.outcome) });
  useEffect(() => {
    if (text) announce(text);
  }, [text, announce]);
  return text ? <p className="correction-notice">{text}</p> : null;
}
