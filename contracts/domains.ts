/**
 * The product's domains. Contracts, services, the site, the console and the word files use the same names.
 */
export const domains = [
  "identity",
  "money",
  "play",
  "racing",
  "rewards",
  "site",
  "office",
  "protection",
  "sports",
  "poker",
] as const;
export type Domain = (typeof domains)[number];
