/** A cut gem, lit from above. */
export function Gem() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="mines-gem">
      <path d="M28 20h44l20 24-42 44L8 44Z" fill="#0f7a55" />
      <path d="M28 20h44L62 44H38Z" fill="#7ff0bf" />
      <path d="M28 20 38 44H8Z" fill="#3fc794" />
      <path d="M72 20 62 44h30Z" fill="#2aa877" />
      <path d="M38 44h24L50 88Z" fill="#1f9a6c" />
      <path d="M8 44h30l12 44Z" fill="#17835a" />
      <path d="M92 44H62L50 88Z" fill="#0c5f42" />
      <path d="M34 24h20l-6 8H31Z" fill="#fff" opacity="0.65" />
    </svg>
  );
}

/** An iron mine with a red fuse in the middle. */
export function Mine() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="mines-mine">
      <g fill="#2b3442">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
          <rect key={angle} x="46" y="8" width="8" height="22" rx="3" transform={`rotate(${angle} 50 50)`} />
        ))}
      </g>
      <circle cx="50" cy="50" r="29" fill="#131922" />
      <circle cx="50" cy="50" r="29" fill="url(#mine-shine)" />
      <circle cx="50" cy="50" r="11" fill="#a83246" />
      <circle cx="50" cy="50" r="6" fill="#f598a5" />
      <defs>
        <radialGradient id="mine-shine" cx="0.35" cy="0.28" r="0.7">
          <stop offset="0" stopColor="#8b98ab" />
          <stop offset="0.4" stopColor="#3a4656" stopOpacity="0.6" />
          <stop offset="1" stopColor="#0b0e14" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
}
