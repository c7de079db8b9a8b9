import type { Translate } from "@parlour/web/i18n/translator";
import { FanMark } from "@parlour/web/ui/fan-mark";
import { useGame } from "../game-context.ts";
import { useCountedAmount } from "../use-counted-amount.ts";
import type { Interlude } from "./use-slot-round.ts";

const headings: Record<Interlude["kind"], (t: Translate, spins: number) => string> = {
  begin: (t) => t("games-slots.youHaveWon"),
  more: (t) => t("games-slots.youHaveWon"),
  end: (t, count) => t("games-slots.freeSpinsOver", { count }),
  maximum: (t) => t("games-slots.maximumReached"),
};

/** A short message over the reels: the start of free spins, their total win, or the maximum win. */
export function InterludeCard({ interlude }: { interlude: Interlude }) {
  const { t, money } = useGame();
  const { kind, spins } = interlude;
  const isTotal = kind === "end" || kind === "maximum";
  const won = useCountedAmount(isTotal ? interlude.win : 0);
  return (
    <div className="slot-interlude" data-kind={kind} data-win={interlude.isWin || undefined}>
      <FanMark className="slot-interlude-fan" />
      <p>{headings[kind](t, spins)}</p>
      <strong>{isTotal ? money(won) : spins}</strong>
      <p>{isTotal ? t("games-slots.inAll") : t("games-slots.freeSpinsCount", { count: spins })}</p>
    </div>
  );
}
