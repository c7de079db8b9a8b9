import { FanMark } from "@parlour/web/ui/fan-mark";
import { useGame } from "../game-context.ts";
import { useCountedAmount } from "../use-counted-amount.ts";
import type { Interlude } from "./use-slot-round.ts";

/** A short message over the reels: the start of free spins, or their total win. */
export function InterludeCard({ interlude }: { interlude: Interlude }) {
  const { t, money } = useGame();
  const { kind, spins } = interlude;
  const won = useCountedAmount(kind === "end" ? interlude.win : 0);
  return (
    <div className="slot-interlude" data-kind={kind} data-win={interlude.isWin || undefined}>
      <FanMark className="slot-interlude-fan" />
      <p>{kind === "end" ? t("games-slots.freeSpinsOver", { count: spins }) : t("games-slots.youHaveWon")}</p>
      <strong>{kind === "end" ? money(won) : spins}</strong>
      <p>{kind === "end" ? t("games-slots.inAll") : t("games-slots.freeSpinsCount", { count: spins })}</p>
    </div>
  );
}
