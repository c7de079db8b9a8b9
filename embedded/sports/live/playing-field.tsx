import type { Side, SportId } from "@parlour/sports";
import { classNames } from "@parlour/web/ui/class-names";
import { fieldDrawings } from "./field-drawings.ts";

type PlayingFieldProps = {
  sport: SportId;
  /** The side that the newest incident favours; null while neither side is attacking. */
  attacking: Side | null;
  /** The pressure of both sides, from −1 (all from the away side) to 1 (all from the home side). */
  momentum: number;
  colours: { home: string; away: string };
};

/**
 * The pitch, court or board of a sport, with a ball that follows the newest incident. It only illustrates the
 * score and the ticker, so it is hidden from screen readers.
 */
export function PlayingField({ sport, attacking, momentum, colours }: PlayingFieldProps) {
  const { ground, stripes, lines } = fieldDrawings[sport];
  const reach = attacking === null ? 0 : 88 + Math.abs(momentum) * 40;
  const x = attacking === null ? 160 : attacking === "home" ? 160 + reach : 160 - reach;
  const y = 84 + momentum * 26;
  return (
    <svg
      viewBox="0 0 320 168"
      aria-hidden="true"
      className="block aspect-[320/168] w-full overflow-hidden rounded-card border border-line"
    >
      <path d="M0 0h320v168H0z" fill={ground} />
      {stripes ? <path d={stripes} fill="#fff" fillOpacity=".035" /> : null}
      <g className="transition-opacity duration-250" opacity={attacking === "home" ? 0.5 : 0.1}>
        <path d="M160 8h152v152H160z" fill={colours.home} fillOpacity=".55" />
      </g>
      <g className="transition-opacity duration-250" opacity={attacking === "away" ? 0.5 : 0.1}>
        <path d="M8 8h152v152H8z" fill={colours.away} fillOpacity=".55" />
      </g>
      <path d={lines} fill="none" stroke="#f3eee3" strokeOpacity=".55" strokeWidth="1.5" />
      <g
        className="transition-transform duration-1000 ease-out"
        transform={`translate(${x} ${y})`}
        // Only a CSS transform can be animated. Browsers that do not support CSS transforms in SVG use the attribute
        // instead.
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <circle r="9" fill="#f3eee3" fillOpacity=".18" className={classNames("animate-breathe")} />
        <circle r="4.5" fill="#f3eee3" />
      </g>
    </svg>
  );
}
