import { useId } from "react";

const ARC_LENGTH = 640;

/** Text printed on the felt in an arc, as on a real table; " · " in `lower` separates its two lines. */
export function FeltLettering({ upper, lower }: { upper: string; lower: string }) {
  const id = useId();
  // Long texts are set smaller, so that they fit on the arc.
  const upperSize = Math.min(27, ARC_LENGTH / upper.length);
  return (
    <svg className="felt-lettering" viewBox="0 -24 600 164" aria-hidden="true">
      <path id={`${id}-1`} d="M30 12 Q300 92 570 12" fill="none" />
      <path id={`${id}-2`} d="M60 46 Q300 116 540 46" fill="none" />
      <path id={`${id}-3`} d="M90 76 Q300 140 510 76" fill="none" />
      <path
        d="M18 -18 Q300 66 582 -18 M80 94 Q300 164 520 94"
        fill="none"
        stroke="#e2c07d"
        strokeOpacity="0.4"
      />
      <text textAnchor="middle" fontSize={upperSize} letterSpacing="2" fill="#f2d391" fillOpacity="0.85">
        <textPath href={`#${id}-1`} startOffset="50%">
          {upper}
        </textPath>
      </text>
      {lower.split(" · ").map((line, index) => (
        <text key={line} textAnchor="middle" fontSize="21" fill="#f3eee3" fillOpacity="0.75">
          <textPath href={`#${id}-${index + 2}`} startOffset="50%">
            {line}
          </textPath>
        </text>
      ))}
    </svg>
  );
}
