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

export const sportOptions = [
  { value: "", label: "All sports" },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
