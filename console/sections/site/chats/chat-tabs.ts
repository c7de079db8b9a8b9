/** The tabs of this section, also found by the search. */
export const chatTabs = [
  { value: "desk", label: "Desk" },
  { value: "transcripts", label: "Transcripts" },
  { value: "hours", label: "Hours" },
] as const;
