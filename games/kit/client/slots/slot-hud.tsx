import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Collect, Slot } from "../../math/slots/slot.ts";
import { useGame } from "../game-context.ts";
import { isGain } from "../settled.ts";
import { useCountedAmount } from "../use-counted-amount.ts";
import type { resultTier } from "../use-result.ts";
import type { Hud } from "./animate-spin.ts";
import type { Skin } from "./skin.ts";
import { SymbolPicture } from "./symbol-picture.tsx";

type SlotHudProps = {
  hud: Hud;
  /** The tier of the round's result, once it is over. */
  tier: ReturnType<typeof resultTier> | null;
  stake: number;
  slot: Slot;
  skin: Skin;
};

/** The round's win so far or its result, the free spins or respins left, and the ways or lines that pay. */
export function SlotHud({ hud, tier, stake, slot, skin }: SlotHudProps) {
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
      {tier === "none" ? <em>{t("games.noWin")}</em> : null}
      {tier === "back" ? <em>{t("games.returned", { amount: money(hud.won) })}</em> : null}
      {tier === "none" || tier === "back" ? null : (
        <strong className={isGain({ stake, win: hud.won }) ? "is-won" : ""}>
          {won > 0 ? money(won) : "\u00a0"}
        </strong>
      )}
      <span className="slot-hud-side">
        {hud.ways === null ? null : <span>{t("games-slots.waysNow", { count: hud.ways })}</span>}
        {slot.reading.kind === "lines" && hud.mode === "base" ? (
          <span>{t("games-slots.lines", { count: slot.reading.lines.length })}</span>
        ) : null}
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
