import { readAmount } from "@parlour/rules/typed-amount";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useState } from "react";
import type { StakeChange } from "./auto-bet.ts";
import { useGame } from "./game-context.ts";

const PERCENT_MAX = 1_000;

type StakeChangeFieldProps = {
  label: string;
  value: StakeChange;
  onChange: (value: StakeChange) => void;
};

/**
 * The control for the stake after a win or a loss: return to the first stake, or raise it by a percentage.
 */
export function StakeChangeField({ label, value, onChange }: StakeChangeFieldProps) {
  const { t } = useGame();
  const [typed, setTyped] = useState("100");
  const read = (text: string) => {
    const percent = readAmount(text);
    return Number.isFinite(percent) ? Math.min(PERCENT_MAX, percent) : 0;
  };
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{label}</p>
      <div className="grid gap-3 min-[26rem]:grid-cols-[minmax(0,1fr)_5.5rem]">
        <SegmentedControl
          label={label}
          value={value === null ? "reset" : "raise"}
          onChange={(next) => onChange(next === "reset" ? null : read(typed))}
          options={[
            { value: "reset", label: t("games.autoplayReset") },
            { value: "raise", label: t("games.autoplayRaise") },
          ]}
        />
        <span className="autoplay-percent">
          <input
            inputMode="decimal"
            autoComplete="off"
            aria-label={`${label}: ${t("games.autoplayRaise")} %`}
            disabled={value === null}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(read(event.target.value));
            }}
          />
          %
        </span>
      </div>
    </div>
  );
}
