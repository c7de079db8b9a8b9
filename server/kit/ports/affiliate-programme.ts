/** Looks up affiliates and counts their visitors. Implemented by the affiliates service. */
export type AffiliateProgramme = {
  /** Finds the affiliate whose link contains the token. */
  findOwner(token: string): Promise<{ affiliateId: string } | undefined>;
  /** Counts a visitor at most once a day for each link. */
  countClick(click: { token: string; visitor: string; campaign: string; landingPath: string }): Promise<void>;
};
