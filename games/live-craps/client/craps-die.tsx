import { memo } from "react";

const places: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  5: [
    [25, 25],
    [75, 25],
    [50, 50],
    [25, 75],
    [75, 75],
  ],
  6: [
    [27, 23],
    [73, 23],
    [27, 50],
    [73, 50],
    [27, 77],
    [73, 77],
  ],
};

/** A clear blue casino die with white pips. */
export const CrapsDie = memo(function CrapsDie({ face }: { face: number }) {
  return (
    <svg className="craps-die" viewBox="0 0 100 100" aria-hidden="true">
      <rect x="3" y="3" width="94" height="94" rx="10" fill="#1d4fae" stroke="#6ea2ff" strokeWidth="2" />
      <path d="M8 60 60 8h-40a12 12 0 0 0-12 12z" fill="#fff" opacity="0.16" />
      {places[face]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill="#fff" />
      ))}
    </svg>
  );
});
