import { IconButton } from "@parlour/web/ui/icon-button";
import Rotate3d from "lucide-react/icons/rotate-3d";
import { lazy, type Ref, Suspense } from "react";
import { useGame } from "../../game-context.ts";
import type { LiveSeat } from "../../live/use-live-table.ts";
import { useMedia } from "../../use-media.ts";
import { Wheel, type WheelHandle } from "../wheel.tsx";
import type { useWheelView } from "./use-wheel-view.ts";
import "./solid-wheel.css";

const SolidWheel = lazy(async () => ({ default: (await import("./solid-wheel.tsx")).SolidWheel }));

type WheelViewProps = {
  wheel: readonly number[];
  table: LiveSeat;
  view: ReturnType<typeof useWheelView>;
  /** Whether the wheel covers the layout of a small screen now. */
  isSpinning: boolean;
  ref: Ref<WheelHandle>;
};

/** The wheel of a shared table: flat at first, and in 3D once that is loaded, if the device and the player allow it. */
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
      {view.canChoose ? (
        <div className="wheel-view-switch">
          <IconButton
            quiet
            label={t("games-live-roulette.solidWheel")}
            aria-pressed={view.isWanted}
            icon={<Rotate3d size={20} aria-hidden="true" />}
            onClick={view.toggle}
          />
        </div>
      ) : null}
    </div>
  );
}
