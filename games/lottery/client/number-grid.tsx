import { useGame } from "../../kit/client/game-context.ts";
import { useNumberGrid } from "../../kit/client/use-number-grid.ts";
import { NUMBERS } from "../math/lottery-prizes.ts";

const numbers = Array.from({ length: NUMBERS }, (_, index) => index + 1);

type NumberGridProps = {
  picks: readonly number[];
  disabled: boolean;
  onToggle: (number: number) => void;
};

/** The numbers from which a line is picked. */
export function NumberGrid({ picks, disabled, onToggle }: NumberGridProps) {
  const { t } = useGame();
  const cellOf = useNumberGrid(NUMBERS);
  return (
    <fieldset className="lotto-grid">
      <legend className="sr-only">{t("games-lottery.pickNumbers")}</legend>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-pressed={picks.includes(number)}
          disabled={disabled}
          {...cellOf(number)}
          onClick={() => onToggle(number)}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}
