/** The form's labels for fields of a mission whose label differs from the field's name. */
export const missionLabels: Readonly<Record<string, string>> = {
  count: "How many",
  multiple: "From multiple (×)",
  minimumOdds: "Minimum odds",
  period: "Repeats",
  timeZone: "Time zone",
  startsAt: "From (UTC)",
  endsAt: "Until (UTC)",
  minimumStake: "Minimum stake",
  tiers: "Only for these tiers",
  countries: "Only in these countries",
  brands: "Only for these brands",
};
