const names: Readonly<Record<string, string>> = {
  football: "Football",
  basketball: "Basketball",
  "american-football": "American football",
  "ice-hockey": "Ice hockey",
  baseball: "Baseball",
  tennis: "Tennis",
  "table-tennis": "Table tennis",
  darts: "Darts",
  cricket: "Cricket",
  esports: "Esports",
};

export const sportName = (sport: string): string => names[sport] ?? sport;

/**
 * The names of the parts of a match in each sport: singular, plural, and whether winning most of them wins the match.
 */
type Segment = { one: string; many: string; decides: boolean };
const halves: Segment = { one: "half", many: "halves", decides: false };
const quarters: Segment = { one: "quarter", many: "quarters", decides: false };
const segments: Readonly<Record<string, Segment>> = {
  football: halves,
  basketball: quarters,
  "american-football": quarters,
  baseball: { one: "inning", many: "innings", decides: false },
  tennis: { one: "set", many: "sets", decides: true },
  "table-tennis": { one: "game", many: "games", decides: true },
  darts: { one: "leg", many: "legs", decides: true },
  cricket: { one: "innings", many: "innings", decides: false },
  esports: { one: "map", many: "maps", decides: true },
};

export const segmentOf = (sport: string): Segment =>
  segments[sport] ?? { one: "period", many: "periods", decides: false };

export const sportOptions = [
  { value: "", label: "All sports" },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
