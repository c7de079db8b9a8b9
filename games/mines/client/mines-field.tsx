import { FanMark } from "@parlour/web/ui/fan-mark";
import { type KeyboardEvent, useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { MINES_TILES, type MinesView } from "../math/mines.ts";
import { Gem, Mine } from "./mines-art.tsx";

const SIDE = 5;

type TileState = "hidden" | "gem" | "mine" | "exploded" | "missed";

type MinesFieldProps = {
  view: MinesView | null;
  disabled: boolean;
  /** The tile that is being opened, until the server answers. */
  pending: number | null;
  onReveal: (tile: number) => void;
};

function stateOf(view: MinesView | null, tile: number): TileState {
  if (view === null) return "hidden";
  const mine = view.mineTiles?.includes(tile) ?? false;
  if (view.revealed.includes(tile)) return mine ? "exploded" : "gem";
  if (view.mineTiles === null) return "hidden";
  return mine ? "mine" : "missed";
}

/** The field of five by five tiles. It is one tab stop, and the arrow keys move between the tiles. */
export function MinesField({ view, disabled, pending, onReveal }: MinesFieldProps) {
  const { t } = useGame();
  const [current, setCurrent] = useState(12);
  const tiles = useRef<(HTMLButtonElement | null)[]>([]);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -SIDE,
    ArrowDown: SIDE,
  };
  const onKeyDown = (event: KeyboardEvent, tile: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const sameRow = Math.floor(tile / SIDE) === Math.floor((tile + step) / SIDE);
    const next = tile + step;
    if (next < 0 || next >= MINES_TILES || (Math.abs(step) === 1 && !sameRow)) return;
    setCurrent(next);
    tiles.current[next]?.focus();
  };
  const names = {
    hidden: t("games-mines.hidden"),
    gem: t("games-mines.gem"),
    mine: t("games-mines.mine"),
    exploded: t("games-mines.mine"),
    missed: t("games-mines.gem"),
  };
  return (
    <fieldset className="mines-field">
      <legend className="sr-only">{t("games-mines.field")}</legend>
      {Array.from({ length: MINES_TILES }, (_, tile) => {
        const state = stateOf(view, tile);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change order
            key={tile}
            type="button"
            ref={(element) => {
              tiles.current[tile] = element;
            }}
            className="mines-tile"
            data-state={state}
            data-pending={pending === tile || undefined}
            tabIndex={tile === current ? 0 : -1}
            aria-label={`${Math.floor(tile / SIDE) + 1}–${(tile % SIDE) + 1}, ${names[state]}`}
            aria-disabled={disabled || state !== "hidden" || undefined}
            onClick={() => {
              if (!disabled && state === "hidden") onReveal(tile);
            }}
            onFocus={() => setCurrent(tile)}
            onKeyDown={(event) => onKeyDown(event, tile)}
          >
            <span className="mines-tile-body">
              <span className="mines-lid">
                <FanMark className="w-1/2" />
              </span>
              <span className="mines-pit">
                {state === "gem" || state === "missed" ? <Gem /> : null}
                {state === "mine" || state === "exploded" ? <Mine /> : null}
              </span>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
