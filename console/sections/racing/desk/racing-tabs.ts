/** The section's tabs, which the console's search lists too. */
export const racingTabs = [
  { value: "races", label: "Races" },
  { value: "pools", label: "Pools" },
  { value: "terms", label: "Pool terms" },
] as const;
