import { useGame } from "../../kit/client/game-context.ts";
import { TypedFigure } from "../../kit/client/typed-figure.tsx";
import { WAYS_MAX, WAYS_MIN } from "../math/dice.ts";

type ChanceFieldProps = { ways: number; disabled: boolean; onWays: (ways: number) => void };

/** A field for the win chance in percent. With two decimals, it is finer than the slider. */
export function ChanceField({ ways, disabled, onWays }: ChanceFieldProps) {
  const { t, language } = useGame();
  return (
    <TypedFigure
      label={t("games-dice.chance")}
      shown={new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(ways / 100)}
      value={ways / 100}
      suffix="%"
      disabled={disabled}
      onCommit={(percent) => onWays(Math.min(WAYS_MAX, Math.max(WAYS_MIN, Math.round(percent * 100))))}
    />
  );
}
