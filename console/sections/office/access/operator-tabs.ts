/** The section's tabs, which the console's search lists too. */
export const operatorTabs = [
  { value: "operators", label: "Operators" },
  { value: "roles", label: "Roles" },
] as const;
