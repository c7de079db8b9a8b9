import { useGame } from "../../kit/client/game-context.ts";
import { useNumberGrid } from "../../kit/client/use-number-grid.ts";
import { KENO_NUMBERS } from "../math/keno.ts";

const numbers = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);

type KenoBoardProps = {
  picks: ReadonlySet<number>;
  drawn: ReadonlySet<number>;
  disabled: boolean;
  onToggle: (number: number) => void;
};

export function KenoBoard({ picks, drawn, disabled, onToggle }: KenoBoardProps) {
  const { t } = useGame();
  const cellOf = useNumberGrid(KENO_NUMBERS);
  return (
    <fieldset className="keno-board">
      <legend className="sr-only">{t("games-keno.board")}</legend>
      {numbers.map((number) => {
        const picked = picks.has(number);
        const out = drawn.has(number);
        return (
          <button
            key={number}
            type="button"
            className="keno-cell"
            data-state={picked && out ? "hit" : out ? "drawn" : picked ? "picked" : undefined}
            aria-pressed={picked}
            aria-disabled={disabled || undefined}
            {...cellOf(number)}
            onClick={() => {
              if (!disabled) onToggle(number);
            }}
          >
            {number}
          </button>
        );
      })}
    </fieldset>
  );
}
