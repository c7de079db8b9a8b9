/** The section's tabs, which the console's search lists too. */
export const contentTabs = [
  { value: "documents", label: "Documents" },
  { value: "scheduled", label: "Scheduled" },
  { value: "pictures", label: "Pictures" },
  { value: "misses", label: "Help searches" },
] as const;
