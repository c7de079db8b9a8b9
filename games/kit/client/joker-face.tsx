/** The joker: a jester in a cap with bells, drawn twice like the figure on a court card, once upside down. */
export function JokerFace() {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <Letters />
      <g transform="rotate(180 50 70)">
        <Letters />
      </g>
      <rect x="24" y="17" width="52" height="106" rx="4" fill="#efe3f7" stroke="#b98f48" strokeWidth="1" />
      <Half />
      <g transform="rotate(180 50 70)">
        <Half />
      </g>
      <rect
        x="26.5"
        y="19.5"
        width="47"
        height="101"
        rx="2.5"
        fill="none"
        stroke="#b98f48"
        strokeWidth="0.6"
      />
    </svg>
  );
}

function Letters() {
  return (
    <g fill="#5a1f86" fontSize="13" fontWeight="700" textAnchor="middle">
      {["J", "O", "K", "E", "R"].map((letter, place) => (
        <text key={letter} x="12.5" y={18 + place * 12.5}>
          {letter}
        </text>
      ))}
    </g>
  );
}

const bells = [
  [31, 36],
  [69, 36],
  [50, 22.5],
] as const;

function Half() {
  return (
    <g>
      <path d="M26 70V64C32 56 40 54 50 54s18 2 24 10v6Z" fill="#7a2bb0" />
      {[-33, -11, 11, 33].map((angle) => (
        <path key={angle} d="M50 70 L46 53 H54Z" fill="#e7c27a" transform={`rotate(${angle} 50 73)`} />
      ))}
      <ellipse cx="50" cy="46" rx="8.2" ry="9.4" fill="#f3d3ab" />
      <path d="M41.500 42C38 34 33 31 31 36c6-9 13-8 16 3Z" fill="#a0142e" />
      <path d="M58.500 42C62 34 67 31 69 36c-6-9-13-8-16 3Z" fill="#1e7a4e" />
      <path d="M42 41C43 33 47 28 50 22.500 53 28 57 33 58 41 53 38.500 47 38.500 42 41Z" fill="#3a1a86" />
      <path d="M41 42.500Q50 37.500 59 42.500L58.600 39.500Q50 35 41.400 39.500Z" fill="#e7c27a" />
      {bells.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.2" fill="#e7c27a" stroke="#7d5a20" strokeWidth="0.5" />
      ))}
      <path
        d="M46.600 45.500h1.600M51.800 45.500h1.600"
        stroke="#2a1a10"
        strokeWidth="1.300"
        strokeLinecap="round"
      />
      <path
        d="M46.500 50q3.500 3 7 0"
        stroke="#9c3b30"
        strokeWidth="1.100"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}
