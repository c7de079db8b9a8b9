/** The id that a `<use>` element refers to. A page has one table, so there is only one symbol. */
export const gloveId = "dealer-glove";

/** The fingers from the little one to the index, and the thumb: each a line as wide as the finger. */
const fingers: readonly { line: string; width: number }[] = [
  { line: "M79 74Q93 84 96 105", width: 13.5 },
  { line: "M42 98Q40 120 38.5 137", width: 11.5 },
  { line: "M52 100Q51 130 50 151", width: 12.5 },
  { line: "M75 98Q78 126 79.5 147", width: 12.5 },
  { line: "M63 100Q64 132 64.500 157", width: 13 },
];
const back =
  "M43 46Q60 51 77 46C82 58 87 70 86 88C85.500 101 83 107 76 108Q63 112 50 109C41 109 36 105 35.500 94C35 74 39 58 43 46Z";

/** A dealer's right hand in a kid glove, seen from above, with the cuff of the sleeve. Drawn once and used twice. */
export function GloveSymbol() {
  return (
    <svg className="glove-symbol" aria-hidden="true">
      <defs>
        <linearGradient id="glove-kid" gradientUnits="userSpaceOnUse" x1="34" y1="50" x2="96" y2="150">
          <stop offset="0" stopColor="#fffdf8" />
          <stop offset="0.5" stopColor="#f4eee1" />
          <stop offset="1" stopColor="#d3c8b2" />
        </linearGradient>
        <linearGradient id="glove-sleeve" x1="0" x2="1">
          <stop offset="0" stopColor="#0b0f17" />
          <stop offset="0.4" stopColor="#2b3444" />
          <stop offset="1" stopColor="#080b11" />
        </linearGradient>
        <symbol id={gloveId} viewBox="0 0 120 190" overflow="visible">
          <path d="M30-70H90L86 34Q60 42 34 34Z" fill="url(#glove-sleeve)" />
          <path d="M36 35Q60 43 84 35L82 46Q60 53 38 46Z" fill="#fff" stroke="#d5cebd" strokeWidth="0.6" />
          <circle cx="47" cy="41.500" r="2" fill="#d9b26a" />
          <g fill="none" strokeLinecap="round">
            {fingers.map(({ line, width }) => (
              <g key={line}>
                <path d={line} stroke="#a89c83" strokeWidth={width + 1.3} />
                <path d={line} stroke="url(#glove-kid)" strokeWidth={width} />
              </g>
            ))}
          </g>
          <path d={back} fill="url(#glove-kid)" />
          <g fill="none" stroke="#a89c83" strokeLinecap="round" strokeWidth="0.7">
            <path d="M43 46C39 58 35 74 35.500 94M77 46C79.500 52 81.500 58 82.500 64" />
            <path
              d="M50 68Q48.500 82 49.500 96M61 66Q61.500 82 62.500 97M72 68Q74 82 74.500 95"
              strokeWidth="1.1"
            />
            <path d="M41 53Q60 59 79 53" />
          </g>
        </symbol>
      </defs>
    </svg>
  );
}
