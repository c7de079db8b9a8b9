import { useEffect } from "react";
import { pocketColour, pocketLabel } from "../../../math/roulette-layout.ts";
import { useGame } from "../../game-context.ts";
import type { LiveSeat } from "../../live/use-live-table.ts";
import { usePageVisibility } from "../../solid/use-page-visibility.ts";
import { kindNames } from "../spot-name.ts";
import { useSolidWheel } from "./use-solid-wheel.ts";

type SolidWheelProps = {
  wheel: readonly number[];
  table: LiveSeat;
  isShown: boolean;
  isAsked: boolean;
  onReady: () => void;
  onFail: () => void;
};

/** The 3D wheel. It is decoration: the table's status line says everything that the wheel shows. */
export function SolidWheel({ wheel, table, isShown, isAsked, onReady, onFail }: SolidWheelProps) {
  const { t } = useGame();
  const isVisible = usePageVisibility();
  const { host, isReady, rest } = useSolidWheel({
    wheel,
    table,
    isShown: isShown && isVisible,
    isAsked,
    onFail,
  });
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  const { round } = table;
  const outcome = round?.phase === "RESULT" ? (round.outcome as { pocket: number } | null) : null;
  const pocket = outcome?.pocket ?? null;
  const colour = pocket === null ? null : pocketColour(pocket);
  return (
    <div
      className="solid-wheel"
      data-ready={isReady || undefined}
      data-rest={rest?.pocket}
      data-round={rest?.round}
      aria-hidden="true"
    >
      <div className="solid-wheel-canvas" ref={host} />
      {pocket !== null && colour !== null ? (
        <p className="solid-wheel-call" data-colour={colour} key={round?.number}>
          <b>{pocketLabel(pocket)}</b>
          {colour === "green" ? null : <span>{t(kindNames[colour])}</span>}
        </p>
      ) : null}
    </div>
  );
}
