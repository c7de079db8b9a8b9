/** The styles shared by the cards of all virtual sports channels. */
export const cardClass =
  "grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-line bg-velvet p-4";

export const roundLinkClass =
  "flex min-h-11 items-center justify-between gap-3 rounded-chip border border-line bg-raised px-3 text-sm hover:border-brass";
