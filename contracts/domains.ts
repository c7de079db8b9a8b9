/** The domains of the product: the same words in contracts, services, the site, the console and the word files. */
export const domains = ["identity", "money", "play", "rewards", "site", "office", "protection"] as const;
export type Domain = (typeof domains)[number];
