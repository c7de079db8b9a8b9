import { CasinoChip } from "./casino-chip.tsx";
import { useGame } from "./game-context.ts";

type ChipTrayProps = {
  values: readonly number[];
  chosen: number;
  onChoose: (value: number) => void;
  disabled: boolean;
};

/** The chips that the player can choose from, one of them selected. */
export function ChipTray({ values, chosen, onChoose, disabled }: ChipTrayProps) {
  const { t, money, sound } = useGame();
  return (
    <fieldset className="chip-tray" disabled={disabled}>
      <legend className="sr-only">{t("games.chipValue")}</legend>
      {values.map((value, rank) => (
        <label key={value} className="chip-choice">
          <input
            type="radio"
            name="chip"
            className="sr-only"
            aria-label={money(value)}
            checked={value === chosen}
            onChange={() => {
              sound.play("chip");
              onChoose(value);
            }}
          />
          <CasinoChip amount={value} rank={rank} />
        </label>
      ))}
    </fieldset>
  );
}
