/** The tabs of this section, also found by the search. */
export const affiliateTabs = [
  { value: "affiliates", label: "Affiliates" },
  { value: "statements", label: "Statements" },
] as const;
