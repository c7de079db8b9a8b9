import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { KeyHint } from "../../kit/client/key-hint.tsx";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { multiplierOf, type PayFraction } from "../../kit/math/pay.ts";
import { isLit, type TowersLevel, type TowersView, towersFloors } from "../math/towers.ts";

type WindowState = "closed" | "open" | "lit" | "dark" | "missedLit" | "missedDark";

type TowerProps = {
  level: TowersLevel;
  pays: readonly PayFraction[];
  view: TowersView | null;
  disabled: boolean;
  pending: number | null;
  onPick: (window: number) => void;
};

/** The state of a window: opened, shown at the end of the round, or still closed. */
function stateOf(view: TowersView | null, floor: number, window: number): WindowState {
  const taken = view?.taken[floor];
  if (taken?.choice === window) return taken.shown === 1 ? "lit" : "dark";
  const lit = view?.hidden?.[floor];
  if (lit !== undefined) return isLit(lit, window) ? "missedLit" : "missedDark";
  const isNext = floor === (view?.outcome === "playing" ? view.taken.length : view === null ? 0 : -1);
  return isNext ? "open" : "closed";
}

/**
 * A tower that the player climbs by opening one window on each floor. The current floor is one tab stop, and the
 * arrow keys move between its windows.
 */
export function Tower({ level, pays, view, disabled, pending, onPick }: TowerProps) {
  const { t, language } = useGame();
  const times = multiplierFormat(language);
  const building = useRef<HTMLFieldSetElement>(null);
  const { windows } = towersFloors[level];
  // After a round, the player starts the next one on the ground floor.
  const isOver = view !== null && view.outcome !== "playing";
  const current = isOver ? 0 : (view?.taken.length ?? 0);
  const names: Record<WindowState, string> = {
    closed: t("games-towers.closed"),
    open: t("games-towers.closed"),
    lit: t("games-towers.lit"),
    dark: t("games-towers.dark"),
    missedLit: t("games-towers.lit"),
    missedDark: t("games-towers.dark"),
  };
  const onKeyDown = (event: KeyboardEvent, window: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    building.current?.querySelector<HTMLButtonElement>(`[data-at="${current}-${window + step}"]`)?.focus();
  };
  return (
    <fieldset
      className="tower"
      ref={building}
      style={{ "--windows": windows, "--floors": pays.length } as CSSProperties}
    >
      <legend className="sr-only">{t("games-towers.tower")}</legend>
      <div className="tower-roof" aria-hidden="true" />
      {pays
        .map((pay, floor) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: floors never change order
            key={floor}
            className="tower-floor"
            data-state={
              floor < (view?.passed ?? 0) ? "passed" : floor === current && !isOver ? "current" : undefined
            }
          >
            <span className="tower-pay">{times.format(multiplierOf(pay))}×</span>
            <div className="tower-windows">
              {Array.from({ length: windows }, (_, window) => {
                const state = stateOf(view, floor, window);
                return (
                  <button
                    // biome-ignore lint/suspicious/noArrayIndexKey: windows never change order
                    key={window}
                    type="button"
                    className="tower-window"
                    data-at={`${floor}-${window}`}
                    data-state={state}
                    data-pending={(floor === current && pending === window) || undefined}
                    tabIndex={floor === current && window === 0 ? 0 : -1}
                    aria-label={`${t("games-towers.floor")} ${floor + 1}, ${window + 1}: ${names[state]}`}
                    aria-disabled={disabled || floor !== current || undefined}
                    aria-keyshortcuts={floor === current ? String(window + 1) : undefined}
                    onClick={() => {
                      if (!disabled && floor === current) onPick(window);
                    }}
                    onKeyDown={(event) => onKeyDown(event, window)}
                  >
                    {floor === current && !disabled ? <KeyHint name={String(window + 1)} /> : null}
                  </button>
                );
              })}
            </div>
          </div>
        ))
        .reverse()}
    </fieldset>
  );
}
