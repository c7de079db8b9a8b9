import { createContext, useContext } from "react";

/** What every screen of the racebook shares. */
export type RacingVisit = {
  /** Null for visitors. */
  session: string | null;
  /** The player's currency, or the site's for visitors. */
  currency: string;
  /** Path with query, to come back to after logging in. */
  path: string;
};

export const RacingContext = createContext<RacingVisit | null>(null);

export function useRacing(): RacingVisit {
  const visit = useContext(RacingContext);
  if (visit === null) throw new Error("useRacing needs the racebook around it");
  return visit;
}
