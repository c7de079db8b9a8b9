/** The fox in a bow tie, walking to the right. */
export function Fox() {
  return (
    <svg viewBox="0 0 150 76" aria-hidden="true" className="fox-picture">
      <g strokeLinejoin="round" strokeWidth="4">
        <polygon points="58,40 48,30 32,24 17,28 6,39 20,42 36,42 48,50" fill="#c9571a" stroke="#c9571a" />
        <polygon points="24,26 17,28 5,40 18,40 24,34" fill="#fff6e8" stroke="#fff6e8" />
        <polygon
          points="135,24 127,19 123,7 118,17 114,6 108,19 106,30 90,34 70,34 56,39 52,54 48,72 54,72 60,60 66,53 64,72 72,72 76,53 92,52 102,56 110,72 116,72 110,54 118,62 127,66 130,62 122,54 114,44 118,36 127,32 142,30"
          fill="#e0701f"
          stroke="#e0701f"
        />
        <polygon
          points="106,36 114,42 112,52 102,54 100,46"
          fill="#fff6e8"
          stroke="#fff6e8"
          strokeWidth="2"
        />
      </g>
      <path d="M112 38l12-7v14zM112 38l-10-6v12z" fill="#a01030" />
      <circle cx="113" cy="38" r="2.6" fill="#f2d391" />
      <circle cx="143.5" cy="27.5" r="3.6" fill="#1a0e0a" />
      <circle cx="125.5" cy="24" r="2.6" fill="#1a0e0a" />
      <g fill="#1a0e0a">
        <rect x="46" y="67" width="10" height="6" rx="2" />
        <rect x="63" y="67" width="10" height="6" rx="2" />
        <rect x="108" y="67" width="10" height="6" rx="2" />
        <rect x="125" y="61" width="8" height="6" rx="2" />
      </g>
    </svg>
  );
}

const paints = ["#8c2a3c", "#26406f", "#d9b26a", "#1e7a5a", "#5b3a78"];

/** A vintage car seen from above, driving down the screen. */
export function Motorcar({ paint }: { paint: number }) {
  return (
    <svg viewBox="0 0 60 110" aria-hidden="true">
      <path
        d="M12 100 L4 150 L26 150 L24 100Z M48 100 L56 150 L34 150 L36 100Z"
        fill="#fff3cf"
        opacity="0.28"
      />
      <rect x="6" y="4" width="48" height="102" rx="16" fill={paints[paint % paints.length]} />
      <rect x="12" y="28" width="36" height="44" rx="9" fill="#0b0e14" opacity="0.75" />
      <rect x="15" y="36" width="30" height="26" rx="6" fill={paints[paint % paints.length]} />
      <circle cx="15" cy="101" r="5" fill="#fff3cf" />
      <circle cx="45" cy="101" r="5" fill="#fff3cf" />
      <path d="M26 76h8v28h-8z" fill="#fff" opacity="0.22" />
    </svg>
  );
}
