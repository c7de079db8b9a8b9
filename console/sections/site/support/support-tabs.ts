/** The section's tabs, which the console's search lists too. */
export const supportTabs = [
  { value: "conversations", label: "Conversations" },
  { value: "report", label: "Report" },
  { value: "templates", label: "Templates" },
  { value: "tags", label: "Tags" },
  { value: "targets", label: "Targets" },
] as const;
