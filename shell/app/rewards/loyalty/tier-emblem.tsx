type TierEmblemProps = {
  /** The tier's index from 0; tiers beyond the sixth look like the sixth. */
  rank: number;
  colour: string;
  className?: string;
};

/** The fan-shaped drawing for each tier's emblem, more ornate with each tier. */
const fans = [
  { rays: 3, spread: 26, arcs: [], crown: "none" },
  { rays: 5, spread: 22, arcs: [15], crown: "none" },
  { rays: 7, spread: 20, arcs: [13, 19], crown: "none" },
  { rays: 7, spread: 22, arcs: [12, 17], crown: "beads" },
  { rays: 9, spread: 19, arcs: [12, 17], crown: "beads" },
  { rays: 11, spread: 16, arcs: [11, 15, 19], crown: "points" },
] as const;

/**
 * The emblem of a tier: an art-deco fan in its colour. The colour is set as an attribute, because the content
 * security policy forbids inline styles. The emblem has no label, because the name of the tier is beside it.
 */
export function TierEmblem({ rank, colour, className = "size-10" }: TierEmblemProps) {
  const { rays, spread, arcs, crown } = fans[Math.min(Math.max(rank, 0), fans.length - 1)]!;
  const angles = Array.from({ length: rays }, (_, index) => (index - (rays - 1) / 2) * spread);
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" fill="none" color={colour} className={className}>
      <circle cx="32" cy="32" r="31" fill="currentColor" opacity="0.1" />
      <circle cx="32" cy="32" r="30.25" stroke="currentColor" strokeWidth="1.5" opacity="0.55" />
      <g fill="currentColor">
        {angles.map((angle) => (
          <path
            key={angle}
            d={
              angle === 0
                ? "M31.4 38 30 14.5 32 11l2 3.5L32.6 38Z"
                : "M31.5 38 30.4 18.5 32 16l1.6 2.5L32.5 38Z"
            }
            transform={`rotate(${angle} 32 45)`}
          />
        ))}
        {crown === "none"
          ? null
          : angles
              .filter((angle, index) => Math.abs(angle) < 55 && index % 2 === (crown === "beads" ? 0 : 1))
              .map((angle) => (
                <path
                  key={angle}
                  d={
                    crown === "beads"
                      ? "M32 9.6a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z"
                      : "m32 7 1.9 3.2L32 13.4l-1.9-3.2Z"
                  }
                  transform={`rotate(${angle} 32 45)`}
                />
              ))}
        <path d="M25.5 46a6.5 6.5 0 0 1 13 0Z" />
        <path d="M13 48h38v1.8H13zM20 52h24v1.4H20z" opacity={rank >= 2 ? 1 : 0.5} />
      </g>
      <g stroke="currentColor" strokeWidth="1.2" opacity="0.75">
        {arcs.map((radius) => (
          <path key={radius} d={`M${32 - radius} 46a${radius} ${radius} 0 0 1 ${radius * 2} 0`} />
        ))}
      </g>
    </svg>
  );
}
