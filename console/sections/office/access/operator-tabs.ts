/** The tabs of this section, also found by the search. */
export const operatorTabs = [
  { value: "operators", label: "Operators" },
  { value: "roles", label: "Roles" },
] as const;
