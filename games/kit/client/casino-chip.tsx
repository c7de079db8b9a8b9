import { chipColours } from "./chip-colours.ts";
import { useGame } from "./game-context.ts";

type CasinoChipProps = {
  /** The value in minor units, as shown on the chip. */
  amount: number;
  /** The chip's position in the tray, which decides its colour. */
  rank: number;
  /** Uses larger digits, for chips that are drawn small. */
  large?: boolean;
  className?: string;
};

/** A clay chip seen from above. It needs no accessible label, because the spot it lies on has one. */
export function CasinoChip({ amount, rank, large = false, className }: CasinoChipProps) {
  const { short } = useGame();
  const { face, edge, spot, text } = chipColours[Math.min(Math.max(rank, 0), chipColours.length - 1)]!;
  const label = short(amount);
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={className}>
      <circle cy="4" r="46" fill={edge} />
      <circle r="46" fill={face} stroke={edge} strokeWidth="2" />
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <path
          key={angle}
          d="M-9 -46 A46 46 0 0 1 9 -46 L6.5 -33 A33 33 0 0 0 -6.5 -33Z"
          fill={spot}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="31" fill={face} stroke={spot} strokeWidth="1.6" strokeDasharray="3 2.4" />
      <path d="M-34 -26 A44 44 0 0 1 30 -32" fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth="4" />
      <text
        y={large ? 13 : 9}
        textAnchor="middle"
        fontSize={(label.length > 4 ? 22 : 29) * (large ? 1.4 : 1)}
        fontWeight="700"
        fill={text}
        fontFamily="inherit"
      >
        {label}
      </text>
    </svg>
  );
}

/** The tray position of the highest chip that is not above the amount. */
export function rankOfAmount(amount: number, tray: readonly number[]): number {
  return Math.max(
    0,
    tray.findLastIndex((value) => value <= amount),
  );
}
