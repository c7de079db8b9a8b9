import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Collect, Slot } from "../../math/slots/slot.ts";
import { useGame } from "../game-context.ts";
import { useCountedAmount } from "../use-counted-amount.ts";
import type { Hud } from "./animate-spin.ts";
import type { Skin } from "./skin.ts";
import { SymbolPicture } from "./symbol-picture.tsx";

/** The round's win so far, the free spins or respins left, and the ways to win. */
export function SlotHud({ hud, stake, slot, skin }: { hud: Hud; stake: number; slot: Slot; skin: Skin }) {
  const { t, money } = useGame();
  const won = useCountedAmount(hud.won);
  const chosen = hud.chosen === null ? null : slot.symbols[hud.chosen]!;
  return (
    <div className="slot-hud" data-mode={hud.mode}>
      <span className="slot-hud-side">
        {hud.mode === "free" ? t("games-slots.freeSpinsLeft", { count: hud.left }) : null}
        {hud.mode === "hold" ? t("games-slots.respinsLeft", { count: hud.left }) : null}
        {hud.mode === "respin" ? t("games-slots.respin") : null}
        {hud.mode === "free" && slot.collect ? (
          <Meter collect={slot.collect} collected={hud.collected} />
        ) : null}
      </span>
      <strong className={hud.won > stake ? "is-won" : ""}>{won > 0 ? money(won) : " "}</strong>
      <span className="slot-hud-side">
        {hud.ways === null ? null : <span>{t("games-slots.waysNow", { count: hud.ways })}</span>}
        {chosen ? (
          <SymbolPicture paint={skin.symbols[chosen]!} name={t(slot.symbolWords[chosen] as MessageKey)} />
        ) : null}
        {hud.multiplier > 1 ? <b key={hud.multiplier}>×{hud.multiplier}</b> : null}
      </span>
    </div>
  );
}

/** How far the collectors have filled the meter that awards more free spins. */
function Meter({ collect: { meter }, collected }: { collect: Collect; collected: number }) {
  const { t } = useGame();
  const most = meter.every * (meter.multipliers.length - 1);
  const filled = collected >= most ? meter.every : collected % meter.every;
  return (
    <span className="slot-meter" role="img" aria-label={t("games-slots.collected", { count: collected })}>
      {Array.from({ length: meter.every }, (_, step) => step).map((step) => (
        <i key={step} data-filled={step < filled || undefined} />
      ))}
    </span>
  );
}
