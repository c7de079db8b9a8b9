import { memo } from "react";
import { diePips } from "../../kit/client/die-pips.ts";

/** A clear blue casino die with white pips. */
export const CrapsDie = memo(function CrapsDie({ face }: { face: number }) {
  return (
    <svg className="craps-die" viewBox="0 0 100 100" aria-hidden="true">
      <rect x="3" y="3" width="94" height="94" rx="10" fill="#1d4fae" stroke="#6ea2ff" strokeWidth="2" />
      <path d="M8 60 60 8h-40a12 12 0 0 0-12 12z" fill="#fff" opacity="0.16" />
      {diePips[face]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill="#fff" />
      ))}
    </svg>
  );
});
