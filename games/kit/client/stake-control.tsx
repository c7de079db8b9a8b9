import { readAmount } from "@parlour/rules/typed-amount";
import { decimalSeparatorOf } from "@parlour/web/i18n/decimal-separator";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { IconButton } from "@parlour/web/ui/icon-button";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useEffect, useId, useState } from "react";
import { editableNumber } from "./editable-number.ts";
import { useGame } from "./game-context.ts";
import { KeyHint } from "./key-hint.tsx";
import { useSelectedText } from "./use-selected-text.ts";
import type { Stake } from "./use-stake.ts";

type StakeControlProps = { stake: Stake; disabled?: boolean; label?: MessageKey };

/** The stake of a round: typed, stepped, halved or doubled, always within the limits. */
export function StakeControl({ stake, disabled = false, label = "games.stake" }: StakeControlProps) {
  const { t, language, money, toMajor, toMinor, sound } = useGame();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const input = useSelectedText(typed !== null);
  const fixed = disabled || stake.locked;
  const press = (change: () => void) => () => {
    sound.play("chip");
    change();
  };
  const commit = () => {
    if (typed === null) return;
    const wanted = readAmount(typed, decimalSeparatorOf(language));
    if (Number.isFinite(wanted) && wanted > 0) stake.set(toMinor(wanted));
    setTyped(null);
  };
  // A stake that changes from outside replaces the text being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the stake changes
  useEffect(() => setTyped(null), [stake.value]);
  return (
    <div className="stake-control">
      <span className="flex items-center">
        <label htmlFor={id} className="text-2xs font-medium text-mist">
          {t(label)}
        </label>
        <KeyHint name="↑ ↓" />
      </span>
      <div className="stake-box">
        <IconButton
          quiet
          label={t("games.lowerStake")}
          disabled={fixed || stake.value <= stake.min}
          icon={<Minus size={18} aria-hidden="true" />}
          onClick={press(stake.lower)}
        />
        <input
          ref={input}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          disabled={fixed}
          value={typed ?? money(stake.value)}
          onFocus={() => setTyped(editableNumber(toMajor(stake.value), language))}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
          }}
        />
        <IconButton
          quiet
          label={t("games.raiseStake")}
          disabled={fixed || stake.value >= stake.max}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={press(stake.raise)}
        />
        <div className="stake-jumps">
          <button
            type="button"
            aria-label={`½ ${t("games.halveStake")}`}
            disabled={fixed || stake.value <= stake.min}
            onClick={press(() => stake.set(stake.value / 2))}
          >
            ½
          </button>
          <button
            type="button"
            aria-label={`2× ${t("games.doubleStake")}`}
            disabled={fixed || stake.value >= stake.max}
            onClick={press(() => stake.set(stake.value * 2))}
          >
            2×
          </button>
        </div>
      </div>
    </div>
  );
}
