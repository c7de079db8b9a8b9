import type { SilksAnswer } from "@parlour/contracts/entities/racing";
import { type ReactNode, useId } from "react";

const colours: Readonly<Record<string, string>> = {
  white: "#f4f1ea",
  black: "#1d1f24",
  red: "#c62f35",
  maroon: "#6d1f2c",
  orange: "#e07a2c",
  yellow: "#eac23c",
  green: "#2c7a3c",
  emerald: "#1f9a63",
  turquoise: "#35a9a8",
  blue: "#2b50b8",
  navy: "#1f2a56",
  purple: "#6b3fa0",
  pink: "#e79ab4",
  grey: "#8b919b",
};
const paint = (name: string): string => colours[name] ?? "#8b919b";

/** The patterns of jockeys' silks, drawn on a 40×40 grid in the second colour. */
const marks: Readonly<Record<string, ReactNode>> = {
  hoops: <path d="M0 10h40v6H0zM0 22h40v6H0zM0 34h40v6H0z" />,
  stripes: <path d="M12 0h5v40h-5zM23 0h5v40h-5z" />,
  halved: <path d="M20 0h20v40H20z" />,
  quartered: <path d="M20 0h20v22H20zM0 22h20v18H0z" />,
  chevron: <path d="M6 14l14 12 14-12v8L20 34 6 22z" />,
  sash: <path d="M8 6l6-4 20 30-6 5z" />,
  spots: (
    <>{[14, 26].flatMap((x) => [14, 24, 34].map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="3" />))}</>
  ),
  star: <path d="M20 11l2.9 6.6 7.1.7-5.4 4.7 1.6 7L20 26.4 13.8 30l1.6-7-5.4-4.7 7.1-.7z" />,
  diamond: <path d="M20 11l9 11-9 11-9-11z" />,
  "cross-belts": <path d="M8 8l4-3 22 28-4 3zM32 8l-4-3L6 33l4 3z" />,
  armlets: <path d="M0 24h40v6H0z" />,
};

/** An owner's colours as a jacket and cap. It is decorative, because the horse's name is next to it. */
export function Silks({ silks, className = "size-9" }: { silks: SilksAnswer; className?: string }) {
  const id = useId();
  const { body, sleeves, cap } = silks;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={`shrink-0 ${className}`}>
      <defs>
        <clipPath id={`${id}body`}>
          <path d="M13 13h14l2 25H11z" />
        </clipPath>
        <clipPath id={`${id}sleeves`}>
          <path d="M13 13L3 26l5 4 6-9zM27 13l10 13-5 4-6-9z" />
        </clipPath>
        <clipPath id={`${id}cap`}>
          <path d="M13 9a7 7 0 0 1 14 0l4 1v2H13z" />
        </clipPath>
      </defs>
      {(
        [
          ["sleeves", sleeves, undefined],
          ["body", body, undefined],
          ["cap", cap, "translate(8 -6) scale(.6)"],
        ] as const
      ).map(([part, { colour, second, pattern }, transform]) => (
        <g key={part} clipPath={`url(#${id}${part})`}>
          <path d="M0 0h40v40H0z" fill={paint(colour)} />
          <g fill={paint(second)} transform={transform}>
            {marks[pattern]}
          </g>
        </g>
      ))}
      <path
        d="M13 13h14l2 25H11zM13 13L3 26l5 4 5-7M27 13l10 13-5 4-5-7M13 9a7 7 0 0 1 14 0l4 1v2H13z"
        fill="none"
        stroke="#7a889b"
        strokeWidth="0.8"
      />
    </svg>
  );
}
