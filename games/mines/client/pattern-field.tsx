import { useGame } from "../../kit/client/game-context.ts";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { useNumberGrid } from "../../kit/client/use-number-grid.ts";
import { MINES_TILES, minesMultiplier, stonesMax } from "../math/mines.ts";
import { openable, withToggled } from "./mines-pattern.ts";

type PatternFieldProps = {
  pattern: readonly number[];
  mines: number;
  onChange: (pattern: readonly number[]) => void;
};

/** The tiles that autoplay opens in every round before it cashes out. */
export function PatternField({ pattern, mines, onChange }: PatternFieldProps) {
  const { t, language } = useGame();
  const cellOf = useNumberGrid(MINES_TILES);
  const opened = openable(pattern, mines);
  const times = multiplierFormat(language).format(minesMultiplier(mines, opened.length));
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t("games-mines.pattern")}</p>
      <fieldset className="mines-pattern">
        <legend className="sr-only">{t("games-mines.pattern")}</legend>
        {Array.from({ length: MINES_TILES }, (_, tile) => {
          const turn = opened.indexOf(tile);
          const isFixed = turn === -1 ? opened.length >= stonesMax(mines) : opened.length === 1;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change order
              key={tile}
              type="button"
              aria-pressed={turn !== -1}
              aria-disabled={isFixed || undefined}
              aria-label={`${Math.floor(tile / 5) + 1}–${(tile % 5) + 1}`}
              {...cellOf(tile + 1)}
              onClick={() => onChange(withToggled(opened, tile, mines))}
            >
              {turn === -1 ? null : turn + 1}
            </button>
          );
        })}
      </fieldset>
      <p className="text-sm text-mist" aria-live="polite">
        {t("games-mines.patternText", { count: opened.length, times })}
      </p>
    </div>
  );
}
