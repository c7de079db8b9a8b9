import { forwardRef, memo } from "react";
import { TARGET_MAX } from "../math/limbo.ts";

const BASE = 176;
const TOP = 22;
const RINGS = 9;

/** The vertical position of a multiplier in the picture, on a logarithmic scale. */
export const heightOf = (hundredths: number): number =>
  BASE - ((BASE - TOP) * Math.log(hundredths / 100)) / Math.log(TARGET_MAX / 100);

const radiusAt = (y: number): number => 14 + ((y - TOP) / (BASE - TOP)) * 82;

/**
 * Golden rings that get narrower towards the top, a ball that rises through them, and the target as a bright
 * ring.
 */
export const LimboRings = forwardRef<SVGGElement, { target: number }>(function LimboRings({ target }, ball) {
  const y = heightOf(target);
  return (
    <svg className="limbo-rings" viewBox="0 0 240 200" aria-hidden="true">
      <Rings />
      <ellipse className="limbo-goal" cx="120" cy={y} rx={radiusAt(y)} ry={radiusAt(y) * 0.24} />
      <g ref={ball} style={{ transform: `translateY(${BASE}px)` }}>
        <circle cx="120" r="15" fill="url(#limbo-halo)" />
        <circle cx="120" r="6.5" fill="url(#limbo-ball)" />
      </g>
    </svg>
  );
});

const Rings = memo(function Rings() {
  return (
    <>
      <defs>
        <radialGradient id="limbo-ball" cx="0.35" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.5" stopColor="#ffb3e2" />
          <stop offset="1" stopColor="#d9308f" />
        </radialGradient>
        <radialGradient id="limbo-halo">
          <stop offset="0" stopColor="#ff8ad4" stopOpacity="0.8" />
          <stop offset="1" stopColor="#ff8ad4" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="limbo-brass" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#8d6a2f" />
          <stop offset="0.3" stopColor="#f2d391" />
          <stop offset="0.6" stopColor="#b98f48" />
          <stop offset="1" stopColor="#f2d391" />
        </linearGradient>
      </defs>
      {Array.from({ length: RINGS }, (_, ring) => {
        const y = BASE - ((BASE - TOP) * ring) / (RINGS - 1);
        return (
          <ellipse
            // biome-ignore lint/suspicious/noArrayIndexKey: rings never change order
            key={ring}
            cx="120"
            cy={y}
            rx={radiusAt(y)}
            ry={radiusAt(y) * 0.24}
            fill="none"
            stroke={ring % 2 === 0 ? "url(#limbo-brass)" : "#c2418f"}
            strokeWidth={1 + 1.4 * (1 - ring / RINGS)}
            opacity={0.75 - ring * 0.03}
          />
        );
      })}
    </>
  );
});
