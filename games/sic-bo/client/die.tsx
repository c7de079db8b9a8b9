import { memo } from "react";

const places: Readonly<Record<number, readonly [number, number][]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** The face of a die; the one and the four are red, as on Asian dice. */
export const Die = memo(function Die({ face }: { face: number }) {
  const ink = face === 1 || face === 4 ? "#b3203a" : "#16202e";
  return (
    <svg className="sic-die" viewBox="0 0 100 100" aria-hidden="true">
      <rect x="2" y="2" width="96" height="96" rx="20" fill="#fdf9ef" stroke="#c9bfa8" strokeWidth="2" />
      {places[face]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={face === 1 ? 15 : 9.5} fill={ink} />
      ))}
    </svg>
  );
});
