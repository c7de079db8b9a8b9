/** The studio's drawings as SVG, in a box of 100×100. They are used in its games and in the pictures of its games. */
export const drawings: Readonly<Record<string, string>> = {
  moon: `<circle cx="50" cy="50" r="38" fill="url(#pale)"/><circle cx="38" cy="40" r="7" fill="#d9cfa8" opacity=".7"/><circle cx="60" cy="62" r="10" fill="#d9cfa8" opacity=".6"/><circle cx="64" cy="36" r="4" fill="#d9cfa8" opacity=".7"/>`,
  lantern: `<path d="M50 6v12M50 80v14" stroke="#e9b968" stroke-width="3"/><rect x="36" y="16" width="28" height="8" rx="3" fill="#e9b968"/><path d="M50 22c26 0 34 14 34 28s-8 28-34 28-34-14-34-28 8-28 34-28z" fill="url(#red)"/><path d="M50 22c-12 0-16 14-16 28s4 28 16 28 16-14 16-28-4-28-16-28zM50 22v56" fill="none" stroke="#7c1420" stroke-width="2" opacity=".7"/><rect x="36" y="76" width="28" height="8" rx="3" fill="#e9b968"/><path d="M44 90l-3 8M50 92v8M56 90l3 8" stroke="#d94b45" stroke-width="3"/>`,
  koi: `<path d="M14 58c10-26 40-34 58-16 8 8 12 14 16 10-2 12-8 16-14 14-16 20-46 18-60-8z" fill="url(#orange)"/><path d="M14 58l-8-16c10 2 16 8 18 12zM14 58l-6 18c10-2 16-8 18-14z" fill="#f2a65a"/><path d="M46 36c8-4 18-2 24 6-8 2-18 2-24-6z" fill="#fff1dc"/><circle cx="78" cy="50" r="3.5" fill="#20141c"/><path d="M40 74c4 8 12 10 18 8-2-6-8-10-18-8z" fill="#f2a65a"/>`,
  fan: `<path d="M50 88L8 40c22-30 62-30 84 0z" fill="url(#teal)"/><path d="M50 88L22 28M50 88L36 20M50 88V17M50 88l14-68M50 88l28-60" stroke="#0e3d44" stroke-width="2.5" opacity=".8"/><path d="M8 40c22-30 62-30 84 0" fill="none" stroke="#e9b968" stroke-width="5"/><circle cx="50" cy="88" r="6" fill="#e9b968"/>`,
  door: `<path d="M20 96V34c0-18 14-30 30-30s30 12 30 30v62z" fill="url(#copper)"/><path d="M30 92V38c0-13 9-22 20-22s20 9 20 22v54z" fill="#3a1d12" opacity=".55"/><path d="M50 18v72" stroke="#e9b07a" stroke-width="2" opacity=".6"/><circle cx="62" cy="56" r="4" fill="#ffd9a8"/>`,
  trap: `<path d="M20 96V34c0-18 14-30 30-30s30 12 30 30v62z" fill="#2a1418"/><path d="M24 92l9-26 8 26 9-26 9 26 8-26 9 26z" fill="#d94b45"/><path d="M26 34l8 18 8-18 8 18 8-18 8 18 8-18" fill="none" stroke="#d94b45" stroke-width="4"/>`,
  open: `<path d="M20 96V34c0-18 14-30 30-30s30 12 30 30v62z" fill="url(#copper)"/><path d="M28 94V38c0-14 10-24 22-24s22 10 22 24v56z" fill="url(#glow)"/>`,
};

const stops = (...colours: string[]) =>
  colours
    .map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join("");

export const gradients = [
  `<radialGradient id="pale" cx=".4" cy=".35">${stops("#fffbe6", "#efe2b0", "#cdb87c")}</radialGradient>`,
  `<radialGradient id="red" cx=".5" cy=".5">${stops("#ffb36b", "#e2443a", "#8d1623")}</radialGradient>`,
  `<linearGradient id="orange" x2="1" y2="1">${stops("#ffd08a", "#f0702f", "#b83a1c")}</linearGradient>`,
  `<linearGradient id="teal" y2="1" x2=".3">${stops("#7fe0d0", "#1f8f92", "#0e4f5c")}</linearGradient>`,
  `<linearGradient id="copper" y2="1" x2=".6">${stops("#ffc48c", "#c4703a", "#6e3218")}</linearGradient>`,
  `<radialGradient id="glow" cx=".5" cy=".6">${stops("#fff4cf", "#f6c66a", "#a8622a")}</radialGradient>`,
  `<radialGradient id="warm"><stop offset="0" stop-color="#ff9a4c" stop-opacity=".5"/><stop offset="1" stop-color="#ff7a3c" stop-opacity="0"/></radialGradient>`,
  `<radialGradient id="cool"><stop offset="0" stop-color="#fff1c0" stop-opacity=".45"/><stop offset="1" stop-color="#fff1c0" stop-opacity="0"/></radialGradient>`,
  `<linearGradient id="night" x2="0" y2="1">${stops("#0b1030", "#2b1c4a", "#7a2f4e")}</linearGradient>`,
  `<linearGradient id="hall" x2="0" y2="1">${stops("#120c12", "#3a1d1c", "#0d0a10")}</linearGradient>`,
].join("");

/** Places a drawing on a picture. */
export const placed = (name: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${drawings[name]}</g>`;
