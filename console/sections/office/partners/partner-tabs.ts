/** The tabs of this section, also found by the search. */
export const partnerTabs = [
  { value: "keys", label: "API keys" },
  { value: "webhooks", label: "Webhooks" },
] as const;
