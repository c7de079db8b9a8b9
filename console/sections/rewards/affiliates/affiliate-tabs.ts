/** The section's tabs, which the console's search lists too. */
export const affiliateTabs = [
  { value: "affiliates", label: "Affiliates" },
  { value: "statements", label: "Statements" },
] as const;
