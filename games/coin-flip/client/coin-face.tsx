import { useId } from "react";
import type { CoinSide } from "../math/coin-flip.ts";

const pearls = Array.from({ length: 40 }, (_, pearl) => pearl * 9);
const rays = Array.from({ length: 9 }, (_, ray) => -80 + ray * 20);

/** One side of the coin: gold with a crown for heads, silver with the fan from the logo for tails. */
export function CoinFace({ side }: { side: CoinSide }) {
  const id = useId();
  const isHeads = side === "heads";
  const [light, middle, dark] = isHeads
    ? ["#fff0c2", "#e0ab4a", "#7d5518"]
    : ["#ffffff", "#b9c3d1", "#5a6676"];
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="coin-face" data-side={side}>
      <defs>
        <linearGradient id={`${id}-metal`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="0.5" stopColor={middle} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
        <linearGradient id={`${id}-field`} x1="1" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor={light} />
          <stop offset="0.6" stopColor={middle} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <circle r="49" fill={`url(#${id}-metal)`} stroke={dark} strokeWidth="1" />
      <circle r="42" fill={`url(#${id}-field)`} stroke={dark} strokeWidth="0.8" />
      {pearls.map((angle) => (
        <circle key={angle} r="1" cy="-38.5" fill={light} transform={`rotate(${angle})`} />
      ))}
      {isHeads ? (
        <g fill={`url(#${id}-metal)`} stroke={dark} strokeWidth="1.4" strokeLinejoin="round">
          <path d="M-22 16 -26 -12 -11 0 0 -22 11 0 26 -12 22 16Z" />
          <rect x="-22" y="18" width="44" height="6" rx="2" />
          <circle cx="-26" cy="-15" r="3" fill="#c0102a" />
          <circle cy="-25" r="3.4" fill="#c0102a" />
          <circle cx="26" cy="-15" r="3" fill="#c0102a" />
        </g>
      ) : (
        <g transform="translate(0 14)" stroke={dark} strokeWidth="1.1" strokeLinejoin="round">
          {rays.map((angle) => (
            <path
              key={angle}
              d="M0 0 L-5.2 -32 A5.2 5.2 0 0 1 5.2 -32Z"
              fill={`url(#${id}-metal)`}
              transform={`rotate(${angle})`}
            />
          ))}
          <circle r="6" fill={`url(#${id}-field)`} />
        </g>
      )}
    </svg>
  );
}
