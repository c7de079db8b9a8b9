/** The section's tabs, which the console's search lists too. */
export const chatTabs = [
  { value: "desk", label: "Desk" },
  { value: "transcripts", label: "Transcripts" },
  { value: "hours", label: "Hours" },
] as const;
