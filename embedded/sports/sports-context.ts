import { createContext, useContext } from "react";
import type { Place } from "./paths.ts";

/** The context shared by every screen of the sportsbook. */
export type SportsVisit = {
  /** The player's session; null for visitors. */
  session: string | null;
  /** The player's currency, or the site's for visitors. */
  currency: string;
  place: Place;
  /** The path and query to return to after logging in. */
  path: string;
};

export const SportsContext = createContext<SportsVisit | null>(null);

export function useSports(): SportsVisit {
  const visit = useContext(SportsContext);
  if (visit === null) throw new Error("useSports needs the sportsbook around it");
  return visit;
}
