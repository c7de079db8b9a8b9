import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { useState } from "react";
import { costOf } from "../../math/slots/bet-modes.ts";
import type { Slot } from "../../math/slots/slot.ts";
import { useGame } from "../game-context.ts";
import type { Stake } from "../use-stake.ts";

type BetModesProps = {
  slot: Slot;
  stake: Stake;
  isAnte: boolean;
  disabled: boolean;
  onAnte(isOn: boolean): void;
  onBuy(): void;
};

/** The ante bet and the purchase of free spins, where the slot has them and the player's jurisdiction allows them. */
export function BetModes({ slot, stake, isAnte, disabled, onAnte, onBuy }: BetModesProps) {
  const { session, t, money } = useGame();
  const [isAsking, setAsking] = useState(false);
  const hasAnte = slot.anteBet !== undefined && session.anteBetsAllowed;
  const hasBuy = slot.featureBuy !== undefined && session.featureBuysAllowed;
  if ((!hasAnte && !hasBuy) || stake.locked) return null;
  const price = money(hasBuy ? costOf(slot, stake.value, "buy") : 0);
  const isTooHigh = hasBuy && costOf(slot, stake.value, "buy") > stake.max;
  const spins = hasBuy ? slot.freeSpins!.awards[slot.featureBuy!.scatters]! : 0;
  return (
    <div className="slot-modes">
      {hasAnte ? (
        <button
          type="button"
          className="slot-mode"
          aria-pressed={isAnte}
          disabled={disabled}
          onClick={() => onAnte(!isAnte)}
        >
          <b>{t("games-slots.anteBet")}</b>
          <span>{t("games-slots.anteBetCost", { amount: money(costOf(slot, stake.value, "ante")) })}</span>
        </button>
      ) : null}
      {hasBuy ? (
        <button
          type="button"
          className="slot-mode"
          disabled={disabled || isTooHigh}
          title={isTooHigh ? t("games-slots.buyTooHigh", { amount: money(stake.max) }) : undefined}
          onClick={() => setAsking(true)}
        >
          <b>{t("games-slots.buyFeature")}</b>
          <span>{price}</span>
        </button>
      ) : null}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("games-slots.buyFeature")}
        closeLabel={t("games.close")}
        actions={
          <Button
            variant="primary"
            onClick={() => {
              setAsking(false);
              onBuy();
            }}
          >
            {t("games-slots.buyConfirm", { amount: price })}
          </Button>
        }
      >
        <p>{t("games-slots.buyText", { amount: price, count: spins, stake: money(stake.value) })}</p>
      </Dialog>
    </div>
  );
}
