/** The tabs of this section, also found by the search. */
export const supportTabs = [
  { value: "conversations", label: "Conversations" },
  { value: "report", label: "Report" },
  { value: "templates", label: "Templates" },
  { value: "tags", label: "Tags" },
  { value: "targets", label: "Targets" },
] as const;
