import type { CSSProperties } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { multiplierOf, type PayFraction } from "../../kit/math/pay.ts";
import type { FoxtrotLevel, FoxtrotView } from "../math/foxtrot.ts";
import { Fox, Motorcar } from "./fox.tsx";

/** The shortest time in seconds that a car takes along its lane; cars are faster on harder levels. */
const carSeconds: Record<FoxtrotLevel, number> = { easy: 5.2, medium: 4, hard: 3, expert: 2.2 };

type RoadProps = {
  level: FoxtrotLevel;
  pays: readonly PayFraction[];
  view: FoxtrotView | null;
  disabled: boolean;
  onGo: () => void;
};

/**
 * The boulevard from above, which scrolls with the fox. The traffic in lanes ahead is only scenery: the
 * server draws each lane when the fox steps into it.
 */
export function Road({ level, pays, view, disabled, onGo }: RoadProps) {
  const { t, language } = useGame();
  const times = multiplierFormat(language);
  const at = view?.taken.length ?? 0;
  const isLost = view?.outcome === "lost";
  const isHome = view !== null && view.passed === pays.length;
  const nextPay = pays[at];
  const canGo = !disabled && !isLost && view?.outcome !== "cashedOut";
  const nameOf = (lane: number, pay: PayFraction): string =>
    t("games-foxtrot.laneName", { lane: lane + 1, multiplier: multiplierOf(pay) });
  return (
    <div className="fox-road" style={{ "--at": at } as CSSProperties}>
      <div className="fox-strip">
        <div className="fox-kerb" data-side="start" aria-hidden="true" />
        <ol className="fox-lanes" aria-label={t("games-foxtrot.road")}>
          {pays.map((pay, lane) => {
            const state =
              lane < at ? (isLost && lane === at - 1 ? "hit" : "passed") : lane === at ? "next" : "ahead";
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lanes never change order
              <li key={lane} className="fox-lane" data-state={state}>
                {state === "passed" ? (
                  <span className="fox-barrier" aria-hidden="true" />
                ) : (
                  <span
                    className="fox-car"
                    aria-hidden="true"
                    style={
                      {
                        "--car-seconds": `${carSeconds[level] * (1 + ((lane * 7) % 5) / 8)}s`,
                        "--car-delay": `${-((lane * 1.7) % 5)}s`,
                      } as CSSProperties
                    }
                  >
                    <Motorcar paint={lane * 3} />
                  </span>
                )}
                <span className="fox-cover">
                  <span className="sr-only">{nameOf(lane, pay)}</span>
                  <span aria-hidden="true">{times.format(multiplierOf(pay))}×</span>
                </span>
              </li>
            );
          })}
        </ol>
        {/* One button for whichever lane is next, so that the focus moves with the fox and is never out of sight. */}
        {nextPay ? (
          <button
            type="button"
            className="fox-next"
            aria-disabled={!canGo || undefined}
            aria-label={nameOf(at, nextPay)}
            onClick={() => {
              if (canGo) onGo();
            }}
          />
        ) : null}
        <div className="fox-kerb" data-side="end" data-home={isHome || undefined} aria-hidden="true" />
        <div className="fox-walker" data-state={isLost ? "hit" : undefined} aria-hidden="true">
          <span key={at} className="fox-hop">
            <Fox />
          </span>
        </div>
      </div>
    </div>
  );
}
