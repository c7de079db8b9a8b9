import { useId } from "react";

type FanArtProps = {
  className?: string;
  /** Whether to draw a broken fan, for error states. */
  broken?: boolean;
};

/** The large fan illustration above empty and error states. */
export function FanArt({ className, broken = false }: FanArtProps) {
  const colour = broken ? "var(--color-alarm)" : "var(--color-brass)";
  const fadeId = useId();
  const rays = Array.from({ length: 13 }, (_, index) => (index - 6) * 14);
  const arcs = [30, 52, 74];
  return (
    <svg viewBox="0 0 200 112" aria-hidden="true" fill="none" className={className}>
      <defs>
        <linearGradient id={fadeId} x1="100" y1="104" x2="100" y2="8" gradientUnits="userSpaceOnUse">
          <stop stopColor={colour} />
          <stop offset="1" stopColor={colour} stopOpacity="0.12" />
        </linearGradient>
      </defs>
      <g stroke={`url(#${fadeId})`}>
        {rays
          .filter((angle) => !(broken && lostRays.includes(angle)))
          .map((angle) => (
            <path
              key={angle}
              d="M99.7 88 97 18a3 3 0 0 1 6 0l-2.7 70Z"
              transform={`rotate(${angle} 100 104)`}
            />
          ))}
        {arcs.map((radius) => (
          <path
            key={radius}
            d={`M${100 - radius} 104a${radius} ${radius} 0 0 1 ${radius * 2} 0`}
            opacity="0.55"
          />
        ))}
      </g>
      <path d="M88 104a12 12 0 0 1 24 0Z" fill={colour} />
      <path d="M0 104.5h84M116 104.5h84" stroke="var(--color-line)" />
    </svg>
  );
}

const lostRays = [14, 28, 70];
