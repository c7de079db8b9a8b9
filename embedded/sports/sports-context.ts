import { createContext, useContext } from "react";
import type { Place } from "./paths.ts";

/** What every screen of the sportsbook shares. */
export type SportsVisit = {
  /** Null for visitors. */
  session: string | null;
  /** The player's currency, or the site's for visitors. */
  currency: string;
  place: Place;
  /** Path with query, to come back to after logging in. */
  path: string;
};

export const SportsContext = createContext<SportsVisit | null>(null);

export function useSports(): SportsVisit {
  const visit = useContext(SportsContext);
  if (visit === null) throw new Error("useSports needs the sportsbook around it");
  return visit;
}
