import { useLayoutEffect, useRef } from "react";
import { CasinoChip } from "./casino-chip.tsx";
import { useGame } from "./game-context.ts";

type ChipTrayProps = {
  values: readonly number[];
  chosen: number;
  onChoose: (value: number) => void;
  disabled: boolean;
};

/** The chips that the player can choose from, one of them selected. It scrolls where there is no room for all of them. */
export function ChipTray({ values, chosen, onChoose, disabled }: ChipTrayProps) {
  const { t, money, sound, motion } = useGame();
  const rack = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  // The selected chip is moved to the middle, so that its neighbours can be seen and pressed too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rack scrolls when another chip is chosen
  useLayoutEffect(() => {
    const shelf = rack.current;
    const chip = shelf?.querySelector<HTMLElement>(".chip-choice:has(:checked)");
    if (!shelf || !chip) return;
    const behavior = isShown.current && !motion.reduced ? "smooth" : "instant";
    isShown.current = true;
    shelf.scrollTo({ left: chip.offsetLeft - (shelf.clientWidth - chip.offsetWidth) / 2, behavior });
  }, [chosen, motion]);
  return (
    <fieldset className="chip-tray" disabled={disabled}>
      <legend className="sr-only">{t("games.chipValue")}</legend>
      <div className="chip-rack" ref={rack}>
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
      </div>
    </fieldset>
  );
}
