import type { CSSProperties } from "react";

/** Balls are coloured by tens, so that numbers are easier to find. */
const colours = [
  "#b3273d",
  "#c2701c",
  "#b8901a",
  "#2f8a4e",
  "#1c7f86",
  "#2c5fb3",
  "#5a3fb0",
  "#8c3a8c",
  "#5b6675",
];

export const ballColour = (number: number): string =>
  colours[Math.min(Math.floor((number - 1) / 10), colours.length - 1)]!;

type DrawBallProps = {
  /** The number of the ball; null for a place that has no ball yet. */
  number: number | null;
  /** Whether the ball has just been drawn. */
  isFresh?: boolean;
};

/** A numbered ball. The parent component labels it. */
export function DrawBall({ number, isFresh = false }: DrawBallProps) {
  if (number === null) return <span className="draw-ball" data-empty="" aria-hidden="true" />;
  return (
    <span
      className="draw-ball"
      data-fresh={isFresh || undefined}
      style={{ "--ball-colour": ballColour(number) } as CSSProperties}
      aria-hidden="true"
    >
      {number}
    </span>
  );
}
