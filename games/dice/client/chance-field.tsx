import { useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { WAYS_MAX, WAYS_MIN } from "../math/dice.ts";

type ChanceFieldProps = { ways: number; disabled: boolean; onWays: (ways: number) => void };

/** The chance to win in percent, typed to the hundredth: finer than the slider, and down to the longest odds. */
export function ChanceField({ ways, disabled, onWays }: ChanceFieldProps) {
  const { t, language } = useGame();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(ways / 100);
  const commit = () => {
    if (typed === null) return;
    const wanted = Math.round(Number(typed.replace(",", ".").replace("%", "")) * 100);
    if (Number.isFinite(wanted) && wanted > 0) onWays(Math.min(WAYS_MAX, Math.max(WAYS_MIN, wanted)));
    setTyped(null);
  };
  return (
    <span className="dice-chance">
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={t("games-dice.chance")}
        disabled={disabled}
        value={typed ?? shown}
        onFocus={(event) => {
          setTyped(String(ways / 100));
          event.target.select();
        }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
      %
    </span>
  );
}
