/** The tabs of this section, also found by the search. */
export const racingTabs = [
  { value: "races", label: "Races" },
  { value: "pools", label: "Pools" },
  { value: "terms", label: "Pool terms" },
] as const;
