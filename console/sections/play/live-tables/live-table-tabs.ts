/** The section's tabs, which the console's search lists too. */
export const liveTableTabs = [
  { value: "reported", label: "Reported messages" },
  { value: "messages", label: "All messages" },
  { value: "mutes", label: "Muted players" },
  { value: "tables", label: "Tables" },
  { value: "rounds", label: "Rounds" },
  { value: "events", label: "Events" },
] as const;
