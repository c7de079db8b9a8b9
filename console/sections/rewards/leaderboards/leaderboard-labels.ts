/** The form's labels for fields of a leaderboard whose label differs from the field's name. */
export const leaderboardLabels: Readonly<Record<string, string>> = {
  kind: "Ranked by",
  startsAt: "From (UTC)",
  endsAt: "Until (UTC)",
  minimumStake: "Minimum stake",
  brands: "Only for these brands",
  multiple: "From multiple (×)",
};
