import { handCounts } from "../../math/video-poker-pays.ts";
import { useGame } from "../game-context.ts";
import type { Coins } from "./use-coins.ts";

/** The number of hands, and whether a win can be doubled up. */
export function PokerOptions({ coins, disabled }: { coins: Coins; disabled: boolean }) {
  const { t } = useGame();
  return (
    <div className="poker-options">
      <fieldset disabled={disabled}>
        <legend>{t("games-video-poker.hands")}</legend>
        {handCounts.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={coins.hands === count}
            aria-label={t("games-video-poker.playHands", { count })}
            onClick={() => coins.setHands(count)}
          >
            {count}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        aria-pressed={coins.doubleUp}
        disabled={disabled}
        onClick={() => coins.setDoubleUp(!coins.doubleUp)}
      >
        {t("games-video-poker.doubleUp")}
      </button>
    </div>
  );
}
