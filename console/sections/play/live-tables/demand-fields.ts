import type { TableDemand } from "@parlour/contracts/entities/table-demand";

export type DemandFields = {
  name: keyof TableDemand;
  label: string;
  hint: (hasSeats: boolean) => string;
  max: number;
};

/** The fields of a game's demand settings, with the limits that the API accepts. */
export const demandFields: readonly DemandFields[] = [
  {
    name: "playersPerTable",
    label: "Players per table",
    hint: (hasSeats) =>
      `Another table opens when each open one has more ${hasSeats ? "players in seats" : "connected players"} than this.`,
    max: 10_000,
  },
  {
    name: "closeAfterMinutes",
    label: "Close after minutes",
    hint: () => "A further table closes after its round when it has been empty for this long.",
    max: 1_440,
  },
  {
    name: "mostTables",
    label: "Maximum tables",
    hint: () => "Including the first. With 1, no further table opens.",
    max: 10,
  },
];

export function demandFault(name: keyof TableDemand, text: string): string | undefined {
  const { max } = demandFields.find((field) => field.name === name)!;
  const isValid = /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max;
  return isValid ? undefined : `Enter a whole number from 1 to ${max}.`;
}

/** Parses the demand settings that an operator typed; returns null if a field is invalid. */
export function parseDemand(typed: Record<keyof TableDemand, string>): TableDemand | null {
  if (demandFields.some(({ name }) => demandFault(name, typed[name]) !== undefined)) return null;
  return {
    playersPerTable: Number(typed.playersPerTable),
    closeAfterMinutes: Number(typed.closeAfterMinutes),
    mostTables: Number(typed.mostTables),
  };
}
