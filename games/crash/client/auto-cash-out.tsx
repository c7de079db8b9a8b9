import { readAmount } from "@parlour/rules/typed-amount";
import { decimalSeparatorOf } from "@parlour/web/i18n/decimal-separator";
import { useId, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { CRASH_MAX, CRASH_START } from "../math/crash.ts";
import { createTimesText } from "./read-times.ts";

type AutoCashOutProps = { auto: number | null; onAuto: (times: number | null) => void; disabled: boolean };

/** The multiplier of the automatic cash-out; empty for none. */
export function AutoCashOut({ auto, onAuto, disabled }: AutoCashOutProps) {
  const { t, language } = useGame();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    const wanted = Math.round(readAmount(typed.replace("×", ""), decimalSeparatorOf(language)) * 100);
    onAuto(wanted > CRASH_START ? Math.min(wanted, CRASH_MAX) : null);
    setTyped(null);
  };
  return (
    <div className="stake-control crash-auto">
      <label htmlFor={id} className="text-2xs font-medium text-mist">
        {t("games-crash.autoCashOut")}
      </label>
      <div className="stake-box">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t("games-crash.off")}
          disabled={disabled}
          value={typed ?? (auto === null ? "" : createTimesText(language).number(auto))}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
          }}
        />
        {/* Next to an empty field, the × would look like a button that clears it. */}
        {typed || auto !== null ? <span className="crash-times">×</span> : null}
      </div>
    </div>
  );
}
