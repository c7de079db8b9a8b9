/** The tabs of this section, also found by the search. */
export const bonusTabs = [
  { value: "offers", label: "Offers" },
  { value: "grants", label: "Grants" },
  { value: "tiers", label: "Tiers and rates" },
] as const;
