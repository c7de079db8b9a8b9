import type { CSSProperties } from "react";
import { useGame } from "../../kit/client/game-context.ts";

type PlinkoPocketsProps = {
  pays: readonly number[];
  /** The pocket of the last ball, and a counter that restarts the animation for each ball. */
  landed: { pocket: number; turn: number } | null;
};

/** The pockets below the pins, with warmer colours towards the edges. */
export function PlinkoPockets({ pays, landed }: PlinkoPocketsProps) {
  const { language } = useGame();
  const number = new Intl.NumberFormat(language);
  const middle = (pays.length - 1) / 2;
  return (
    <ol
      className="plinko-pockets"
      data-many={pays.length > 13 || undefined}
      style={{ "--pockets": pays.length } as CSSProperties}
    >
      {pays.map((times, pocket) => {
        const hit = landed?.pocket === pocket;
        return (
          <li
            key={hit ? `${pocket}-${landed.turn}` : `${pocket}`}
            data-hit={hit || undefined}
            style={{ "--heat": Math.abs(pocket - middle) / middle } as CSSProperties}
          >
            {times >= 1000 ? `${number.format(times / 1000)}k` : number.format(times)}
          </li>
        );
      })}
    </ol>
  );
}
