import type { Participant } from "@parlour/sports";
import { useId } from "react";

type CrestProps = Pick<Participant, "colours" | "crest"> & { size?: number };

const outlines: Readonly<Record<Participant["crest"]["shape"], string>> = {
  shield: "M4 3h24v13c0 7-6 11-12 14C10 27 4 23 4 16z",
  circle: "M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z",
  diamond: "M16 1l14 15l-14 15l-14-15z",
  pennant: "M4 2h24v20l-12 8l-12-8z",
};

const symbols: Readonly<Record<Participant["crest"]["symbol"], string>> = {
  star: "M16 8l2.4 5.2l5.6.6l-4.2 3.8l1.2 5.6l-5-2.9l-5 2.9l1.2-5.6L8 13.8l5.6-.6z",
  anchor:
    "M15 11.6a2.4 2.4 0 1 1 2 0V14h3v2h-3v5.2c2.2-.4 3.6-1.7 4-3.7h2c-.5 3.8-3.2 5.9-7 6c-3.8-.1-6.5-2.2-7-6h2c.4 2 1.8 3.3 4 3.7V16h-3v-2h3z",
  tower: "M10 8h3v2h2V8h2v2h2V8h3v5h-1.5v10h-11V13H10z",
  wave: "M7 14c3-3 6-3 9 0s6 3 9 0v4c-3 3-6 3-9 0s-6-3-9 0z",
  leaf: "M23 9c1 9-3 14-10 14l-3 2l1-4c-1-7 4-12 12-12z",
  bolt: "M18 7l-9 10h5l-2 9l10-12h-6z",
  crown: "M8 11l4 4l4-6l4 6l4-4l-2 11H10z",
  wheel:
    "M16 8a8 8 0 1 1 0 16a8 8 0 1 1 0-16zm-1 3.2v3.8h-3.8a5 5 0 0 0 0 2H15v3.8a5 5 0 0 0 2 0V17h3.8a5 5 0 0 0 0-2H17v-3.8a5 5 0 0 0-2 0z",
  sun: "M16 11a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM15 6h2v3h-2zM15 23h2v3h-2zM6 15h3v2H6zM23 15h3v2h-3zM9 8l2 2l-1.4 1.4l-2-2zM23 8l1.4 1.4l-2 2L21 10zM9 24l-1.4-1.4l2-2L11 22zM23 24l-2-2l1.4-1.4l2 2z",
  wing: "M7 12c6 0 9-1 18-4c-1 5-3 8-6 10c1 0 2 0 3-.5c-2 3.5-5 5-8 4.5c-4-.6-7-4.5-7-10z",
};

function Pattern({ pattern, colour }: { pattern: Participant["crest"]["pattern"]; colour: string }) {
  switch (pattern) {
    case "plain":
      return null;
    case "halves":
      return <path d="M16 0h16v32H16z" fill={colour} />;
    case "stripes":
      return <path d="M5 0h4.5v32H5zM14 0h4.5v32H14zM23 0h4.5v32H23z" fill={colour} />;
    case "hoops":
      return <path d="M0 6h32v5H0zM0 17h32v5H0z" fill={colour} />;
    case "sash":
      return <path d="M0 26L26 0h6v4L4 32H0z" fill={colour} />;
    case "quarters":
      return <path d="M16 0h16v16H16zM0 16h16v16H0z" fill={colour} />;
  }
}

/** A club's crest, drawn from its data. Hidden from screen readers, because the name is next to it. */
export function Crest({ colours: [first, second], crest, size = 24 }: CrestProps) {
  const clip = useId();
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <clipPath id={clip}>
        <path d={outlines[crest.shape]} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h32v32H0z" fill={first} />
        <Pattern pattern={crest.pattern} colour={second} />
      </g>
      {crest.pattern === "plain" ? null : <circle cx="16" cy="16" r="9.5" fill={first} />}
      <path d={symbols[crest.symbol]} fill={second} fillRule="evenodd" />
      <path d={outlines[crest.shape]} fill="none" stroke="#f3eee3" strokeOpacity=".5" />
    </svg>
  );
}
