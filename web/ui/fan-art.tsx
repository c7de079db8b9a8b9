import { useId } from "react";

/** The large fan that stands over empty and broken states. */
export function FanArt({ className }: { className?: string }) {
  const fadeId = useId();
  const rays = Array.from({ length: 13 }, (_, index) => (index - 6) * 14);
  const arcs = [30, 52, 74];
  return (
    <svg viewBox="0 0 200 112" aria-hidden="true" fill="none" className={className}>
      <defs>
        <linearGradient id={fadeId} x1="100" y1="104" x2="100" y2="8" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--color-brass)" />
          <stop offset="1" stopColor="var(--color-brass)" stopOpacity="0.12" />
        </linearGradient>
      </defs>
      <g stroke={`url(#${fadeId})`}>
        {rays.map((angle) => (
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
      <path d="M88 104a12 12 0 0 1 24 0Z" fill="var(--color-brass)" />
      <path d="M0 104.5h84M116 104.5h84" stroke="var(--color-line)" />
    </svg>
  );
}
