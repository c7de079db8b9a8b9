/** The tabs of this section, also found by the search. */
export const contentTabs = [
  { value: "documents", label: "Documents" },
  { value: "scheduled", label: "Scheduled" },
  { value: "pictures", label: "Pictures" },
  { value: "misses", label: "Help searches" },
] as const;
