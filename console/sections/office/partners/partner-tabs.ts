/** The section's tabs, which the console's search lists too. */
export const partnerTabs = [
  { value: "keys", label: "API keys" },
  { value: "webhooks", label: "Webhooks" },
] as const;
