import { useGame } from "../game-context.ts";
import { useCountedAmount } from "../use-counted-amount.ts";
import type { Hud } from "./animate-spin.ts";

/** The round's win so far, and the free spins or respins left. */
export function SlotHud({ hud, stake }: { hud: Hud; stake: number }) {
  const { t, money } = useGame();
  const won = useCountedAmount(hud.won);
  return (
    <div className="slot-hud" data-mode={hud.mode}>
      <span className="slot-hud-side">
        {hud.mode === "free" ? t("games-slots.freeSpinsLeft", { count: hud.left }) : null}
        {hud.mode === "hold" ? t("games-slots.respinsLeft", { count: hud.left }) : null}
      </span>
      <strong className={hud.won > stake ? "is-won" : ""}>{won > 0 ? money(won) : " "}</strong>
      <span className="slot-hud-side">
        {hud.multiplier > 1 ? <b key={hud.multiplier}>×{hud.multiplier}</b> : null}
      </span>
    </div>
  );
}
