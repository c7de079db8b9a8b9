import { memo } from "react";
import { diePips } from "../../kit/client/die-pips.ts";

/** The face of a die; the one and the four are red, as on Asian dice. */
export const Die = memo(function Die({ face }: { face: number }) {
  const ink = face === 1 || face === 4 ? "#b3203a" : "#16202e";
  return (
    <svg className="sic-die" viewBox="0 0 100 100" aria-hidden="true">
      <rect x="2" y="2" width="96" height="96" rx="20" fill="#fdf9ef" stroke="#c9bfa8" strokeWidth="2" />
      {diePips[face]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={face === 1 ? 15 : 9.5} fill={ink} />
      ))}
    </svg>
  );
});
