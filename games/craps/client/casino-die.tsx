import { diePips } from "../../kit/client/die-pips.ts";
import "./casino-die.css";

const faces = [1, 2, 3, 4, 5, 6] as const;

type CasinoDieProps = {
  face: number;
  /** The number of this roll, which restarts the animation; 0 for dice at rest. */
  roll: number;
  isSecond?: boolean;
};

/** A red casino die as a cube that tumbles in and comes to rest on a face. */
export function CasinoDie({ face, roll, isSecond = false }: CasinoDieProps) {
  return (
    <span className="craps-die" data-second={isSecond || undefined} aria-hidden="true">
      <span key={roll} className="craps-die-throw" data-rolled={roll > 0 || undefined}>
        <span className="craps-cube" data-face={face}>
          {faces.map((side) => (
            <svg
              key={side}
              className={`craps-side craps-side-${side}`}
              viewBox="0 0 100 100"
              aria-hidden="true"
            >
              <rect width="100" height="100" rx="10" />
              {diePips[side]!.map(([x, y]) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />
              ))}
            </svg>
          ))}
        </span>
      </span>
    </span>
  );
}

/** A small flat die, used in the names of bets. */
export function SmallDie({ face }: { face: number }) {
  return (
    <svg className="craps-small-die" viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" rx="16" />
      {diePips[face]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10.5" />
      ))}
    </svg>
  );
}
