import type { MessageKey } from "@parlour/web/i18n/messages";
import { FanMark } from "@parlour/web/ui/fan-mark";
import { useGame } from "../game-context.ts";
import { useCountUp } from "../use-count-up.ts";
import type { Interlude } from "./use-slot-round.ts";

const words: Record<Interlude["kind"], { heading: MessageKey; unit: MessageKey }> = {
  begin: { heading: "games-slots.youHaveWon", unit: "games-slots.freeSpinsCount" },
  more: { heading: "games-slots.youHaveWon", unit: "games-slots.freeSpinsCount" },
  hold: { heading: "games-slots.hold", unit: "games-slots.respinsCount" },
  pick: { heading: "games-slots.pickBonus", unit: "games-slots.picksCount" },
  respin: { heading: "games-slots.respin", unit: "games-slots.respinsCount" },
  end: { heading: "games-slots.freeSpinsOver", unit: "games-slots.inAll" },
  holdEnd: { heading: "games-slots.hold", unit: "games-slots.inAll" },
  maximum: { heading: "games-slots.maximumReached", unit: "games-slots.inAll" },
};

/** A short message over the reels: the intro of a feature, its total win, or the maximum win. */
export function InterludeCard({ interlude }: { interlude: Interlude }) {
  const { t, money } = useGame();
  const { kind, count } = interlude;
  const isTotal = kind === "end" || kind === "holdEnd" || kind === "maximum";
  const won = useCountUp(isTotal ? interlude.win : 0, 700);
  const { heading, unit } = words[kind];
  return (
    <div className="slot-interlude" data-kind={kind} data-win={interlude.isWin || undefined}>
      {isTotal ? null : <span className="win-rays" />}
      <FanMark className="slot-interlude-fan" />
      <p className="slot-interlude-heading">{t(heading, { count })}</p>
      {kind === "respin" ? null : (
        <>
          <strong>{isTotal ? money(won) : count}</strong>
          <p>{t(unit, { count })}</p>
        </>
      )}
    </div>
  );
}
