/** The section's tabs, which the console's search lists too. */
export const bonusTabs = [
  { value: "offers", label: "Offers" },
  { value: "grants", label: "Grants" },
  { value: "tiers", label: "Tiers and rates" },
] as const;
