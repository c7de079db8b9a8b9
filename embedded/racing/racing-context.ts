import { createContext, useContext } from "react";

/** The context shared by every screen of the racebook. */
export type RacingVisit = {
  /** The player's session; null for visitors. */
  session: string | null;
  /** The player's currency, or the site's for visitors. */
  currency: string;
  /** The path and query to return to after logging in. */
  path: string;
};

export const RacingContext = createContext<RacingVisit | null>(null);

export function useRacing(): RacingVisit {
  const visit = useContext(RacingContext);
  if (visit === null) throw new Error("useRacing needs the racebook around it");
  return visit;
}
