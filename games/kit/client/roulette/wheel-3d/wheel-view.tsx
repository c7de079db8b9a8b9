import { lazy, type Ref, Suspense } from "react";
import { useGame } from "../../game-context.ts";
import type { LiveSeat } from "../../live/use-live-table.ts";
import type { useSolidView } from "../../solid/use-solid-view.ts";
import { ViewSwitch } from "../../solid/view-switch.tsx";
import { useMedia } from "../../use-media.ts";
import { Wheel, type WheelHandle } from "../wheel.tsx";
import "./solid-wheel.css";

const SolidWheel = lazy(async () => ({ default: (await import("./solid-wheel.tsx")).SolidWheel }));

type WheelViewProps = {
  wheel: readonly number[];
  table: LiveSeat;
  view: ReturnType<typeof useSolidView>;
  /** Whether the wheel currently covers the betting layout on a small screen. */
  isSpinning: boolean;
  ref: Ref<WheelHandle>;
};

/**
 * The wheel of a shared table: flat at first, and in 3D once the 3D view is loaded, if the device and the player's
 * settings allow it.
 */
export function WheelView({ wheel, table, view, isSpinning, ref }: WheelViewProps) {
  const { t, motion, sound } = useGame();
  const isBeside = useMedia("(width >= 36rem) and (height >= 32rem)");
  return (
    <div className="wheel-view" data-solid={view.isSolid || undefined}>
      <Wheel ref={ref} pockets={wheel} motion={motion} sound={sound} />
      {view.isMounted ? (
        <Suspense>
          <SolidWheel
            wheel={wheel}
            table={table}
            isShown={isBeside || isSpinning}
            isAsked={view.isAsked}
            onReady={view.onReady}
            onFail={view.onFail}
          />
        </Suspense>
      ) : null}
      <ViewSwitch view={view} label={t("games-live-roulette.solidWheel")} />
    </div>
  );
}
